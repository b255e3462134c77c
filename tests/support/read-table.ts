import { readFileSync } from 'node:fs';

/** Returns the rows of a tab-separated table whose first line names the columns. */
export function readTable(file: string): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

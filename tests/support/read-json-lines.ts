import { readFileSync } from 'node:fs';

/** Returns the rows of a file with a JSON document on each line. */
export function readJsonLines<Row>(file: string): readonly Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

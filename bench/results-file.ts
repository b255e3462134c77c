import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

const FILE = new URL('./results.md', import.meta.url);
const TITLE = '# Measurements\n\nWritten by `npm run bench`; one part alone: `npm run bench -- match` (or `http`, `pages`).\n';

/** The parts in the order of the file. */
export const PARTS = ['match', 'http', 'pages'] as const;
export type Part = (typeof PARTS)[number];

const opening = (part: Part) => `<!-- ${part} -->`;
const closing = (part: Part) => `<!-- /${part} -->`;

/** Writes one part's section of bench/results.md. The sections of other parts are kept. */
export function writeSection(part: Part, text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const sections = PARTS.flatMap((each) => {
    if (each === part) return [text.trim()];
    const from = before.indexOf(opening(each));
    const to = before.indexOf(closing(each));
    if (from === -1 || to === -1) return [''];
    return [before.slice(from + opening(each).length, to).trim()];
  });
  const written = PARTS.map((each, place) => {
    const section = sections[place] ?? '';
    return section === '' ? '' : `${opening(each)}\n\n${section}\n\n${closing(each)}\n`;
  });
  const file = [TITLE, ...written.filter((section) => section !== '')].join('\n');
  writeFileSync(FILE, file.replaceAll(/\n{3,}/g, '\n\n'));
}

/** Describes the machine and its load, for the head of a section. */
export function machine(): string {
  const load = (loadavg()[1] ?? 0).toPrecision(2);
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load average ${load} when it ended`;
}

/** One row of a table. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

import { readFileSync, statSync } from 'node:fs';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../project-folder.ts';

/** The folder of the bundled source records. */
export const CATALOGUE_FOLDER = join(PROJECT_FOLDER, 'data/catalogue');

/** The setting under which a database keeps which bundle it was filled from. */
export const BUNDLE_SETTING = 'bundled catalogue';

/** Raised when a reader takes more out of the same rows, or rules judge them otherwise: databases then read the bundle again. */
const READING = '16: 100 ml of a drink is no serving, names of proteins';

/** Identifies the bundle of this version: a hash of the list of sources, the sizes of its files, and how they are read. */
export function bundleVersion(): string {
  const list = readFileSync(join(CATALOGUE_FOLDER, 'sources.json'), 'utf8');
  const sources = JSON.parse(list) as { readonly file: string | null }[];
  const files = [...sources.flatMap(({ file }) => file ?? []), 'lab-tests-2026.jsonl'];
  const sizes = files.map((file) => `${file} ${statSync(join(CATALOGUE_FOLDER, file)).size}`);
  return hash('sha256', [list, ...sizes, READING].join('\n')).slice(0, 16);
}

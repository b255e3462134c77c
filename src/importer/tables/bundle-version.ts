import { readFileSync, statSync } from 'node:fs';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../project-folder.ts';

/** The folder of the bundled source records. */
export const CATALOGUE_FOLDER = join(PROJECT_FOLDER, 'data/catalogue');

/** The setting that stores which bundle a database was filled from. */
export const BUNDLE_SETTING = 'bundled catalogue';

/** Incremented when readers take more from the same rows, or judge them differently, so that databases read the bundle again. */
const READING = '22: parts of lists, uses, catalogue of November';

/** Identifies this version's bundle by a hash of its sources, the sizes of its files, and `READING`. */
export function bundleVersion(): string {
  const list = readFileSync(join(CATALOGUE_FOLDER, 'sources.json'), 'utf8');
  const sources = JSON.parse(list) as { readonly file: string | null }[];
  const files = [...sources.flatMap(({ file }) => file ?? []), 'lab-tests-2026.jsonl'];
  const sizes = files.map((file) => `${file} ${statSync(join(CATALOGUE_FOLDER, file)).size}`);
  return hash('sha256', [list, ...sizes, READING].join('\n')).slice(0, 16);
}

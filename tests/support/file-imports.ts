import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of modules of ours, also those that are loaded later. */
const ANY = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g;
/** What is loaded with a module: no types. */
const LOADED = /^(?:import|export) (?!type\b)[^;]*? from '([#.][^']+)'/gm;

/** The files that a source file imports, as paths from the project's folder: all, or those that are loaded with it. */
export function importsOf(file: string, which: 'all' | 'loaded'): readonly string[] {
  const found = readFileSync(file, 'utf8').matchAll(which === 'all' ? ANY : LOADED);
  return Array.from(found, ([, path = '']) =>
    path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path),
  );
}

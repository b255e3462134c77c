import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Any import of our own modules, including dynamic ones. */
const ANY = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g;
/** Imports that are loaded together with a module; no types. */
const LOADED = /^(?:import|export) (?!type\b)[^;]*? from '([#.][^']+)'/gm;

/**
 * Returns the files that a source file imports, as paths from the project's folder: all, or those loaded together with
 * it.
 */
export function importsOf(file: string, which: 'all' | 'loaded'): readonly string[] {
  const found = readFileSync(file, 'utf8').matchAll(which === 'all' ? ANY : LOADED);
  return Array.from(found, ([, path = '']) =>
    path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path),
  );
}

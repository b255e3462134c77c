import type { Lexicon } from '../vocabulary/meanings.ts';
import type { Atom } from './atom.ts';

/** "inkl.", "u.", "bzw.": the full stop is of the word, and ends no sentence. */
export function withAbbreviations(
  atoms: readonly Atom[],
  { abbreviations }: Lexicon,
): readonly Atom[] {
  const isStopOf = (stop: Atom | undefined, word: Atom | undefined): boolean =>
    stop?.key === '.' &&
    !stop.spaced &&
    word?.kind === 'joiner' &&
    abbreviations.has(`${word.meaning?.language} ${word.key}`);
  return atoms.flatMap((atom, at) => {
    const next = atoms[at + 1];
    if (isStopOf(atom, atoms[at - 1])) return [];
    return next !== undefined && isStopOf(next, atom) ? [{ ...atom, end: next.end }] : [atom];
  });
}

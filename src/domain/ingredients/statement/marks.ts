import type { Atom } from '../names/atom.ts';

/** Marks that say no to what they stand beside. */
export const CROSSES = '✗✘❌✖';

export function isOpening(atom: Atom | undefined): boolean {
  return isMark(atom, '([{');
}

export function isClosing(atom: Atom | undefined): boolean {
  return isMark(atom, ')]}');
}

export function isSeparator(atom: Atom | undefined): boolean {
  return isMark(atom, ',;•·●▪■|');
}

export function isMark(atom: Atom | undefined, keys: string): boolean {
  return atom?.kind === 'mark' && keys.includes(atom.key);
}

/** "etc.", "and others". */
export function isOpenEnd({ meaning }: Atom): boolean {
  return meaning?.value === 'open';
}

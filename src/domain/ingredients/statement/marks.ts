import type { Atom } from '../names/atom.ts';

const OPENING = '([{';
const CLOSING = ')]}';
const SEPARATORS = ',;•·●▪■|';

/** Marks that say no to what they stand beside. */
export const CROSSES = '✗✘❌✖';

export function isOpening({ kind, key }: Atom): boolean {
  return kind === 'mark' && OPENING.includes(key);
}

export function isClosing({ kind, key }: Atom): boolean {
  return kind === 'mark' && CLOSING.includes(key);
}

export function isSeparator({ kind, key }: Atom): boolean {
  return kind === 'mark' && SEPARATORS.includes(key);
}

export function isMark(atom: Atom | undefined, keys: string): boolean {
  return atom?.kind === 'mark' && keys.includes(atom.key);
}

/** "etc.", "and others". */
export function isOpenEnd({ kind, meaning }: Atom): boolean {
  return kind === 'no ingredient' && meaning?.value === 'open';
}

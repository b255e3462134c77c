import { isClosing, isMark, isOpening } from '../statement/marks.ts';
import type { Atom } from './atom.ts';

/** A square bracket as scanning reads it. */
const AS_LETTER = /^[lji1!|]$/u;

/** "[isolate, BCAA (leucine, valine)J, cocoa": behind a bracket a letter that closes the one around it. */
export function withScannedBrackets(atoms: readonly Atom[]): readonly Atom[] {
  let depth = 0;
  return atoms.map((atom, at): Atom => {
    if (isOpening(atom)) depth += 1;
    else if (isClosing(atom)) depth -= 1;
    const stands = isClosing(atoms[at - 1]) && !atom.spaced && isMark(atoms[at + 1], ',;.)]');
    if (depth <= 0 || !stands || !AS_LETTER.test(atom.key)) return atom;
    depth -= 1;
    return { ...atom, kind: 'mark', key: ']', meaning: null, others: [], repaired: null };
  });
}

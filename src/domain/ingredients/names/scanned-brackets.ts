import type { Atom } from './atom.ts';

const OPENING = '([{';
const CLOSING = ')]}';
/** A square bracket as scanning reads it. */
const AS_LETTER = /^[lji1!|]$/u;

function isOf(marks: string, atom: Atom | undefined): boolean {
  return atom?.kind === 'mark' && marks.includes(atom.key);
}

/** "[isolate, BCAA (leucine, valine)J, cocoa": behind a bracket a letter that closes the one around it. */
export function withScannedBrackets(atoms: readonly Atom[]): readonly Atom[] {
  let depth = 0;
  return atoms.map((atom, at): Atom => {
    if (isOf(OPENING, atom)) depth += 1;
    else if (isOf(CLOSING, atom)) depth -= 1;
    const stands = isOf(CLOSING, atoms[at - 1]) && !atom.spaced && isOf(',;.)]', atoms[at + 1]);
    if (depth <= 0 || !stands || !AS_LETTER.test(atom.key)) return atom;
    depth -= 1;
    return { ...atom, kind: 'mark', key: ']', meaning: null, others: [], repaired: null };
  });
}

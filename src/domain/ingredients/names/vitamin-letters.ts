import { isMark } from '../statement/marks.ts';
import { type Lexicon, nameOf } from '../vocabulary/meanings.ts';
import type { Atom } from './atom.ts';

const LETTER = /^(?:[abcdehk]|pp|[dk][123])$/u;
const HEADING = 'vitamins';

function isVitamin({ meaning }: Atom): boolean {
  return meaning?.entry?.roles.includes('vitamin') === true;
}

/** "A e D" is "A and D" in Italian: a small word between two letters, or behind a bracket, "(B9) e B12". */
function joins(atoms: readonly Atom[], at: number): boolean {
  const before = atoms[at - 1];
  const parts = before?.kind === 'mark' && before.key !== ')';
  return atoms[at]?.kind === 'joiner' && !parts && atoms[at + 1]?.kind !== 'mark';
}

/** "Vitamines C, E, B3": the first letter is read with the word. */
function begins({ key }: Atom, { phrases }: Lexicon): boolean {
  const [first = '', letter, more] = key.split(' ');
  if (letter === undefined || more !== undefined) return false;
  return phrases.get(first)?.meanings.some(({ entry }) => entry?.canonical === HEADING) === true;
}

/** Whether what follows an atom may still be a letter of the list. */
function staysWithin(atom: Atom, within: boolean, lexicon: Lexicon): boolean {
  if (atom.meaning?.entry?.canonical === HEADING) return true;
  if (isVitamin(atom) && begins(atom, lexicon)) return true;
  if (atom.kind === 'mark') return within && !';.'.includes(atom.key);
  return within && (atom.kind === 'joiner' || atom.kind === 'quantity' || isVitamin(atom));
}

/** "D-delta-tocopherol" is a form of E; in "A-C-E-B1" each is a vitamin. */
function isOfForm(atoms: readonly Atom[], at: number): boolean {
  const next = atoms[at + 2];
  return isMark(atoms[at + 1], '-') && next?.kind === 'name' && /\p{L}{3}/u.test(next.key);
}

/** "Vitamins (A, C and E)", "vitamines : E, C, B1": single letters behind the heading, up to the first that is no vitamin. */
export function withVitaminLetters(atoms: readonly Atom[], lexicon: Lexicon): readonly Atom[] {
  let within = false;
  return atoms.map((atom, at): Atom => {
    const letter = within && LETTER.test(atom.key) && !joins(atoms, at) && !isOfForm(atoms, at);
    const meaning = letter ? nameOf(['vitamin', atom.key], lexicon) : null;
    if (meaning !== null) return { ...atom, kind: 'name', meaning, others: [], repaired: null };
    within = staysWithin(atom, within, lexicon);
    return atom;
  });
}

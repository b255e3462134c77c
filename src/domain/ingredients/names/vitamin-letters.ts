import type { Lexicon, Meaning } from '../vocabulary/meanings.ts';
import type { Atom } from './find-atoms.ts';

const LETTER = /^[acdehk]$/u;
const HEADING = 'vitamins';

/** What "vitamin c" means. */
function meaningOf(letter: string, { phrases }: Lexicon): Meaning | null {
  const meanings = phrases.get('vitamin')?.longer?.get(letter)?.meanings ?? [];
  return meanings.find(({ kind }) => kind === 'name') ?? null;
}

function isVitamin({ meaning }: Atom): boolean {
  return meaning?.entry?.roles.includes('vitamin') === true;
}

/** "Vitamins (A, C and E)", "vitamines : E, C, B1": single letters behind the heading, up to the first that is no vitamin. */
export function withVitaminLetters(atoms: readonly Atom[], lexicon: Lexicon): readonly Atom[] {
  let within = false;
  return atoms.map((atom, at) => {
    if (atom.kind === 'mark' || atom.kind === 'quantity') {
      if (';.'.includes(atom.key)) within = false;
      return atom;
    }
    // "A e D" is "A and D" in Italian.
    const between = atoms[at - 1]?.kind !== 'mark' && atoms[at + 1]?.kind !== 'mark';
    const joins = atom.kind === 'joiner' && between;
    const letter = within && !joins && LETTER.test(atom.key);
    const meaning = letter ? meaningOf(atom.key, lexicon) : null;
    if (meaning !== null)
      return { ...atom, kind: 'name', meaning, others: [], repaired: null } satisfies Atom;
    if (atom.meaning?.entry?.canonical === HEADING) within = true;
    else if (atom.kind !== 'joiner' && !isVitamin(atom)) within = false;
    return atom;
  });
}

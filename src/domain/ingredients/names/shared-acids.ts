import { type Lexicon, nameOf } from '../vocabulary/meanings.ts';
import type { Atom } from './atom.ts';

function joinsAcids({ kind, key, meaning }: Atom): boolean {
  if (kind === 'mark') return ',/&'.includes(key);
  return meaning?.value === 'and' || meaning?.value === 'or';
}

/** "Malic, citric and ascorbic acid": what the last word of the row says is said of each. */
export function withSharedAcids(atoms: readonly Atom[], lexicon: Lexicon): readonly Atom[] {
  let acid = false;
  return atoms
    .toReversed()
    .map((atom): Atom => {
      const shared = acid && atom.kind === 'unread' ? nameOf([atom.key, 'acid'], lexicon) : null;
      if (shared !== null)
        return { ...atom, kind: 'name', meaning: shared, others: [], repaired: null };
      acid = (acid && joinsAcids(atom)) || (atom.kind === 'name' && / acids?$/u.test(atom.key));
      return atom;
    })
    .reverse();
}

import type { Atom } from '../names/atom.ts';
import { isMark } from './marks.ts';
import { namesAllergen } from './sentences.ts';

/** "other than", "außer", "sauf". */
export function isException({ meaning }: Atom): boolean {
  return meaning?.value === 'except';
}

/**
 * Where the one name stands that a warning takes out of the allergen before it: "nuts other than peanuts", "Nüsse (außer
 * Erdnüssen)"; null where it takes out none. What follows behind "and" may be warned of again.
 */
export function findExcepted(atoms: readonly Atom[], at: number): number | null {
  const last = atoms.slice(at - 2, at).findLast((atom) => !isMark(atom, '(,'));
  if (last === undefined || !namesAllergen(last)) return null;
  let next = at + 1;
  // "the", "de"
  while (atoms[next]?.kind === 'joiner') next += 1;
  return next;
}

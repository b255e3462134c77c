import type { Atom } from '../names/atom.ts';
import { isMark } from './marks.ts';
import { namesAllergen } from './sentences.ts';

/** "other than", "außer", "sauf". */
export function isException({ kind, meaning }: Atom): boolean {
  return kind === 'joiner' && meaning?.value === 'except';
}

/** "the", "de" */
function isSmall({ kind, meaning }: Atom): boolean {
  return kind === 'joiner' && meaning?.value !== 'and';
}

/**
 * Where the one name stands that a warning takes out of the allergen before it: "nuts other than peanuts", "Nüsse (außer
 * Erdnüssen)"; null where it takes out none. What follows behind "and" may be warned of again.
 */
export function findExcepted(atoms: readonly Atom[], at: number): number | null {
  const before = atoms.slice(Math.max(0, at - 2), at).filter((atom) => !isMark(atom, '(,'));
  const last = before.at(-1);
  if (last === undefined || !namesAllergen(last)) return null;
  let next = at + 1;
  for (let atom = atoms[next]; atom !== undefined && isSmall(atom); atom = atoms[next]) next += 1;
  const name = atoms[next];
  return name?.kind === 'name' && namesAllergen(name) ? next : null;
}

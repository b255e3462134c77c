import { headsIngredients } from '../statement/marks.ts';
import type { Lexicon, Meaning } from '../vocabulary/meanings.ts';
import { editDistance } from '../words/edit-distance.ts';
import type { Atom } from './atom.ts';

/** Shorter headings are too near to other words. */
const SHORTEST = 7;
/** From so many letters on two may be wrong. */
const LONG = 9;

/** Words before a colon that are compared; hostile texts have more. */
const MOST_TRIED = 50;

function headingNear({ kind, key, others }: Atom, { listHeadings }: Lexicon): Meaning | null {
  if (kind !== 'unread' || others.length > 0 || key.length < SHORTEST) return null;
  let best: Meaning | null = null;
  let limit = key.length < LONG ? 1 : 2;
  for (const [heading, meaning] of listHeadings) {
    const distance = heading.length < SHORTEST ? Infinity : editDistance(key, heading, limit);
    if (distance > limit) continue;
    limit = distance - 1;
    best = meaning;
  }
  return best;
}

/** "NGREDIENTS: …", "Ingredienb: …": before a colon the damaged heading of a list, in a text that has no other. */
export function withDamagedHeading(atoms: readonly Atom[], lexicon: Lexicon): readonly Atom[] {
  const opens = (at: number): boolean => atoms[at + 1]?.key === ':';
  let tried = 0;
  let found = atoms.some((atom, at) => headsIngredients(atom) && opens(at));
  return atoms.map((atom, at): Atom => {
    if (found || !opens(at) || tried > MOST_TRIED) return atom;
    tried += 1;
    const meaning = headingNear(atom, lexicon);
    if (meaning === null) return atom;
    found = true;
    return { ...atom, kind: 'cue', meaning };
  });
}

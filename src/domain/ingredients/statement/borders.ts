import type { Atom, Atoms } from '../names/atom.ts';
import { beginsAnew, turnsRound } from './denials.ts';
import { isClosing, isMark, isOpening } from './marks.ts';
import type { OpenRegion } from './placed-atom.ts';
import { listsOn } from './prose.ts';
import { declaresAllergens, endsDenial, restBehind } from './sentences.ts';

/** Where words stand that may open a region. */
interface Standing {
  readonly region: OpenRegion['region'];
  /** Brackets around them. */
  readonly depth: number;
  /** The first atom of their sentence. */
  readonly start: number;
}

export function beginsSentence(atoms: Atoms, at: number, start: number): boolean {
  return at === start || isMark(atoms[at - 1], ':*)"');
}

function* outsideBrackets(atoms: Iterable<Atom>): Generator<Atom> {
  let depth = 0;
  for (const atom of atoms) {
    if (isOpening(atom)) depth += 1;
    if (depth === 0) yield atom;
    if (isClosing(atom)) depth -= 1;
  }
}

/** "Contains milk." declares; in a list or a bracket it says what is mixed in, unless nothing but allergens follows. */
export function opensDeclaration(
  atoms: Atoms,
  at: number,
  { region, depth, start }: Standing,
): boolean {
  const heads = isMark(atoms[at + 1], ':');
  if (region === 'precaution') return heads || at <= start;
  if (region !== 'list') return true;
  if (listsOn([...restBehind(atoms, at)]) || isOpening(atoms[at - 1])) return false;
  if (depth === 0 && (heads || beginsSentence(atoms, at, start))) return true;
  // "creamer (oil, lecithin, cocoa. Contains milk, soy (lecithin).": the bracket is never closed.
  if (depth > 0 && at === start && declaresAllergens(outsideBrackets(restBehind(atoms, at)), false))
    return true;
  return declaresAllergens(restBehind(atoms, at), depth > 0);
}

/** "Free from milk and soya but packed where …", "ohne Soja mit Milch", "ohne Zuckerzusatz Milchpulver" */
export function endsDeniedNames(
  atom: Atom,
  before: Atom | undefined,
  untilSeparator: boolean,
): boolean {
  return (
    turnsRound(atom, before) ||
    beginsAnew(atom, before, untilSeparator) ||
    (untilSeparator && endsDenial(atom))
  );
}

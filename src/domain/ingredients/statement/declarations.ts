import { type Atom, type Atoms, isClosing, isMark, isOpening } from '../names/atom.ts';
import type { OpenRegion } from './placed-atom.ts';
import { namesAdditives } from './prose.ts';
import { namesAllergen, restBehind } from './sentences.ts';

/** The position of words that may open a region. */
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

/** "… milk, egg": only allergens, to the end of the sentence or of the bracket. */
function namesAllergensOnly(sentence: Iterable<Atom>, inBracket: boolean): boolean {
  let named = false;
  for (const atom of sentence) {
    if (inBracket && isClosing(atom)) break;
    if (atom.kind === 'unread' || (atom.kind === 'name' && !namesAllergen(atom))) return false;
    named ||= atom.kind === 'name';
  }
  return named;
}

/** From this many ingredients that are not allergens, if they outnumber those that are, it is a list and not a declaration. */
const MIN_INGREDIENTS = 3;

/**
 * "Contém: emulsificante lecitina de girassol, …", "Also contains: maltodextrin, salt, sucralose", "contains lcss than 2 %
 * of: …": after the verb the list continues.
 */
function listsOn(rest: Atoms): boolean {
  if (namesAdditives(rest)) return true;
  const names = rest.filter(({ kind }) => kind === 'name');
  const allergens = names.filter(namesAllergen).length;
  const plain = names.length - allergens;
  const first = rest.findIndex(({ kind }) => kind === 'name');
  const heads = rest.slice(0, Math.max(0, first)).some((atom) => isMark(atom, ':'));
  return heads && plain >= MIN_INGREDIENTS && plain > allergens;
}

/** "Contains milk." is a declaration; in a list or a bracket it says what is mixed in, unless only allergens follow. */
export function opensDeclaration(
  atoms: Atoms,
  at: number,
  { region, depth, start }: Standing,
): boolean {
  const heads = isMark(atoms[at + 1], ':');
  if (region === 'precaution') return heads || at <= start;
  if (region !== 'list') return true;
  const rest = [...restBehind(atoms, at)];
  // "… salt. (Contains milk)"
  const within = isOpening(atoms[at - 1]) && at - 1 > start;
  if (listsOn(rest) || within) return false;
  if (depth === 0 && (heads || beginsSentence(atoms, at, start))) return true;
  // "creamer (oil, lecithin, cocoa. Contains milk, soy (lecithin).": the bracket is never closed.
  if (at === start && namesAllergensOnly(outsideBrackets(rest), false)) return true;
  return namesAllergensOnly(rest, depth > 0);
}

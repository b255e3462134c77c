import { type Atom, type Atoms, isClosing, isMark, isOpening, says } from '../names/atom.ts';
import type { OpenRegion } from './placed-atom.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import { namesAdditives } from './prose.ts';
import { namesAllergen, restBehind } from './sentences.ts';

/** The position of words that may open a region. */
interface Standing extends Pick<OpenRegion, 'region' | 'basis'> {
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

/**
 * "May contain nuts Contains milk.", "may contain nuts and contains milk": the warning has no full stop. Not "a plant
 * that contains milk", nor "a plant that handles nuts and contains milk" (`placed`).
 */
function runsOn(atoms: Atoms, at: number, placed: boolean, lexicon: Lexicon): boolean {
  const [before, , next] = atoms.slice(at - 1, at + 2);
  if (before === undefined || next === undefined || !namesAllergen(next)) return false;
  if (says(before, 'and')) return !placed;
  const parts = lexicon.facilityWords.get(before.key);
  if (before.kind === 'mark') return !isOpening(before);
  if (before.kind === 'unread') return parts === undefined || parts.has('work');
  return namesAllergen(before) || before.kind === 'cue behind' || before.kind === 'cue';
}

/** "Contains milk." is a declaration; in a list or a bracket it says what is mixed in, unless only allergens follow. */
export function opensDeclaration(
  atoms: Atoms,
  at: number,
  { region, basis, depth, start }: Standing,
  lexicon: Lexicon,
): boolean {
  const heads = isMark(atoms[at + 1], ':');
  if (region === 'precaution' ? heads || at <= start : region !== 'list') return true;
  const before = atoms[at - 1];
  const rest = [...restBehind(atoms, at)];
  const onlyAllergens = (): boolean => namesAllergensOnly(rest, depth > 0);
  if (region === 'precaution')
    return runsOn(atoms, at, basis === 'facility', lexicon) && onlyAllergens();
  // "… salt. (Contains milk)"
  if (listsOn(rest) || (isOpening(before) && at - 1 > start)) return false;
  if (depth === 0 && (heads || beginsSentence(atoms, at, start))) return true;
  // "creamer (oil, lecithin, cocoa. Contains milk, soy (lecithin).": the bracket is never closed.
  if (at === start && namesAllergensOnly(outsideBrackets(rest), false)) return true;
  return onlyAllergens();
}

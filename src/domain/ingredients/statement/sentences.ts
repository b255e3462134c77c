import type { Atom } from '../names/atom.ts';
import { type Lexicon, LIST, ORIGIN, statesOrigin } from '../vocabulary/meanings.ts';
import { isClosing, isMark, isOpening, isSeparator } from './marks.ts';

/** A full stop, "!" or "?" before white space, or an empty line behind it. */
export function endsSentence(atom: Atom, next: Atom | undefined): boolean {
  if (next === undefined || next.paragraph) return true;
  return isMark(atom, '.!?') && (next.spaced || next.capital);
}

/**
 * Atoms that are looked at before or behind each word that may open a statement: a text of nothing but such words is read in
 * linear time. What would deny more than that denies nothing.
 */
export const MOST_SEEN = 100;

/** What follows up to the end of the sentence, or as many atoms of it. */
export function* sentenceFrom(
  atoms: readonly Atom[],
  at: number,
  most: number = atoms.length,
): Generator<Atom> {
  const until = Math.min(atoms.length, at + most);
  for (let index = at; index < until; index += 1) {
    const atom = atoms[index];
    if (atom === undefined) return;
    yield atom;
    if (endsSentence(atom, atoms[index + 1])) return;
  }
}

/** Whether a word is "not", "yes", "nor" or "only" in some language. */
export function isWordFor(
  meaning: 'not' | 'yes' | 'nor' | 'only',
  word: string,
  { claims }: Lexicon,
): boolean {
  return (
    claims.get(word)?.some(({ words, flag }) => flag === meaning && words.length === 1) === true
  );
}

/** Whether a word is "not" in some language. */
export function isNegation(word: string, lexicon: Lexicon): boolean {
  return isWordFor('not', word, lexicon);
}

/** A denial inside a list ends with its item, and where nobody knows what it speaks of. */
export function endsDenial(atom: Atom): boolean {
  return atom.kind === 'unread' || isSeparator(atom) || isMark(atom, ':');
}

/** "emulsifier: …", "emulsifier lecithin", ", emulsifier". */
function namesAdditive(before: Atom | undefined, last: Atom, atom: Atom): boolean {
  if (last.kind !== 'function') return false;
  if (atom.kind === 'name' || isMark(atom, '([{:')) return true;
  return before !== undefined && isSeparator(before);
}

/** Three atoms as only lists have them: "emulsifier: …", ", emulsifier", "containing …", "(milk)". */
function isListing(before: Atom | undefined, last: Atom, atom: Atom): boolean {
  if (namesAdditive(before, last, atom)) return true;
  if (before === undefined) return false;
  if (last.meaning?.value === 'containing') return true;
  const named = last.kind === 'name' && (last.meaning?.entry?.allergens.length ?? 0) > 0;
  return named && isClosing(atom) && isOpening(before);
}

function someTriple(
  atoms: Iterable<Atom>,
  test: (before: Atom | undefined, last: Atom, atom: Atom) => boolean,
): boolean {
  let before: Atom | undefined;
  let last: Atom | undefined;
  for (const atom of atoms) {
    if (atom.kind === 'name' && /^e ?\d{3}/u.test(atom.key)) return true;
    if (last !== undefined && test(before, last, atom)) return true;
    [before, last] = [last, atom];
  }
  return false;
}

function* untilHeading(atoms: Iterable<Atom>): Generator<Atom> {
  for (const atom of atoms) {
    if (atom.meaning?.value === LIST) return;
    yield atom;
  }
}

/**
 * A damaged text runs on from directions or an address into a list: an additive is named as only lists name it. Behind a heading
 * the list begins by itself.
 */
export function isList(atoms: Iterable<Atom>): boolean {
  return someTriple(untilHeading(atoms), isListing);
}

/** An additive is named with what it does, or by its number: that stands in no sentence about anything else. */
export function namesAdditives(atoms: Iterable<Atom>): boolean {
  return someTriple(atoms, namesAdditive);
}

/** So many ingredients that are no allergens, and more than those that are: a list and no declaration. */
const MOST_BESIDE_ALLERGENS = 3;

/** "Contém: emulsificante lecitina de girassol, …", "Also contains: maltodextrin, salt, sucralose": behind the verb the list goes on. */
export function listsOn(rest: readonly Atom[]): boolean {
  return namesAdditives(rest) || (isMark(rest[0], ':') && namesIngredients(rest));
}

/** "Maltodextrin, natural flavor, peanut flour, sucralose": an amount of names that no declaration of allergens has. */
function namesIngredients(atoms: Iterable<Atom>): boolean {
  let [plain, allergens] = [0, 0];
  for (const atom of atoms) {
    if (atom.kind !== 'name') continue;
    if (namesAllergen(atom)) allergens += 1;
    else if (atom.meaning?.entry?.kind === 'ingredient') plain += 1;
  }
  return plain >= MOST_BESIDE_ALLERGENS && plain > allergens;
}

/** "Trockenhefe", "stir-fried": what directs as a word of its own is but a part of this one. */
export function isPartOfWord(atoms: readonly Atom[], at: number): boolean {
  const isGlued = (left: number): boolean => {
    const [one, other] = [atoms[left], atoms[left + 1]];
    if (one === undefined || other === undefined || one.end !== other.start) return false;
    return one.kind !== 'mark' && other.kind !== 'mark';
  };
  const [hyphen, second] = [atoms[at + 1], atoms[at + 2]];
  const hyphened = isMark(hyphen, '-') && hyphen?.spaced === false && second?.spaced === false;
  return isGlued(at - 1) || isGlued(at) || (hyphened && second?.kind !== 'quantity');
}

/** A name, or what stands between names. */
export function isNameOrBetween({ kind, key }: Atom): boolean {
  return kind === 'name' || kind === 'joiner' || (kind === 'mark' && ',/&'.includes(key));
}

/** "Milk and soy may be present.", which elsewhere begins: "may be present: milk". */
export function followsItsNames(before: readonly Atom[], after: Iterable<Atom>): boolean {
  if (!before.some(namesAllergen) || !before.every(isNameOrBetween)) return false;
  for (const { kind } of after) if (kind === 'name' || kind === 'unread') return false;
  return true;
}

/** Words that open a statement only together with those that close it: "kann … enthalten". */
const SHORT_CUE = 6;

/** Whether an opening cue lacks the words that close it: "kann" without its "enthalten". */
export function isUnclosed({ meaning, key }: Atom, after: Iterable<Atom>): boolean {
  const closing = meaning?.closing ?? null;
  if (closing === null || key.length > SHORT_CUE) return false;
  for (const other of after) if (other.key === closing || closing.endsWith(other.key)) return false;
  return true;
}

/** An allergen, by its entry or by the words of declarations ("nuts"). */
export function namesAllergen({ meaning }: Atom): boolean {
  return (meaning?.entry?.allergens.length ?? 0) + (meaning?.allergens.length ?? 0) > 0;
}

/** "… milk, egg": nothing but allergens, to the end of the sentence or of the bracket. */
export function declaresAllergens(sentence: Iterable<Atom>, inBracket: boolean): boolean {
  let names = 0;
  for (const atom of sentence) {
    if (atom.kind === 'unread') return false;
    if (inBracket && isClosing(atom)) break;
    if (atom.kind !== 'name') continue;
    names += 1;
    if (atom.meaning?.entry === null || !namesAllergen(atom)) return false;
  }
  return names > 0;
}

/** An allergen by its name, or as what something is from: "du lait". */
export function namesAllergenOrSource(atom: Atom, { phrases }: Lexicon): boolean {
  if (namesAllergen(atom)) return true;
  if (atom.meaning === null || !statesOrigin(atom.meaning)) return false;
  const source = phrases.get(atom.meaning.value.slice(ORIGIN.length));
  return source?.meanings.some(({ entry }) => (entry?.allergens.length ?? 0) > 0) === true;
}

/**
 * "… in Germany from milk.", "made in the USA with milk", "product of milk", "Herkunft: Milch aus Österreich". What stands first
 * behind "distributed by" is the name of a `company`.
 */
export function namesOrigin(sentence: Iterable<Atom>, company: boolean): boolean {
  let last: Atom | undefined;
  for (const atom of sentence) {
    if (statesOrigin(atom.meaning)) return true;
    const joins = last?.meaning?.value === 'from' || last?.meaning?.value === 'with';
    const of = joins || (!company && (last === undefined || isMark(last, ':')));
    if (of && namesAllergen(atom)) return true;
    last = atom;
  }
  return false;
}

/** "Kann enthalten: Erdnüsse. Mandeln. Weizen Gerste": commas scanned as full stops; allergens, or some and what nobody knows. */
export function listsAllergensOn(sentence: Iterable<Atom>): boolean {
  let [names, unread] = [0, 0];
  for (const atom of sentence) {
    if (atom.kind === 'name' && namesAllergen(atom) && atom.meaning?.isAllergenWord === true)
      names += 1;
    else if (atom.kind === 'unread' && names > 1) unread += 1;
    else if (atom.kind !== 'joiner' && !isMark(atom, ',.;/')) return false;
  }
  return names > Math.min(unread, 1);
}

/** "60 g (Pulver) mit 180 ml Milch …": an amount of nothing that is named with another is a recipe, and no item of a list. */
export function isRecipe([first, ...rest]: readonly Atom[]): boolean {
  const amount = rest.findIndex(({ kind }) => kind === 'quantity');
  return (
    first?.kind === 'quantity' &&
    rest[amount - 1]?.kind === 'joiner' &&
    rest.slice(0, amount - 1).every(({ kind }) => kind === 'quality' || kind === 'unread')
  );
}

/** Behind a comma a name that is all of its item, qualities and amounts aside: a list goes on behind what interrupted it. */
export function resumesList(atoms: readonly Atom[], at: number): boolean {
  const before = atoms[at - 1];
  if (before === undefined || !isSeparator(before)) return false;
  let next = at;
  for (let atom = atoms[next]; atom?.kind === 'quality'; atom = atoms[next]) next += 1;
  if (atoms[next]?.kind !== 'name') return false;
  const [name, behind] = atoms.slice(next, next + 2);
  if (name === undefined || endsSentence(name, behind)) return true;
  return (
    behind !== undefined &&
    (behind.kind === 'quantity' || isSeparator(behind) || isMark(behind, '.(['))
  );
}

/** It names an ingredient, says something of one, or is not read. */
export function speaksOfIngredients(sentence: Iterable<Atom>): boolean {
  for (const { kind, meaning } of sentence)
    if (kind === 'name' || kind === 'unread' || (kind === 'cue' && meaning?.cue !== 'quantity'))
      return true;
  return false;
}

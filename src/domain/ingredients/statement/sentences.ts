import type { Atom, Atoms } from '../names/atom.ts';
import { bringsAllergens, type Lexicon, ORIGIN, statesOrigin } from '../vocabulary/meanings.ts';
import { isMark, isSeparator } from '../names/marks.ts';

/** A full stop, "!" or "?" before white space, or an empty line behind it. */
export function endsSentence(atom: Atom, next: Atom | undefined): boolean {
  if (next === undefined || next.paragraph) return true;
  return isMark(atom, '.!?') && (next.spaced || next.capital);
}

/** Atoms that are looked at around a word that may open a statement, so that reading is linear. More is not denied. */
export const MOST_SEEN = 100;

/** What follows up to the end of the sentence, or as many atoms of it. */
export function* sentenceFrom(
  atoms: Atoms,
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

/** What follows an atom in its sentence, as far as it is looked at. */
export function restBehind(atoms: Atoms, at: number): Iterable<Atom> {
  return sentenceFrom(atoms, at + 1, MOST_SEEN);
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

/** Neither a name nor a word that may be one. */
export function isNameless(atoms: Iterable<Atom>): boolean {
  return ![...atoms].some(({ kind }) => kind === 'name' || kind === 'unread');
}

/**
 * "Milk and soy may be present.", "vis, schaal- en weekdieren: kan sporen bevatten", which elsewhere begin: "may be present: milk".
 * What is no allergen before the words is of a list, which the warning is no part of.
 */
export function followsItsNames(before: Atoms, after: Iterable<Atom>, lexicon: Lexicon): boolean {
  const names = isMark(before.at(-1), ':') ? before.slice(0, -1) : before;
  const isWarnedOf = (atom: Atom): boolean => namesAllergenOrSource(atom, lexicon);
  const isBetween = (atom: Atom): boolean => atom.kind === 'joiner' || isMark(atom, ',/&-()');
  return (
    !isSeparator(names.at(-1)) &&
    names.every((atom) => isWarnedOf(atom) || isBetween(atom)) &&
    isNameless(after)
  );
}

/** Words that open a statement only together with those that close it: "kann … enthalten". */
const SHORT_CUE = 6;

/** Whether an opening cue lacks the words that close it: "kann" without its "enthalten". */
export function isUnclosed({ meaning, key }: Atom, after: Iterable<Atom>): boolean {
  const closing = meaning?.closing ?? null;
  if (closing === null || key.length > SHORT_CUE) return false;
  return ![...after].some((other) => closing.endsWith(other.key));
}

/** An allergen, by its entry or by the words of declarations ("nuts"). */
export function namesAllergen({ meaning }: Atom): boolean {
  return meaning !== null && bringsAllergens(meaning);
}

/** A function, or a name that is no allergen: nobody is warned of these, so they are of a list. */
export function isOfList(atom: Atom): boolean {
  return atom.kind === 'function' || (atom.kind === 'name' && !namesAllergen(atom));
}

/** An allergen other than milk, which directions name to mix with. */
export function namesMoreThanMilk(sentence: Iterable<Atom>): boolean {
  return [...sentence].some(({ meaning }) =>
    (meaning?.entry ?? meaning)?.allergens.some((allergen) => allergen !== 'milk'),
  );
}

/** An allergen by its name, or as what something is from: "du lait". */
export function namesAllergenOrSource(atom: Atom, { phrases }: Lexicon): boolean {
  if (namesAllergen(atom)) return true;
  if (atom.meaning === null || !statesOrigin(atom.meaning)) return false;
  const source = phrases.get(atom.meaning.value.slice(ORIGIN.length));
  return source?.meanings.some(bringsAllergens) === true;
}

/** "Kann enthalten: Erdnüsse. Mandeln. Weizen Gerste": commas scanned as full stops; allergens, or some and what nobody knows. */
export function listsAllergensOn(sentence: Iterable<Atom>): boolean {
  let [names, unread] = [0, 0];
  for (const atom of sentence) {
    if (namesAllergen(atom) && atom.meaning?.isAllergenWord === true) names += 1;
    else if (atom.kind === 'unread' && names > 1) unread += 1;
    else if (atom.kind !== 'joiner' && !isMark(atom, ',.;/')) return false;
  }
  return names > Math.min(unread, 1);
}

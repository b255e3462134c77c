import { type Atom, type Atoms, isMark, isSeparator } from '../names/atom.ts';
import { bringsAllergens, type Lexicon, ORIGIN, statesOrigin } from '../vocabulary/meanings.ts';

/** A full stop, "!" or "?" before white space, or an empty line after it. */
export function endsSentence(atom: Atom, next: Atom | undefined): boolean {
  if (next === undefined || next.paragraph) return true;
  return isMark(atom, '.!?') && (next.spaced || next.capital);
}

/** Most atoms that are examined around a word that may open a statement, so that reading is linear. Beyond it, nothing is denied. */
export const MAX_SEEN = 100;

/** What follows up to the end of the sentence, or the first atoms of it. */
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

/** What follows an atom in its sentence, up to `MAX_SEEN`. */
export function restBehind(atoms: Atoms, at: number): Iterable<Atom> {
  return sentenceFrom(atoms, at + 1, MAX_SEEN);
}

/** Neither a name nor a word that may be one. */
export function isNameless(atoms: Iterable<Atom>): boolean {
  return ![...atoms].some(({ kind }) => kind === 'name' || kind === 'unread');
}

/**
 * "Milk and soy may be present.", "vis, schaal- en weekdieren: kan sporen bevatten": words that follow their names, but
 * elsewhere precede them: "may be present: milk". A name before them that is not an allergen belongs to a list that the
 * warning is not part of.
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

/** Words that open a statement only with a closing part: "kann … enthalten". */
const SHORT_CUE = 6;

/** Whether an opening cue lacks its closing part: "kann" without "enthalten". */
export function isUnclosed({ meaning, key }: Atom, after: Iterable<Atom>): boolean {
  const closing = meaning?.closing ?? null;
  if (closing === null || key.length > SHORT_CUE) return false;
  return ![...after].some((other) => closing.endsWith(other.key));
}

/** An allergen, by its entry or by the words of declarations ("nuts"). */
export function namesAllergen({ meaning }: Atom): boolean {
  return meaning !== null && bringsAllergens(meaning);
}

/** A function, or a name that is not an allergen: no warning names these, so they belong to a list. */
export function isOfList(atom: Atom): boolean {
  return atom.kind === 'function' || (atom.kind === 'name' && !namesAllergen(atom));
}

/** An allergen other than milk, which directions name to mix with. */
export function namesMoreThanMilk(sentence: Iterable<Atom>): boolean {
  return [...sentence].some(({ meaning }) =>
    (meaning?.entry ?? meaning)?.allergens.some((allergen) => allergen !== 'milk'),
  );
}

/** An allergen by its name, or as an origin: "du lait". */
export function namesAllergenOrSource(atom: Atom, { phrases }: Lexicon): boolean {
  if (namesAllergen(atom)) return true;
  if (atom.meaning === null || !statesOrigin(atom.meaning)) return false;
  const source = phrases.get(atom.meaning.value.slice(ORIGIN.length));
  return source?.meanings.some(bringsAllergens) === true;
}

/** "Kann enthalten: Erdnüsse. Mandeln. Weizen Gerste": commas scanned as full stops; only allergens, or allergens and unread words. */
export function listsAllergensOn(sentence: Iterable<Atom>): boolean {
  let [names, unread] = [0, 0];
  for (const atom of sentence) {
    if (namesAllergen(atom) && atom.meaning?.isAllergenWord === true) names += 1;
    else if (atom.kind === 'unread' && names > 1) unread += 1;
    else if (atom.kind !== 'joiner' && !isMark(atom, ',.;/')) return false;
  }
  return names > Math.min(unread, 1);
}

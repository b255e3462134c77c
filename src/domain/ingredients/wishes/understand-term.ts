import { ALLERGENS, type Allergen } from '../../enumerations.ts';
import { EMPTY_TERM, type UnderstoodTerm, NAMES_OF_ALLERGENS } from './understood-term.ts';
import { generalNames, namesThatMayHold } from './general-names.ts';
import { isShoppersLanguage } from '../vocabulary/known-names.ts';
import { editDistance } from '../words/edit-distance.ts';
import { Guesses } from './guesses.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** Takes members out of a family: "dairy except whey". */
export const EXCEPT = /\s+except(?:\s+for)?\s+/i;

/** A shorter word of English letters that only another language knows is a false friend ("bar" is Swedish for berries). */
const MIN_FOREIGN = 5;
const ENGLISH_LETTERS = /^[\x20-\x7e]*$/u;

function isFalseFriend(term: string, vocabulary: Vocabulary): boolean {
  const language = vocabulary.languageOf(term);
  const foreign = language !== null && !isShoppersLanguage(language);
  return foreign && term.trim().length < MIN_FOREIGN && ENGLISH_LETTERS.test(term);
}

/** Whether a term is a false friend, or names an entry only by one of its words that is: "not vegan" does not mean Swedish nuts. */
function isByFalseFriend(term: string, named: VocabularyEntry, vocabulary: Vocabulary): boolean {
  const parts = vocabulary.languageOf(term) === null ? term.split(/\s+/) : [term];
  return parts.some(
    (each) => isFalseFriend(each, vocabulary) && vocabulary.resolve(each) === named,
  );
}

function meantBy(name: string, vocabulary: Vocabulary): VocabularyEntry | null {
  return vocabulary.shoppersWords.get(vocabulary.keyOf(name)) ?? null;
}

function findAsWritten(term: string, vocabulary: Vocabulary): VocabularyEntry | null {
  const accented = vocabulary.findAccented(term);
  if (accented !== null) return accented;
  const meant = meantBy(term, vocabulary);
  const named = meant ?? vocabulary.resolve(term);
  if (named === null || (meant === null && isByFalseFriend(term, named, vocabulary))) return null;
  const isOwnName = vocabulary.languageOf(term) === 'en' && !isMisspelt(term, named, vocabulary);
  return isOwnName ? named : (meantBy(named.canonical, vocabulary) ?? named);
}

/** "Suger", which labels print too, is a letter from its canonical name and means the same; "sucrose" is a name of its own. */
function isMisspelt(term: string, { canonical }: VocabularyEntry, { keyOf }: Vocabulary): boolean {
  return editDistance(keyOf(term), keyOf(canonical), 1) === 1;
}

function findCorrected(term: string, guesses: Guesses): VocabularyEntry | null {
  const { vocabulary } = guesses;
  if (isFalseFriend(term, vocabulary)) return null;
  const mended = guesses.mend(term);
  return mended === null || isByFalseFriend(term, mended, vocabulary)
    ? null
    : (meantBy(mended.canonical, vocabulary) ?? mended);
}

/** The entry that a word of a search names, misspelled or not; null if there is none. */
export function findEntry(term: string, guesses: Guesses): VocabularyEntry | null {
  return findAsWritten(term, guesses.vocabulary) ?? findCorrected(term, guesses);
}

/** Allergens of the members: covered as a whole, or only in part. */
function allergensOf(
  entry: VocabularyEntry,
  members: ReadonlySet<string>,
  excepted: boolean,
  vocabulary: Vocabulary,
): { readonly whole: readonly Allergen[]; readonly part: readonly Allergen[] } {
  const touched = new Set<Allergen>();
  const declaring = new Set<Allergen>();
  for (const name of members) {
    const member = vocabulary.entries.get(name);
    for (const allergen of member?.allergens ?? []) {
      touched.add(allergen);
      if (member?.kind === 'family' || isTheAllergen(name, allergen)) declaring.add(allergen);
    }
  }
  const held = ALLERGENS.filter((each) => touched.has(each));
  const whole = excepted ? [] : held.filter((each) => declaring.has(each));
  const others = held.filter((each) => !whole.includes(each));
  return { whole, part: others.filter((each) => isMainlyOf(entry, each, vocabulary)) };
}

function isTheAllergen(name: string, allergen: Allergen): boolean {
  return NAMES_OF_ALLERGENS[allergen].includes(name);
}

/** Ingredients that some member is made of or a kind of, not members themselves, that carry one of these allergens. */
function ingredientsOf(
  members: ReadonlySet<string>,
  allergens: readonly Allergen[],
  { entries }: Vocabulary,
): readonly string[] {
  const above = new Set([...members].flatMap((name) => entries.get(name)?.ancestors ?? []));
  return [...above].filter((name) => {
    const entry = entries.get(name);
    const holds = entry?.allergens.some((allergen) => allergens.includes(allergen)) === true;
    return entry?.kind === 'ingredient' && holds && !members.has(name);
  });
}

/** Whether the term is a form of the allergen, or a family whose members mostly are; not one in which only some carry it. */
function isMainlyOf(entry: VocabularyEntry, allergen: Allergen, vocabulary: Vocabulary): boolean {
  if (entry.allergens.includes(allergen)) return true;
  if (entry.kind === 'ingredient') return false;
  const eaten = entry.members
    .map((name) => vocabulary.entries.get(name))
    .filter((member) => member?.kind === 'ingredient');
  const holding = eaten.filter((member) => member?.allergens.includes(allergen) === true);
  return holding.length * 2 >= eaten.length;
}

/**
 * Understands one ingredient word of a search (product.md section 2, "Ingredient language"): an exact name or synonym
 * in any language, plural, British form or E number; else a cautious correction of spelling; else the word itself,
 * searched literally as a whole word, with what it may have meant. "X except a; b" takes members out of a family.
 */
export function understandTerm(
  term: string,
  vocabulary: Vocabulary,
  guesses: Guesses = new Guesses(vocabulary),
): UnderstoodTerm {
  const written = term.trim();
  const [wanted = '', ...rest] = written.split(EXCEPT);
  const asWritten = findAsWritten(wanted, vocabulary);
  const entry = asWritten ?? findCorrected(wanted, guesses);
  if (entry === null) return literalTerm(written, wanted, guesses);
  const members = new Set(entry.members);
  const taken: string[] = [];
  for (const exception of rest.join(';').split(/[;,]/)) {
    if (exception.trim() === '') continue;
    const other = findEntry(exception.trim(), guesses);
    if (other === null || other.canonical === entry.canonical) continue;
    taken.push(other.canonical);
    for (const name of other.members) members.delete(name);
  }
  const { whole, part } = allergensOf(entry, members, taken.length > 0, vocabulary);
  return {
    ...EMPTY_TERM,
    term: written,
    kind: entry.kind,
    name: taken.length === 0 ? entry.canonical : `${entry.canonical} except ${taken.join(', ')}`,
    members: [...members],
    allergens: whole,
    partOfAllergens: part,
    mayBe: generalNames(entry, members, whole, vocabulary),
    mayHold: namesThatMayHold(entry, members, vocabulary),
    madeOf: ingredientsOf(members, part, vocabulary),
    language: vocabulary.languageOf(wanted) ?? 'en',
    ...(asWritten === null && { typed: wanted.trim() }),
  };
}

/** A word that is not a name, to be searched as written. */
export function literalTerm(written: string, wanted: string, guesses: Guesses): UnderstoodTerm {
  return {
    ...EMPTY_TERM,
    term: written,
    name: wanted.toLowerCase().trim(),
    didYouMean: guesses.nearest(wanted),
  };
}

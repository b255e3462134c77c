import { normalizeName, type Spellings } from '../words/normalize-name.ts';
import { inOrderOfLanguage } from './in-order-of-language.ts';
import { SHOPPERS_LANGUAGES } from './shoppers-words.ts';
import type { VocabularyTables } from './vocabulary.ts';
import { type WordClass, wordsByMeaning } from './word-classes.ts';

/** Under this the table gathers words that say little, each something else ("raw", "premium", "halal"): they are taken by the word. */
const GATHERED = 'raw';
/** Sugar free is a dietary wish, which sweeteners do not break. */
const DIETARY = new Set(['sugar free', 'sugarfree']);

/** What a shopper may ask of an ingredient beyond its name: each word's quality, by look-up key. */
export function qualityWords(
  { qualities = [], wordClasses = [] }: VocabularyTables,
  spellings: Spellings,
): ReadonlyMap<string, string> {
  // Who names an ingredient's form or part asks for no less than the ingredient.
  const forms = new Set(wordsByMeaning<WordClass>(wordClasses)('form quality'));
  const words = new Map<string, string>();
  for (const { words: written, meaning } of qualities) {
    const key = normalizeName(written, spellings);
    if (key === '' || forms.has(meaning) || DIETARY.has(key) || words.has(key)) continue;
    words.set(key, meaning === GATHERED ? key : meaning);
  }
  return words;
}

function* namesAndWords({ names = [], allergenWords = [], shoppersWords = [] }: VocabularyTables) {
  for (const { name, language } of names) yield { name, language };
  for (const rows of [allergenWords, shoppersWords])
    for (const { words: name, language } of rows) yield { name, language };
}

/** The language in which each name is first known, by look-up key; names that are the same in several count as English. */
export function* nameLanguages(
  tables: VocabularyTables,
  spellings: Spellings,
): Generator<undefined, ReadonlyMap<string, string>> {
  const languages = new Map<string, string>();
  const add = (name: string, language: string): void => {
    const key = normalizeName(name, spellings);
    if (key !== '' && !languages.has(key)) languages.set(key, language);
  };
  for (const { canonical } of [...tables.ingredients, ...tables.families]) add(canonical, 'en');
  for (const { synonym, kind } of tables.synonyms) {
    if (kind !== 'other language') add(synonym, 'en');
    yield;
  }
  for (const { name, language } of yield* inOrderOfLanguage(
    namesAndWords(tables),
    SHOPPERS_LANGUAGES,
  )) {
    add(name, language === 'xx' ? 'en' : language);
    yield;
  }
  return languages;
}

import { normalizeName, type Spellings } from '../words/normalize-name.ts';
import type { VocabularyTables } from './vocabulary.ts';
import { type WordClass, wordsByMeaning } from './word-classes.ts';

/** Sugar free is a dietary wish, which sweeteners do not break. */
const DIETARY = new Set(['sugar free', 'sugarfree']);

/** What a shopper may ask of an ingredient beyond its name: each word's quality, by look-up key. */
export function qualityWords(
  { qualities = [], wordClasses = [] }: VocabularyTables,
  spellings: Spellings,
): ReadonlyMap<string, string> {
  const wordsOf = wordsByMeaning<WordClass>(wordClasses);
  // Who names an ingredient's form or part asks for no less than the ingredient.
  const forms = new Set(wordsOf('form quality'));
  const mixed = new Set(wordsOf('mixed quality'));
  const words = new Map<string, string>();
  for (const { words: written, meaning } of qualities) {
    const key = normalizeName(written, spellings);
    if (key === '' || forms.has(meaning) || DIETARY.has(key) || words.has(key)) continue;
    words.set(key, mixed.has(meaning) ? key : meaning);
  }
  return words;
}

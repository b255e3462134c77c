import { addTo } from '../../multimap.ts';
import type { LexiconBuilder } from './lexicon-builder.ts';
import type { Entries, VocabularyEntry } from './vocabulary.ts';

/** Shorter endings occur in too many words. */
export const SHORTEST_CLIPPED = 7;

/** Allergen words without a letter or two that scanning lost ("ctoserum"), with what each may stand for. */
export function clippedAllergenWordsOf({
  allergenWords,
  words,
  phrases,
}: LexiconBuilder): ReadonlyMap<string, Entries> {
  const tails = new Map<string, VocabularyEntry[]>();
  for (const [word, warned] of allergenWords) {
    const closer = phrases.get(word)?.meanings.find(({ entry }) => entry?.allergens.length !== 0);
    const entry = closer?.entry ?? warned;
    for (const tail of [word.slice(1), word.slice(2)]) {
      if (tail.length < SHORTEST_CLIPPED || words.has(tail)) continue;
      if (tails.get(tail)?.includes(entry) !== true) addTo(tails, tail, entry);
    }
  }
  return tails;
}

/** Letters and digits of similar shape; in words of three letters, others would give too many words. */
const OF_ONE_SHAPE = ['gq9', 'ec', 'il1', 'oc0'];
/** Letters that scanning takes for one another. */
const CONFUSED = [...OF_ONE_SHAPE, 'mnr', 'nuh', 'bh', 'tf', 'vwy', 'ao0', 'pq'];
const SHORTEST_CONFUSED = 3;
/** Longer words are repaired by their other letters. */
const LONGEST_CONFUSED = 8;

function* confusionsOf(word: string): Generator<string> {
  const groups = word.length > SHORTEST_CONFUSED ? CONFUSED : OF_ONE_SHAPE;
  for (const [at, letter] of word.split('').entries())
    for (const other of groups.filter((each) => each.includes(letter)).join(''))
      if (other !== letter) {
        yield word.slice(0, at) + other + word.slice(at + 1);
        // "eqq"
        yield word.replaceAll(letter, other);
      }
}

/** An allergen's word that a damaged one may be, in one language. */
export interface ConfusedAllergenWord {
  readonly entry: VocabularyEntry;
  readonly language: string;
}

/** Short allergen words with one letter that scanning confuses ("nilk", "s0y"); they resemble too many words to be repaired. */
export function confusedAllergenWordsOf({
  words,
  phrases,
}: LexiconBuilder): ReadonlyMap<string, readonly ConfusedAllergenWord[]> {
  const confused = new Map<string, ConfusedAllergenWord[]>();
  for (const [word, { meanings }] of phrases) {
    if (word.length < SHORTEST_CONFUSED || word.length > LONGEST_CONFUSED) continue;
    const warned = meanings.filter((each) => each.isAllergenWord);
    if (warned.length === 0) continue;
    for (const written of confusionsOf(word))
      for (const { entry, language } of words.has(written) ? [] : warned)
        if (entry !== null) addTo(confused, written, { entry, language });
  }
  return confused;
}

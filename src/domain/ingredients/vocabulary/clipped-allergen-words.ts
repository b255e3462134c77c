import type { Lexicon } from './meanings.ts';
import type { VocabularyEntry } from './vocabulary.ts';

/** Shorter ends are those of too many words. */
export const SHORTEST_CLIPPED = 7;

/**
 * Allergen words without their first letter or two, which scanning damages ("ctoserum" of "lactoserum"), with the entries that
 * each may stand for.
 */
export function clippedAllergenWordsOf({
  allergenWords,
  words,
  phrases,
}: Pick<Lexicon, 'allergenWords' | 'words' | 'phrases'>): ReadonlyMap<
  string,
  readonly VocabularyEntry[]
> {
  const tails = new Map<string, VocabularyEntry[]>();
  for (const [word, warned] of allergenWords) {
    const closer = phrases.get(word)?.meanings.find(({ entry }) => entry?.allergens.length !== 0);
    const entry = closer?.entry ?? warned;
    for (const tail of [word.slice(1), word.slice(2)]) {
      if (tail.length < SHORTEST_CLIPPED || words.has(tail)) continue;
      const known = tails.get(tail) ?? [];
      tails.set(tail, known);
      if (!known.includes(entry)) known.push(entry);
    }
  }
  return tails;
}

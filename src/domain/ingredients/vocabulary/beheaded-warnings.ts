import type { Lexicon } from './meanings.ts';
import type { VocabularyEntry } from './vocabulary.ts';

/** A shorter end of a word is that of too many. */
export const SHORTEST_TAIL = 7;

/** "ctoserum" of "lactoserum": scanning damages first letters too. */
export function beheaded({
  warningWords,
  words,
  phrases,
}: Pick<Lexicon, 'warningWords' | 'words' | 'phrases'>): ReadonlyMap<
  string,
  readonly VocabularyEntry[]
> {
  const tails = new Map<string, VocabularyEntry[]>();
  for (const [word, warned] of warningWords) {
    const closer = phrases.get(word)?.meanings.find(({ entry }) => entry?.allergens.length !== 0);
    const entry = closer?.entry ?? warned;
    for (const tail of [word.slice(1), word.slice(2)]) {
      if (tail.length < SHORTEST_TAIL || words.has(tail)) continue;
      const known = tails.get(tail) ?? [];
      tails.set(tail, known);
      if (!known.includes(entry)) known.push(entry);
    }
  }
  return tails;
}

import { phraseKeys } from '../words/phrase-keys.ts';
import type { WordsRow } from './vocabulary.ts';

/** The parts of `data/vocabulary/making.tsv` (its README says what each means). */
export const MAKING_PARTS = ['work', 'at', 'place', 'where', 'relative', 'small'] as const;
export type MakingPart = (typeof MAKING_PARTS)[number];

/** What words may be in a sentence that says where a product is made, by folded word, of all languages. */
export function makingWordsOf(
  rows: readonly WordsRow[],
): ReadonlyMap<string, ReadonlySet<MakingPart>> {
  const words = new Map<string, Set<MakingPart>>();
  for (const row of rows)
    for (const key of phraseKeys(row.words)) {
      const known = words.get(key) ?? new Set();
      words.set(key, known);
      for (const part of row.meaning.split('|')) known.add(part as MakingPart);
    }
  return words;
}

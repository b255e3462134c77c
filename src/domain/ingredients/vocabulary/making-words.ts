import { phraseKeys } from '../words/phrase-keys.ts';
import type { WordsRow } from './vocabulary.ts';

/** The parts of `data/vocabulary/making.tsv` (its README says what each means). */
const PLACE_PARTS = ['work', 'at', 'place', 'where', 'relative', 'small'] as const;
export type MakingPart = (typeof PLACE_PARTS)[number];
const WARNING_PARTS = ['allergic', 'fit', 'unfit', 'said'] as const;
type WarningPart = (typeof WARNING_PARTS)[number];
export const MAKING_PARTS = [...PLACE_PARTS, ...WARNING_PARTS] as const;

/** What words may be in a sentence that says where a product is made, by folded word, of all languages. */
export function makingWordsOf(
  rows: readonly WordsRow[],
): ReadonlyMap<string, ReadonlySet<MakingPart>> {
  const words = new Map<string, Set<MakingPart>>();
  for (const row of rows.filter(({ meaning }) => !isOfWarning(meaning)))
    for (const key of phraseKeys(row.words)) {
      const known = words.get(key) ?? new Set();
      words.set(key, known);
      for (const part of row.meaning.split('|')) known.add(part as MakingPart);
    }
  return words;
}

function isOfWarning(meaning: string): boolean {
  return WARNING_PARTS.some((part) => part === meaning);
}

/** Words of `part` in the same table: those who are `allergic`, words by which a product is `fit` or `unfit` for somebody, what else is `said`. */
export function warningWordsOf(rows: readonly WordsRow[], part: WarningPart): ReadonlySet<string> {
  return new Set(
    rows.filter(({ meaning }) => meaning === part).flatMap(({ words }) => phraseKeys(words)),
  );
}

import { phraseKeys } from '../words/phrase-keys.ts';
import type { WordsRow } from './vocabulary.ts';

/** The parts of `data/vocabulary/facility-statement.tsv` (its README says what each means). */
const PLACE_PARTS = ['work', 'at', 'place', 'where', 'relative', 'small'] as const;
export type FacilityWordPart = (typeof PLACE_PARTS)[number];
const WARNING_PARTS = ['allergic', 'fit', 'unfit', 'said'] as const;
type WarningPart = (typeof WARNING_PARTS)[number];
export const MAKING_PARTS = [...PLACE_PARTS, ...WARNING_PARTS] as const;

/** What each folded word, of any language, may be in a sentence that says where a product is made. */
export function facilityWordsOf(
  rows: readonly WordsRow[],
): ReadonlyMap<string, ReadonlySet<FacilityWordPart>> {
  const words = new Map<string, Set<FacilityWordPart>>();
  for (const row of rows.filter(({ meaning }) => !isWarningPart(meaning)))
    for (const key of phraseKeys(row.words)) {
      const known = words.get(key) ?? new Set();
      words.set(key, known);
      for (const part of row.meaning.split('|')) known.add(part as FacilityWordPart);
    }
  return words;
}

function isWarningPart(meaning: string): boolean {
  return WARNING_PARTS.some((part) => part === meaning);
}

/** Folded words of one part of the table that sentences about people with allergies are made of. */
export function allergyWordsOf(rows: readonly WordsRow[], part: WarningPart): ReadonlySet<string> {
  return new Set(
    rows.filter(({ meaning }) => meaning === part).flatMap(({ words }) => phraseKeys(words)),
  );
}

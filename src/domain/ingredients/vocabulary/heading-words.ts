import type { WordsRow } from './vocabulary.ts';
import { wholeWords, wordsByMeaning } from './word-classes.ts';

/** The kinds of `data/vocabulary/headings.tsv` (its README says what each means). */
export const HEADING_KINDS = ['noun', 'kept noun', 'content', 'heading', 'part'] as const;

/** Words by which a name is seen to head others ("Protein Blend"). The expressions look for whole words. */
export type HeadingWords = ReturnType<typeof headingWordsOf>;

export function headingWordsOf(rows: readonly WordsRow[]) {
  const wordsOf = wordsByMeaning<(typeof HEADING_KINDS)[number]>(rows);
  const content = rows.filter(({ meaning }) => meaning === 'content');
  return {
    noun: wholeWords(wordsOf('noun', 'kept noun')),
    keptNoun: wholeWords(wordsOf('kept noun')),
    heading: wholeWords(wordsOf('heading')),
    part: wholeWords(wordsOf('part')),
    /** Each with the word that the canonical name has. */
    content: new Map(content.map(({ words, detail }) => [words, detail])),
  };
}

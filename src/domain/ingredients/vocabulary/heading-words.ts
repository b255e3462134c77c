import type { WordsRow } from './vocabulary.ts';
import { wholeWords, wordsByMeaning } from './word-classes.ts';

/** The kinds of `data/vocabulary/headings.tsv` (its README says what each means). */
export const HEADING_KINDS = ['noun', 'kept noun', 'content', 'heading', 'part'] as const;

/** Words by which a name is seen to head others ("Protein Blend"). The expressions look for whole words. */
export interface HeadingWords {
  /** Nouns that make a name a heading ("blend"), those that are kept among them. */
  readonly noun: RegExp;
  /** Nouns that the canonical name keeps, where all others become "blend". */
  readonly keptNoun: RegExp;
  /** Trade names of mixtures. */
  readonly heading: RegExp;
  /** Parts of a food: what is in them is no protein of the product. */
  readonly part: RegExp;
  /** Words before the noun that say what the blend is of, with the word that the canonical name has. */
  readonly content: ReadonlyMap<string, string>;
}

export function headingWordsOf(rows: readonly WordsRow[]): HeadingWords {
  const wordsOf = wordsByMeaning<(typeof HEADING_KINDS)[number]>(rows);
  const content = rows.filter(({ meaning }) => meaning === 'content');
  return {
    noun: wholeWords(wordsOf('noun', 'kept noun')),
    keptNoun: wholeWords(wordsOf('kept noun')),
    heading: wholeWords(wordsOf('heading')),
    part: wholeWords(wordsOf('part')),
    content: new Map(content.map(({ words, detail }) => [words, detail])),
  };
}

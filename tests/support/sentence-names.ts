import { normalizeName } from '#domain/ingredients/words/normalize-name.ts';
import { understandTerm } from '#domain/ingredients/wishes/understand-term.ts';
import type { NameLookUp } from '#domain/sentence/cut-pieces.ts';
import {
  buildSentenceWords,
  type SentenceWordRow,
  type SentenceWords,
} from '#domain/sentence/sentence-words.ts';
import { readTable } from './read-table.ts';
import { vocabulary } from './shipped-vocabulary.ts';

export function shippedSentenceWords(): SentenceWords {
  return buildSentenceWords(
    readTable('data/vocabulary/sentence-words.tsv') as unknown as SentenceWordRow[],
  );
}

/** The shipped vocabulary and these brands. */
export function shippedSentenceNames(brands: readonly string[]): NameLookUp {
  const byName = new Map(
    brands.map((name, index) => [name.toLowerCase(), { id: index + 1, name }]),
  );
  return {
    term: (words) =>
      vocabulary.names.get(normalizeName(words))?.canonical ??
      (words.includes(' ') ? null : (vocabulary.resolve(words)?.canonical ?? null)),
    misspelt(word) {
      const term = understandTerm(word, vocabulary);
      return term.kind === 'literal' ? null : term.name;
    },
    brand: (words) => byName.get(words.toLowerCase()) ?? null,
  };
}

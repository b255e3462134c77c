import type { NameLookUp } from '#domain/sentence/piece.ts';
import { brandsByName, flavorsByWords, lookUpNames } from '#domain/sentence/look-up-names.ts';
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

/**
 * Returns a function that creates, for each sentence, a lookup of the shipped vocabulary with these brands and flavors.
 */
export function shippedSentenceNames(
  brands: readonly string[],
  flavors: readonly string[] = [],
): () => NameLookUp {
  const ofCatalogue = {
    brands: brandsByName(brands.map((name, index) => ({ id: index + 1, name }))),
    flavors: flavorsByWords(flavors),
  };
  return () => lookUpNames(vocabulary, ofCatalogue);
}

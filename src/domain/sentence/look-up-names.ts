import type { Vocabulary } from '../ingredients/vocabulary/vocabulary.ts';
import { understandTerm } from '../ingredients/wishes/understand-term.ts';
import { normalizeName } from '../ingredients/words/normalize-name.ts';
import { UNSTATED_BRAND } from '../product/product.ts';
import type { NameLookUp } from './cut-pieces.ts';

interface NamedBrand {
  readonly id: number;
  readonly name: string;
}

/** Names of the vocabulary in every language it knows, and these brands, which are found as they are written. */
export function lookUpNames(vocabulary: Vocabulary, brands: readonly NamedBrand[]): NameLookUp {
  const byName = new Map(
    brands
      .filter(({ id }) => id !== UNSTATED_BRAND.id)
      .map(({ id, name }) => [name.toLowerCase(), { id, name }]),
  );
  return {
    term: (words) =>
      vocabulary.shoppersWords.get(normalizeName(words))?.canonical ??
      vocabulary.names.get(normalizeName(words))?.canonical ??
      (words.includes(' ') ? null : (vocabulary.resolve(words)?.canonical ?? null)),
    misspelt(word) {
      const term = understandTerm(word, vocabulary);
      return term.kind === 'literal' ? null : term.name;
    },
    brand: (words) => byName.get(words.toLowerCase()) ?? null,
  };
}

import type { Vocabulary } from '../ingredients/vocabulary/vocabulary.ts';
import { understandTerm } from '../ingredients/wishes/understand-term.ts';
import { isShoppersLanguage } from '../ingredients/vocabulary/shoppers-words.ts';
import { UNSTATED_BRAND } from '../product/product.ts';
import type { NameLookUp } from './cut-pieces.ts';

interface NamedBrand {
  readonly id: number;
  readonly name: string;
}

/** "Chocolate peanut butter flavor" is a wish for tastes, "natural flavor" for an ingredient. */
function isTaste(canonical: string): boolean {
  return canonical.endsWith(' flavor') && !/\b(?:natural|artificial)\b/u.test(canonical);
}

/** Names of the vocabulary in every language it knows, and these brands, which are found as they are written. */
export function lookUpNames(vocabulary: Vocabulary, brands: readonly NamedBrand[]): NameLookUp {
  const byName = new Map(
    brands
      .filter(({ id }) => id !== UNSTATED_BRAND.id)
      .map(({ id, name }) => [name.toLowerCase(), { id, name }]),
  );
  return {
    term(words) {
      const key = vocabulary.keyOf(words);
      const named =
        vocabulary.names.get(key) ?? (words.includes(' ') ? null : vocabulary.resolve(words));
      const language = vocabulary.languageOf(words);
      const meant = vocabulary.shoppersWords.get(key);
      // "sugar" stays what was typed: the search widens it, and "without sugar" is a flag.
      if (meant !== undefined && (language !== 'en' || named === null)) return meant.canonical;
      if (language !== null && !isShoppersLanguage(language)) return null;
      return named === null || isTaste(named.canonical) ? null : named.canonical;
    },
    covers: (general, special) =>
      vocabulary.entries.get(general)?.members.includes(special) ?? false,
    isAllergen(term) {
      const entry = vocabulary.entries.get(term);
      return entry?.kind === 'family' && entry.allergens.length > 0;
    },
    misspelt(word) {
      const term = understandTerm(word, vocabulary);
      return term.kind === 'literal' ? null : term.name;
    },
    brand: (words) => byName.get(words.toLowerCase()) ?? null,
  };
}

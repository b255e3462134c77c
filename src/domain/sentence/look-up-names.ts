import type { Vocabulary } from '../ingredients/vocabulary/vocabulary.ts';
import { plainWish } from '../ingredients/vocabulary/wish-words.ts';
import { Guesses } from '../ingredients/wishes/guesses.ts';
import { findEntry } from '../ingredients/wishes/understand-term.ts';
import { qualitiesOf } from '../ingredients/wishes/wished-qualities.ts';
import { isShoppersLanguage } from '../ingredients/vocabulary/known-names.ts';
import { UNSTATED_BRAND } from '../product/product.ts';
import type { NameLookUp } from './piece.ts';
import { phraseKey } from './sentence-words.ts';

export interface NamedBrand {
  readonly id: number;
  readonly name: string;
}

/** "Chocolate peanut butter flavor" asks for tastes, "natural flavor" for an ingredient. */
function isTaste(canonical: string): boolean {
  return canonical.endsWith(' flavor') && !/\b(?:natural|artificial)\b/u.test(canonical);
}

/** Brands by their names in lower case, and by the first word, longest names first. */
export interface BrandsByName {
  readonly whole: ReadonlyMap<string, NamedBrand>;
  readonly first: ReadonlyMap<string, readonly NamedBrand[]>;
}

/** Leaves out the brand that stands for "not stated". */
export function brandsByName(brands: readonly NamedBrand[]): BrandsByName {
  const stated = brands
    .filter(({ id }) => id !== UNSTATED_BRAND.id)
    .map(({ id, name }): NamedBrand => ({ id, name }));
  const longestFirst = stated.toSorted((a, b) => b.name.length - a.name.length);
  return {
    whole: new Map(stated.map((brand) => [brand.name.toLowerCase(), brand])),
    first: Map.groupBy(longestFirst, ({ name }) => phraseKey(name).split(' ', 1)[0] ?? ''),
  };
}

/** Flavors by their words. */
export const flavorsByWords = (flavors: readonly string[]): ReadonlyMap<string, string> =>
  new Map(flavors.map((flavor) => [phraseKey(flavor), flavor.toLowerCase()]));

/** The names that a catalogue has. */
export interface NamesOfCatalogue {
  readonly brands: BrandsByName;
  readonly flavors: ReadonlyMap<string, string>;
}

/**
 * Names of the vocabulary in every language, and these brands and flavors, which are found as written. For one
 * sentence: a limited number of its words is guessed at.
 */
export function lookUpNames(
  vocabulary: Vocabulary,
  { brands, flavors }: NamesOfCatalogue,
): NameLookUp {
  const guesses = new Guesses(vocabulary);
  const mayBeDenied = (word: string): boolean => {
    const entry = vocabulary.names.get(vocabulary.keyOf(word));
    return [...(entry?.allergens ?? []), ...(entry?.maybeAllergens ?? [])].length > 0;
  };
  return {
    term(words) {
      if (vocabulary.wishWords.groups.has(plainWish(words))) return words.toLowerCase();
      const key = vocabulary.keyOf(words);
      const named =
        vocabulary.names.get(key) ?? (words.includes(' ') ? null : vocabulary.resolve(words));
      const language = vocabulary.languageOf(words);
      const meant = vocabulary.shoppersWords.get(key);
      // "sugar" stays as typed: the search widens it, and "without sugar" is a flag.
      const isNamed = named !== null && vocabulary.keyOf(named.canonical) === key;
      if (meant !== undefined && (language !== 'en' || !isNamed)) return meant.canonical;
      if (language !== null && !isShoppersLanguage(language)) return null;
      return named === null || isTaste(named.canonical) ? null : named.canonical;
    },
    isAllSaidBy: (term, words) => qualitiesOf(words, term, vocabulary).length === 0,
    covers: (general, special) =>
      vocabulary.entries.get(general)?.members.includes(special) ?? false,
    isOnlyAvoided: (term) => vocabulary.wishWords.groups.has(plainWish(term)),
    isInProductNames: (term) => vocabulary.wishWords.inProductNames.has(term),
    isAllergen(term) {
      const entry = vocabulary.entries.get(term);
      return entry?.kind === 'family' && entry.allergens.length > 0;
    },
    hasAllergen: (term) => (vocabulary.entries.get(term)?.allergens.length ?? 0) > 0,
    isProtein: (term) => vocabulary.entries.get(term)?.roles.includes('protein source') === true,
    misspelt(word) {
      const named = findEntry(word, guesses)?.canonical ?? null;
      return named !== null && isTaste(named) ? null : named;
    },
    brand(words) {
      const isEnglish =
        this.term(words) !== null && (vocabulary.languageOf(words) ?? 'en') === 'en';
      return isEnglish ? null : (brands.whole.get(words.toLowerCase()) ?? null);
    },
    flavor(words) {
      const key = phraseKey(words);
      const flavor = flavors.get(key) ?? null;
      // "All natural" does not ask for a taste.
      const isQuality = vocabulary.qualities.has(vocabulary.keyOf(words));
      return flavor === null || isQuality || key.split(' ').some(mayBeDenied) ? null : flavor;
    },
    brandsFrom: (word) => brands.first.get(word) ?? [],
  };
}

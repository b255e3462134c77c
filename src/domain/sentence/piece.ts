import type { NamedBrand } from './look-up-names.ts';
import type { SentenceMeaning } from './sentence-words.ts';

/** Finds names that are not words of the table. */
export interface NameLookUp {
  /** The vocabulary's name for exactly these words, or null. */
  term(words: string): string | null;
  /** The same for one word that may be misspelled. */
  misspelt(word: string): string | null;
  /** Whether a name says everything that these words for it say; "whey protein" does not for "native whey". */
  isAllSaidBy(term: string, words: string): boolean;
  /** Whether the second of two names of the vocabulary is a kind of the first. */
  covers(general: string, special: string): boolean;
  /** Whether a word can only be avoided ("additives", "FODMAP"), never wanted. */
  isOnlyAvoided(term: string): boolean;
  /** Whether a name is one that products and tastes have ("crunch"): it can be avoided, but not wanted. */
  isInProductNames(term: string): boolean;
  /** Whether a name covers a whole allergen: milk, soy, nuts; not whey. */
  isAllergen(term: string): boolean;
  /** Whether a name carries an allergen for certain: peanut butter, not chocolate. */
  hasAllergen(term: string): boolean;
  /** Whether a name is a protein that products are made of: whey, pea protein. */
  isProtein(term: string): boolean;
  /** A brand of the catalogue with exactly these words, or null; an English name takes precedence. */
  brand(words: string): NamedBrand | null;
  /** A flavor of the catalogue with exactly these words, or null; not if one of them names an allergen, which may be denied. */
  flavor(words: string): string | null;
  /** Brands whose name begins with this word, longest names first. */
  brandsFrom(word: string): readonly NamedBrand[];
}

/** A part of the sentence that means one thing, or may. */
export interface Piece {
  readonly text: string;
  readonly meanings: readonly SentenceMeaning[];
  readonly term: string | null;
  /** The names in a protein type or a flavor ("whey and casein"), which can be denied. */
  readonly parts: readonly string[];
  /** Whether the term belongs to a word one or two letters away. */
  readonly repaired: boolean;
  readonly brand: NamedBrand | null;
  /** The number, if it is one. */
  readonly number: number | null;
  /** Whether its own ending denies its term ("sojafrei"). */
  readonly denied: boolean;
  /** Where words of a dietary flag deny a name: "no sugar" before it, "gluten free" after it, "vegan" not at all. */
  readonly denies: 'before' | 'behind' | null;
}

/** A word that is not a phrase, brand or number; it may name an ingredient. */
export function isUnknown({ meanings, brand, number }: Piece): boolean {
  return meanings.length === 0 && brand === null && number === null;
}

import type { Allergen } from '../../enumerations.ts';

/**
 * One ingredient word, understood through the vocabulary (product.md section 2, "Ingredient language").
 * The shopper takes members out of a family by writing "artificial sweeteners except aspartame; saccharin".
 */
export interface UnderstoodTerm {
  /** As the shopper wrote it. */
  readonly term: string;
  readonly kind: 'ingredient' | 'family' | 'literal';
  /** The name it was understood as ("artificial sweeteners"), for screens. */
  readonly name: string;
  /** Every canonical name it covers, itself and all descendants, exceptions removed. Empty for a literal. */
  readonly members: readonly string[];
  /** Allergens the term covers as a whole (milk for "dairy"; tree nuts and peanuts for "nuts"). */
  readonly allergens: readonly Allergen[];
  /** Allergens of which the term is only a part (tree nuts for "almond"): a bare declaration proves nothing, and excludes nothing. */
  readonly partOfAllergens: readonly Allergen[];
  /** General names of labels of which it may be a kind (vegetable oil for palm oil, lecithin for soy): they exclude nothing. */
  readonly mayBe: readonly string[];
  /** Names of lists that tell nothing of what they are made of, and may hold it (coating for sugar): they exclude nothing. */
  readonly mayHold: readonly string[];
  /** Ingredients that it is made of or a kind of, with its allergens (almond, for almond butter): a warning of them may mean it. */
  readonly madeOf: readonly string[];
  /** What a must-have asks of it beyond its name ("organic", "grass-fed"), canonical; `members` may be empty then. */
  readonly qualities: readonly string[];
  /** What must not be in the product for a quality to hold of all of it: sweeteners and added sugars for "unsweetened". */
  readonly absent: UnderstoodTerm | null;
  /** The language its name is known in (ISO 639-1); null for a literal. */
  readonly language: string | null;
  /** The word as typed, where it was taken for a misspelt name: what is avoided is looked for by these letters too. */
  readonly typed?: string;
  /** Names of the vocabulary that a literal may have meant, best first. */
  readonly didYouMean: readonly string[];
}

/** A term that names nothing: what others begin with. */
export const EMPTY_TERM: UnderstoodTerm = {
  term: '',
  kind: 'literal',
  name: '',
  members: [],
  allergens: [],
  partOfAllergens: [],
  mayBe: [],
  mayHold: [],
  madeOf: [],
  qualities: [],
  absent: null,
  language: null,
  didYouMean: [],
};

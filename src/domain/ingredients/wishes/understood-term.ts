import type { Allergen } from '../../enumerations.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

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
  /** Allergens that the term covers as a whole (milk for "dairy"; tree nuts and peanuts for "nuts"). */
  readonly allergens: readonly Allergen[];
  /** Allergens of which the term is only a part (tree nuts for "almond"): a bare declaration proves nothing, but rules nothing out. */
  readonly partOfAllergens: readonly Allergen[];
  /** General names on labels that may mean it (vegetable oil for palm oil, lecithin for soy): they rule nothing out. */
  readonly mayBe: readonly string[];
  /** Names in lists that do not say what they are made of and may contain it (coating for sugar): they rule nothing out. */
  readonly mayHold: readonly string[];
  /** Ingredients that it is made of or a kind of, with its allergens (almond, for almond butter): a warning of them may mean it. */
  readonly madeOf: readonly string[];
  /** What a must-have requires besides its name ("organic", "grass-fed"), canonical; `members` may be empty then. */
  readonly qualities: readonly string[];
  /** What the product must not contain for a quality to hold for all of it: sweeteners and added sugars for "unsweetened". */
  readonly absent: UnderstoodTerm | null;
  /** The language of its name (ISO 639-1); null for a literal. */
  readonly language: string | null;
  /** The word as typed, if it was taken for a misspelling: avoided words are searched as typed, too. */
  readonly typed?: string;
  /** Names of the vocabulary that a literal may have meant, best first. */
  readonly didYouMean: readonly string[];
}

/** A term that names nothing, as a base for others. */
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

/** A term as `includesTerm` compares it: its name, also as a look-up key with spaces around it, and all that it means. */
export interface ComparedTerm {
  readonly name: string;
  readonly key: string;
  readonly isLiteral: boolean;
  readonly members: ReadonlySet<string>;
}

/** Prepares a term for `includesTerm`: a search may compare fifty terms with fifty others. */
export function comparedTerm(
  { name, kind, members }: UnderstoodTerm,
  { keyOf }: Pick<Vocabulary, 'keyOf'>,
): ComparedTerm {
  return {
    name,
    key: ` ${keyOf(name)} `,
    isLiteral: kind === 'literal',
    members: new Set(members),
  };
}

/**
 * Whether one term's whole meaning is included in the other's, so that wanting the first and avoiding the second is a
 * conflict (product.md section 2, "Conflict warnings"): dairy includes whey, peanut does not include pea. Cocoa and
 * nuts share a spread, but neither includes the other. Words that the vocabulary does not know are included if they
 * occur in the other as whole words.
 */
export function includesTerm(general: ComparedTerm, special: ComparedTerm): boolean {
  if (general.isLiteral || special.isLiteral)
    return special.key.trim() !== '' && general.key.includes(special.key);
  const { members } = special;
  return members.size > 0 && [...members].every((name) => general.members.has(name));
}

/** The vocabulary's names that mean the allergen itself, not one of its kinds (tree nuts, not almond). */
export const NAMES_OF_ALLERGENS: Readonly<Record<Allergen, readonly string[]>> = {
  milk: ['milk', 'dairy'],
  egg: ['egg'],
  fish: ['fish'],
  'crustacean shellfish': ['crustacean shellfish', 'shellfish'],
  'tree nuts': ['tree nuts', 'nuts'],
  peanuts: ['peanut'],
  wheat: ['wheat'],
  soy: ['soy', 'soybean'],
  sesame: ['sesame', 'sesame seed'],
  gluten: ['gluten grains'],
  celery: ['celery'],
  mustard: ['mustard seed'],
  sulphites: ['sulfites'],
  lupin: ['lupin'],
  molluscs: ['mollusks'],
};

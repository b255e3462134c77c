import type { Allergen, DietaryFlag, FitnessGoal, ProteinType } from '../product/enumerations.ts';

/**
 * What a shopper asks for, as she wrote it (specification section 3, "Search criteria").
 * Lists are already plural; empty lists and absent flags are not applied.
 */
export interface Criteria {
  readonly avoidIngredients: readonly string[];
  readonly mustHaveIngredients: readonly string[];
  readonly proteinTypes: readonly ProteinType[];
  readonly fitnessGoals: readonly FitnessGoal[];
  readonly brandIds: readonly number[];
  /** Only the flags that are ticked. */
  readonly flags: readonly DietaryFlag[];
}

export const NO_CRITERIA: Criteria = {
  avoidIngredients: [],
  mustHaveIngredients: [],
  proteinTypes: [],
  fitnessGoals: [],
  brandIds: [],
  flags: [],
};

/** The criteria with an avoided ingredient in the place of a claim. */
export function avoidInsteadOf(
  { avoidIngredients, flags, ...criteria }: Criteria,
  flag: DietaryFlag,
  ingredient: string,
): Criteria {
  return {
    ...criteria,
    flags: flags.filter((each) => each !== flag),
    avoidIngredients: [...avoidIngredients.filter((each) => each !== ingredient), ingredient],
  };
}

/** The criteria with another word in the place of one of a list. */
export function withWordReplaced(
  criteria: Criteria,
  list: 'avoidIngredients' | 'mustHaveIngredients',
  word: string,
  instead: string,
): Criteria {
  return { ...criteria, [list]: criteria[list].map((each) => (each === word ? instead : each)) };
}

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

/** Criteria whose words have been understood. What `matchProduct` and the catalogue work on. */
export interface UnderstoodCriteria {
  readonly avoid: readonly UnderstoodTerm[];
  readonly mustHave: readonly UnderstoodTerm[];
  readonly proteinTypes: readonly ProteinType[];
  readonly fitnessGoals: readonly FitnessGoal[];
  readonly brandIds: readonly number[];
  readonly flags: readonly DietaryFlag[];
}

/** The keys under which criteria are counted: at most 13 are applied at once. */
export type CriterionKey =
  | 'avoid'
  | 'mustHave'
  | 'proteinType'
  | 'fitnessGoal'
  | 'brand'
  | DietaryFlag;

export type CriterionStatus = 'met' | 'unmet' | 'unknown';

/** How one criterion stands for one product, and by what evidence. */
export interface CriterionResult {
  readonly key: CriterionKey;
  readonly status: CriterionStatus;
  readonly evidence: string;
}

/** One line of the score's receipt. The first is the start of 100; the lines sum to the unclamped score. */
export interface ReceiptLine {
  readonly label: string;
  readonly points: number;
}

export type MatchTag = 'Perfect Match' | 'Good Match';

/** The answer for one product (specification section 3, "Match result"; contract "Match"). */
export interface Match {
  /** 0-100, clamped and rounded half up. */
  readonly score: number;
  readonly matchScore: number;
  /** round(100 × met / applied); 100 where nothing is applied. */
  readonly matchPercentage: number;
  readonly perfectMatch: boolean;
  readonly tag: MatchTag | null;
  readonly reasons: readonly string[];
  readonly missingCriteria: readonly string[];
  readonly receipt: readonly ReceiptLine[];
  readonly criteria: readonly CriterionResult[];
  /** What breaks the avoid list, by name as on the label; empty where nothing does. */
  readonly offenders: readonly string[];
}

/** The orders of results. `diversity` is Best Mix; the figures' own orders put the best first and the unknown last. */
export const SORT_MODES = [
  'diversity',
  'match',
  'protein',
  'proteinPerKcal',
  'calories',
  'sugar',
  'serving',
  'price',
  'recordYear',
  'name',
] as const;
export type SortMode = (typeof SORT_MODES)[number];

/** Where a product stands in a search (product.md section 2). */
export type MatchStanding = 'perfect' | 'near' | 'unconfirmed' | 'hidden' | 'tooFar' | 'all';

import type { DietaryFlag, FitnessGoal, ProteinType } from '../enumerations.ts';
import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';

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

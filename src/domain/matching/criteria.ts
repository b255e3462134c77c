import type { DietaryFlag, FitnessGoal, ProteinType } from '../enumerations.ts';
import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';

/**
 * What a shopper asks for, as she wrote it (specification section 3, "Search criteria"). Empty lists and absent flags
 * are not applied.
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

/** The criteria with a claim replaced by an avoided ingredient. */
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

/** The criteria with one word of a list replaced. */
export function withWordReplaced(
  criteria: Criteria,
  list: 'avoidIngredients' | 'mustHaveIngredients',
  word: string,
  instead: string,
): Criteria {
  return { ...criteria, [list]: criteria[list].map((each) => (each === word ? instead : each)) };
}

/** Criteria with their words understood, as `matchProduct` and the catalogue take them. */
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

/** Whether one product meets one criterion, and the evidence. */
export interface CriterionResult {
  readonly key: CriterionKey;
  readonly status: CriterionStatus;
  readonly evidence: string;
}

/** One line of the score's receipt. The first line is the starting 100; the lines sum to the unclamped score. */
export interface ReceiptLine {
  readonly label: string;
  readonly points: number;
}

export type MatchTag = 'Perfect Match' | 'Good Match';

/** The result for one product (specification section 3, "Match result"; contract "Match"). */
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
  /** What breaks the avoid list, by the label's names; empty if nothing does. */
  readonly offenders: readonly string[];
}

/** The orders of results. `diversity` is Best Mix; orders by a figure put the best first and unknown values last. */
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

/** The group a product is in for a search (product.md section 2). */
export type MatchStanding = 'perfect' | 'near' | 'unconfirmed' | 'hidden' | 'tooFar' | 'all';

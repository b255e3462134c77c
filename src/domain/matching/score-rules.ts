import type { CriterionKey } from './criteria.ts';
import type { DietaryFlag } from '../enumerations.ts';

/**
 * Every constant of the match, in one place (specification section 9, "Score rules", "Sorting"). The How It Works page
 * shows these values.
 */

/** The score that every product starts with. */
export const SCORE_START = 100;
export const SCORE_START_LABEL = 'Start';
export const SCORE_MINIMUM = 0;
export const SCORE_MAXIMUM = 100;

/** A deduction: points are negative. */
export interface DeductionRule {
  readonly key: 'avoid' | 'mustHave' | 'proteinType' | 'fitnessGoal' | 'brand' | 'flag';
  readonly points: number;
  readonly label: string;
  readonly note: string;
}

/** The deductions, in the order of the receipt. */
export const DEDUCTIONS = {
  avoid: {
    key: 'avoid',
    points: -30,
    label: 'Contains an avoided ingredient',
    note: 'Once, however many are found; each is named.',
  },
  mustHave: {
    key: 'mustHave',
    points: -25,
    label: 'A must-have ingredient is missing',
    note: 'In proportion: 1 of 2 missing costs half.',
  },
  proteinType: {
    key: 'proteinType',
    points: -15,
    label: 'Another protein type',
    note: 'Also where the type is not known.',
  },
  fitnessGoal: {
    key: 'fitnessGoal',
    points: -10,
    label: 'Another fitness goal',
    note: 'Also where the goal is not known.',
  },
  brand: {
    key: 'brand',
    points: -10,
    label: 'Another brand',
    note: 'Also where the brand is not stated.',
  },
  flag: {
    key: 'flag',
    points: -3,
    label: 'A dietary wish is not met',
    note: 'For each, also where the label does not say.',
  },
} as const satisfies Readonly<Record<DeductionRule['key'], DeductionRule>>;

/** A bonus for a figure per serving. Unknown figures earn nothing. */
export interface BonusRule {
  readonly figure: 'proteinPerServing' | 'calories' | 'sugar';
  readonly bound: 'at least' | 'at most';
  readonly threshold: number;
  readonly points: number;
  readonly label: string;
}

/** The bonuses, in the order of the receipt. Thresholds: g, kcal, g per serving. */
export const BONUSES = [
  {
    figure: 'proteinPerServing',
    bound: 'at least',
    threshold: 25,
    points: 2,
    label: '25 g or more protein per serving',
  },
  {
    figure: 'calories',
    bound: 'at most',
    threshold: 150,
    points: 1,
    label: '150 calories or fewer per serving',
  },
  {
    figure: 'sugar',
    bound: 'at most',
    threshold: 2,
    points: 1,
    label: '2 g sugar or less per serving',
  },
] as const satisfies readonly BonusRule[];

/** The percentage from which a match is high: the 'Good Match' tag and the summary's 80 %+ count. */
export const HIGH_MATCH_PERCENTAGE = 80;

/** The share of applied criteria that a near match must meet (product.md section 2). */
export const NEAR_MATCH_SHARE = 0.5;

/** Best Mix, first pass: one product of each brand, for up to this many brands. */
export const BEST_MIX_BRANDS = 10;
/** Best Mix, second pass: at most this many products of each brand. */
export const BEST_MIX_PER_BRAND = 2;

/** Perfect matches shown in the summary popup. */
export const SUMMARY_BEST_MATCHES = 3;

/** A broken hard criterion hides the product; a broken soft one costs points (product.md section 2). */
export const SOFT_CRITERIA = ['mustHave', 'proteinType', 'fitnessGoal', 'brand'] as const;

/** True for the avoid list and the dietary flags, which are never traded against points. */
export function isHardCriterion(key: CriterionKey): key is 'avoid' | DietaryFlag {
  return !(SOFT_CRITERIA as readonly string[]).includes(key);
}

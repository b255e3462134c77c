import type { FitnessGoal, ProductFormat } from '../../enumerations.ts';
import { shortNumber } from '../../wording.ts';
import { ENERGY_FACTORS } from '../figures/nutrition.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';

/**
 * The limits of the goal rule: shares of the energy, ratios and grams per 100 kcal, so that none depends on the size of
 * a serving (product.md section 3).
 */
export const GOAL_LIMITS = {
  /** Recovery: at least this share of protein, with one and a half to four times as much carbohydrate, low in fat. */
  recoveryShare: 0.15,
  recoveryLeast: 1.5,
  recoveryMost: 4,
  /** Performance: at least this share of carbohydrate, more than protein, low in fat. */
  fuelShare: 0.5,
  /** Low in fat: at most this share. */
  leanFat: 0.25,
  /** Muscle Building: at least this share of protein. */
  muscleShare: 0.55,
  /** Weight Management: at least this share of protein … */
  filledShare: 0.35,
  /** … and at most this much sugar, in grams per 100 kcal. */
  filledSugar: 2.5,
} as const;

export interface GoalInput {
  readonly name: string | null;
  readonly category: string | null;
  readonly format: ProductFormat;
  /** Figures on any one basis: grams and kcal. */
  readonly protein: number | null;
  readonly energy: number | null;
  readonly carbohydrate: number | null;
  readonly sugar: number | null;
  readonly fat: number | null;
}

export interface NamedGoal {
  readonly goal: FitnessGoal;
  /** One sentence for the product page. */
  readonly reason: string;
}

/**
 * The fitness goal that a product serves, by a written rule (specification section 9 lists the goals but not how to
 * assign them). What the name says comes first, then the densities; null if protein or energy is unknown.
 */
export function assignGoal(input: GoalInput, words: ProductWords): NamedGoal | null {
  return fromName(input.name, words) ?? fromCategory(input.category, words) ?? fromFigures(input);
}

function fromName(name: string | null, { goals }: ProductWords): NamedGoal | null {
  const found = firstSaid(name, goals);
  return found && { goal: found.goal, reason: `The name says "${found.said}".` };
}

/** Categories are broad ("Energy, Protein & Muscle Recovery Drinks"), so only two kinds are believed. */
function fromCategory(category: string | null, { goalCategories }: ProductWords): NamedGoal | null {
  const found = firstSaid(category, goalCategories);
  return found && { goal: found.goal, reason: `The source's category says "${found.said}".` };
}

function firstSaid(text: string | null, rules: ProductWords['goals']) {
  const folded = foldText(text ?? '');
  for (const [words, goal] of rules) {
    const said = words.exec(folded)?.[0];
    if (said !== undefined) return { goal, said };
  }
  return null;
}

function fromFigures(input: GoalInput): NamedGoal | null {
  const { protein, energy, sugar } = input;
  if (protein === null || energy === null || energy <= 0) return null;
  const share = (protein * ENERGY_FACTORS.protein) / energy;
  const percent = percentOf(share);
  const fuel = fromCarbohydrate(input, share, energy);
  if (fuel !== null) return fuel;
  if (share >= GOAL_LIMITS.muscleShare)
    return { goal: 'Muscle Building', reason: `Protein makes up ${percent} of its energy.` };
  const sweet = sugar === null ? null : (sugar * 100) / energy;
  if (share >= GOAL_LIMITS.filledShare && sweet !== null && sweet <= GOAL_LIMITS.filledSugar)
    return {
      goal: 'Weight Management',
      reason: `Protein makes up ${percent} of its energy, with ${shortNumber(sweet)} g sugar per 100 kcal.`,
    };
  return {
    goal: 'General Fitness',
    reason: `Protein makes up ${percent} of its energy; none of the special rules applies.`,
  };
}

function percentOf(share: number): string {
  return `${Math.min(100, Math.round(share * 100))}%`;
}

/** The goals of products that provide fuel: protein with much carbohydrate, or mainly carbohydrate. */
function fromCarbohydrate(
  { protein, carbohydrate, fat }: GoalInput,
  share: number,
  energy: number,
): NamedGoal | null {
  if (protein === null || carbohydrate === null || fat === null) return null;
  if ((fat * ENERGY_FACTORS.fat) / energy > GOAL_LIMITS.leanFat) return null;
  const ratio = carbohydrate / Math.max(protein, 0.1);
  const { recoveryShare, recoveryLeast, recoveryMost, fuelShare } = GOAL_LIMITS;
  if (share >= recoveryShare && ratio >= recoveryLeast && ratio <= recoveryMost)
    return {
      goal: 'Recovery',
      reason: `${shortNumber(ratio)} times as much carbohydrate as protein, with little fat.`,
    };
  const fuel = (carbohydrate * ENERGY_FACTORS.carbohydrate) / energy;
  if (fuel >= fuelShare && ratio > 1)
    return {
      goal: 'Performance',
      reason: `Carbohydrate makes up ${percentOf(fuel)} of its energy, with little fat: fuel for exercise.`,
    };
  return null;
}

import type { FitnessGoal, ProductFormat } from './enumerations.ts';
import { shortNumber } from '../wording.ts';
import { ENERGY_FACTORS } from './nutrition.ts';
import type { ProductWords } from './product-words.ts';
import { foldText } from './slug.ts';

/** The limits of the goal rule, in one place. Grams and kcal per serving. */
export const GOAL_LIMITS = {
  /** Muscle Building: at least this much protein … */
  muscleProtein: 20,
  /** … making up at least this share of the energy. */
  muscleShare: 0.5,
  /** Mass gainers: at least this much energy a serving, with protein of `muscleProtein` or more. */
  massGainerEnergy: 500,
  /** Weight Management: at most this much energy … */
  lightEnergy: 160,
  /** … with protein of at least this share of it. */
  lightShare: 0.4,
  /** Performance: at least this much carbohydrate, more than protein, from a fuel low in fat. */
  fuelCarbohydrate: 25,
  fuelFatShare: 0.25,
  /** Recovery: protein of at least this much beside one and a half to four times as much carbohydrate, low in fat too. */
  recoveryProtein: 15,
  recoveryLeast: 1.5,
  recoveryMost: 4,
} as const;

export interface GoalInput {
  readonly name: string | null;
  readonly category: string | null;
  readonly format: ProductFormat;
  readonly protein: number | null;
  readonly energy: number | null;
  readonly carbohydrate: number | null;
  readonly fat: number | null;
}

export interface NamedGoal {
  readonly goal: FitnessGoal;
  /** One sentence for the product page. */
  readonly reason: string;
}

/**
 * The fitness goal a product serves, by a written rule (specification section 9 lists the goals but not how to assign
 * them). What the name says comes first, then the figures per serving; null where protein or energy is unknown.
 */
export function assignGoal(input: GoalInput, words: ProductWords): NamedGoal | null {
  return fromName(input.name, words) ?? fromCategory(input.category, words) ?? fromFigures(input);
}

function fromName(name: string | null, { goals }: ProductWords): NamedGoal | null {
  const found = firstSaid(name, goals);
  return found && { goal: found.goal, reason: `The name says "${found.said}".` };
}

/** Categories are broad ("Energy, Protein & Muscle Recovery Drinks"), so only two kinds are taken at their word. */
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
  const { protein, energy } = input;
  if (protein === null || energy === null || energy <= 0) return null;
  const share = (protein * ENERGY_FACTORS.protein) / energy;
  const percent = `${Math.min(100, Math.round(share * 100))} % of its energy`;
  const grams = `${shortNumber(protein)} g protein per serving`;
  if (energy >= GOAL_LIMITS.massGainerEnergy && protein >= GOAL_LIMITS.muscleProtein) {
    return {
      goal: 'Muscle Building',
      reason: `A mass gainer: ${shortNumber(energy)} kcal and ${grams}.`,
    };
  }
  if (protein >= GOAL_LIMITS.muscleProtein && share >= GOAL_LIMITS.muscleShare) {
    return { goal: 'Muscle Building', reason: `${grams}, ${percent}.` };
  }
  if (energy <= GOAL_LIMITS.lightEnergy && share >= GOAL_LIMITS.lightShare) {
    return {
      goal: 'Weight Management',
      reason: `Light at ${shortNumber(energy)} kcal per serving, with protein ${percent}.`,
    };
  }
  return (
    fromCarbohydrate(input, protein, energy, grams) ?? {
      goal: 'General Fitness',
      reason: `${grams}, ${percent}; none of the special rules applies.`,
    }
  );
}

/** The goals of products that are fuel: protein beside much carbohydrate, or mainly carbohydrate. */
function fromCarbohydrate(
  { carbohydrate, fat }: GoalInput,
  protein: number,
  energy: number,
  grams: string,
): NamedGoal | null {
  if (carbohydrate === null || fat === null) return null;
  const ratio = carbohydrate / Math.max(protein, 0.1);
  const lean = (fat * ENERGY_FACTORS.fat) / energy <= GOAL_LIMITS.fuelFatShare;
  if (
    protein >= GOAL_LIMITS.recoveryProtein &&
    ratio >= GOAL_LIMITS.recoveryLeast &&
    ratio <= GOAL_LIMITS.recoveryMost
  ) {
    return {
      goal: 'Recovery',
      reason: `${grams} beside ${shortNumber(carbohydrate)} g carbohydrate: ${shortNumber(ratio)} times as much.`,
    };
  }
  if (carbohydrate >= GOAL_LIMITS.fuelCarbohydrate && ratio > 1 && lean) {
    return {
      goal: 'Performance',
      reason: `Mainly carbohydrate (${shortNumber(carbohydrate)} g per serving) with little fat: fuel for exercise.`,
    };
  }
  return null;
}

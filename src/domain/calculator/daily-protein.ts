import {
  type ActivityLevel,
  type CalculatorGoal,
  type CalculatorInput,
  type Gender,
  weightProblem,
} from './calculator-input.ts';

/** Kilograms in a pound, as the specification rounds it (section 9). */
export const KG_PER_LB = 0.453592;

/** Tenths of a gram of protein per kg of body weight and day (specification section 9). Tenths make sums exact. */
export const ACTIVITY_TENTHS: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 8,
  light: 10,
  moderate: 12,
  active: 14,
  very_active: 16,
};

/** Tenths of a gram per kg that a goal adds (specification section 9). */
export const GOAL_TENTHS: Readonly<Record<CalculatorGoal, number>> = {
  maintenance: 0,
  muscle_gain: 4,
  weight_loss: 2,
  athletic: 6,
};

/** Tenths of a gram per kg that the gender adds (specification section 9). */
export const GENDER_TENTHS: Readonly<Record<Gender, number>> = { male: 1, female: 0 };

/** Meals that share the day's protein (specification section 9). */
export const MEALS_PER_DAY = 4;

/** Share of the day's protein after a workout (specification section 9). */
export const POST_WORKOUT_SHARE = 0.25;

/** The calculator's names for activity levels and goals. */
export const ACTIVITY_LABELS: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary (little or no exercise)',
  light: 'Light (exercise 1-3 days a week)',
  moderate: 'Moderate (exercise 3-5 days a week)',
  active: 'Active (exercise 6-7 days a week)',
  very_active: 'Very active (hard daily exercise or a physical job)',
};
export const GOAL_LABELS: Readonly<Record<CalculatorGoal, string>> = {
  maintenance: 'Maintenance',
  muscle_gain: 'Muscle gain',
  weight_loss: 'Weight loss',
  athletic: 'Athletic performance',
};

/** The calculator's result (specification section 3). Grams; `factor` in g per kg of body weight, `weightKg` unrounded. */
export interface DailyProtein {
  readonly dailyProtein: number;
  readonly perMeal: number;
  readonly postWorkout: number;
  readonly description: string;
  readonly tips: readonly string[];
  readonly weightKg: number;
  readonly factor: number;
}

/** Body weight in kilograms, unrounded. */
export function weightInKg(weight: number, unit: CalculatorInput['weightUnit']): number {
  return unit === 'kg' ? weight : weight * KG_PER_LB;
}

/** Grams of protein per kg of body weight and day. */
export function proteinFactor(
  input: Pick<CalculatorInput, 'gender' | 'activityLevel' | 'goal'>,
): number {
  return (
    (ACTIVITY_TENTHS[input.activityLevel] + GOAL_TENTHS[input.goal] + GENDER_TENTHS[input.gender]) /
    10
  );
}

/** Rounds to whole grams, half up, ignoring binary rounding errors below a billionth. */
function wholeGrams(grams: number): number {
  return Math.round(grams + 1e-9);
}

const GOAL_TIPS: Readonly<Record<CalculatorGoal, string>> = {
  maintenance: 'Keep to the same amount on rest days: muscle is maintained then, too.',
  muscle_gain: 'Protein builds muscle only together with resistance training and enough calories.',
  weight_loss: 'In a calorie deficit, protein helps to keep muscle and to stay full for longer.',
  athletic: 'Eat protein within a few hours of each session, with carbohydrate after long ones.',
};

function tips(input: CalculatorInput, perMeal: number): readonly string[] {
  return [
    `Spread it over the day: about ${perMeal} g at each of ${MEALS_PER_DAY} meals.`,
    'A common rule of thumb is 20-30 g after a workout.',
    'Another is not exceeding 35 g per meal; more is not wasted, and large people may need more.',
    GOAL_TIPS[input.goal],
    'Food comes first: count meat, fish, dairy, eggs, beans and grains before any supplement.',
  ];
}

/**
 * A person's daily protein by specification section 9: weight in kg times the factor of activity, goal and gender,
 * rounded to whole grams; a quarter of it per meal and after a workout. Throws if the weight is out of bounds, which
 * `readCalculatorForm` rules out.
 */
export function dailyProtein(input: CalculatorInput): DailyProtein {
  const problem = weightProblem(input.weight, input.weightUnit);
  if (problem !== null) throw new RangeError(problem);
  const weightKg = weightInKg(input.weight, input.weightUnit);
  const factor = proteinFactor(input);
  const daily = wholeGrams((weightKg * Math.round(factor * 10)) / 10);
  const perMeal = wholeGrams(daily / MEALS_PER_DAY);
  return {
    dailyProtein: daily,
    perMeal,
    postWorkout: wholeGrams(daily * POST_WORKOUT_SHARE),
    description: `${factor} g of protein per kg of body weight, for ${Math.round(weightKg * 10) / 10} kg, ${ACTIVITY_LABELS[input.activityLevel].toLowerCase()}, goal ${GOAL_LABELS[input.goal].toLowerCase()}.`,
    tips: tips(input, perMeal),
    weightKg,
    factor,
  };
}

/** Weight units of the calculator (specification section 3). */
export const WEIGHT_UNITS = ['lbs', 'kg'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const ACTIVITY_LEVELS = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

export const CALCULATOR_GOALS = ['maintenance', 'muscle_gain', 'weight_loss', 'athletic'] as const;
export type CalculatorGoal = (typeof CALCULATOR_GOALS)[number];

/** The calculator's input (specification section 3). Weight is in `weightUnit`. */
export interface CalculatorInput {
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  readonly gender: Gender;
  readonly activityLevel: ActivityLevel;
  readonly goal: CalculatorGoal;
}

/** The form's initial values (specification section 5). */
export const CALCULATOR_DEFAULTS: CalculatorInput = {
  weight: 150,
  weightUnit: 'lbs',
  gender: 'male',
  activityLevel: 'moderate',
  goal: 'maintenance',
};

/** Lowest and highest weight in each unit: in pounds as specified, in kg the same converted (product.md section 4). */
export const WEIGHT_BOUNDS: Readonly<
  Record<WeightUnit, { readonly min: number; readonly max: number }>
> = { lbs: { min: 50, max: 500 }, kg: { min: 22.7, max: 226.8 } };

/** What is wrong with a weight; null if nothing is. Both bounds are valid. */
export function weightProblem(weight: number, unit: WeightUnit): string | null {
  const { min, max } = WEIGHT_BOUNDS[unit];
  if (!Number.isFinite(weight)) return 'Enter your weight as a number';
  if (weight < min) return `Weight must be at least ${min} ${unit}`;
  if (weight > max) return `Weight must be less than ${max} ${unit}`;
  return null;
}

export type CalculatorField = keyof CalculatorInput;

/** The form's fields as text, from a form or a URL; absent fields take their default. */
export type CalculatorForm = Readonly<Partial<Record<CalculatorField, string | null | undefined>>>;

export type CalculatorReading =
  | { readonly ok: true; readonly input: CalculatorInput }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<CalculatorField, string>>> };

function choose<T extends string>(
  options: readonly T[],
  text: string | null | undefined,
  otherwise: T,
) {
  if (text === null || text === undefined) return otherwise;
  return options.find((option) => option === text);
}

/** "68,5" and "68.5" are both valid; NaN for anything but a plain decimal number. */
function readWeight(text: string | null | undefined): number {
  if (text === null || text === undefined) return CALCULATOR_DEFAULTS.weight;
  const plain = text.trim().replace(',', '.');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Reads the form (specification section 5). Absent fields take their defaults; each invalid field is returned with its message. */
export function readCalculatorForm(form: CalculatorForm): CalculatorReading {
  const weightUnit = choose(WEIGHT_UNITS, form.weightUnit, CALCULATOR_DEFAULTS.weightUnit);
  const gender = choose(GENDERS, form.gender, CALCULATOR_DEFAULTS.gender);
  const activityLevel = choose(
    ACTIVITY_LEVELS,
    form.activityLevel,
    CALCULATOR_DEFAULTS.activityLevel,
  );
  const goal = choose(CALCULATOR_GOALS, form.goal, CALCULATOR_DEFAULTS.goal);
  const weight = readWeight(form.weight);
  const problems: Partial<Record<CalculatorField, string>> = {};
  const problem = weightProblem(weight, weightUnit ?? 'lbs');
  if (problem !== null) problems.weight = problem;
  if (weightUnit === undefined) problems.weightUnit = 'Choose lbs or kg';
  if (gender === undefined) problems.gender = 'Choose male or female';
  if (activityLevel === undefined) problems.activityLevel = 'Choose an activity level';
  if (goal === undefined) problems.goal = 'Choose a goal';
  if (!weightUnit || !gender || !activityLevel || !goal || problem !== null) {
    return { ok: false, problems };
  }
  return { ok: true, input: { weight, weightUnit, gender, activityLevel, goal } };
}

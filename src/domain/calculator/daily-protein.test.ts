import { describe, expect, test } from 'vitest';
import {
  type ActivityLevel,
  type CalculatorGoal,
  type Gender,
  type WeightUnit,
  ACTIVITY_LEVELS,
  CALCULATOR_DEFAULTS,
  CALCULATOR_GOALS,
} from './calculator-input.ts';
import {
  ACTIVITY_LABELS,
  dailyProtein,
  GOAL_LABELS,
  KG_PER_LB,
  MEALS_PER_DAY,
  proteinFactor,
  weightInKg,
} from './daily-protein.ts';

type Row = readonly [
  number,
  WeightUnit,
  Gender,
  ActivityLevel,
  CalculatorGoal,
  number,
  number,
  number,
];

/**
 * Worked out apart from the code, with exact decimals: every level with every goal, genders and units by turns.
 * Weight, unit, gender, level, goal; g per kg, g a day, g per meal and after a workout.
 */
const TABLE: readonly Row[] = [
  [50, 'lbs', 'male', 'sedentary', 'maintenance', 0.9, 20, 5],
  [180, 'lbs', 'female', 'sedentary', 'muscle_gain', 1.2, 98, 25],
  [68, 'kg', 'male', 'sedentary', 'weight_loss', 1.1, 75, 19],
  [80, 'kg', 'female', 'sedentary', 'athletic', 1.4, 112, 28],
  [199, 'lbs', 'male', 'light', 'maintenance', 1.1, 99, 25],
  [380, 'lbs', 'female', 'light', 'muscle_gain', 1.4, 241, 60],
  [200, 'kg', 'male', 'light', 'weight_loss', 1.3, 260, 65],
  [30, 'kg', 'female', 'light', 'athletic', 1.6, 48, 12],
  [420, 'lbs', 'male', 'moderate', 'maintenance', 1.3, 248, 62],
  [123, 'lbs', 'female', 'moderate', 'muscle_gain', 1.6, 89, 22],
  [85, 'kg', 'male', 'moderate', 'weight_loss', 1.5, 128, 32],
  [110, 'kg', 'female', 'moderate', 'athletic', 1.8, 198, 50],
  [135, 'lbs', 'male', 'active', 'maintenance', 1.5, 92, 23],
  [250, 'lbs', 'female', 'active', 'muscle_gain', 1.8, 204, 51],
  [45.5, 'kg', 'male', 'active', 'weight_loss', 1.7, 77, 19],
  [62.5, 'kg', 'female', 'active', 'athletic', 2, 125, 31],
  [275.25, 'lbs', 'male', 'very_active', 'maintenance', 1.7, 212, 53],
  [500, 'lbs', 'female', 'very_active', 'muscle_gain', 2, 454, 114],
  [120.4, 'kg', 'male', 'very_active', 'weight_loss', 1.9, 229, 57],
  [180, 'kg', 'female', 'very_active', 'athletic', 2.2, 396, 99],
];

// @spec Grams per kg by activity: sedentary 0.8, light 1.0, moderate 1.2, active 1.4, very_active 1.6. Goal adds: muscle_gain +0.4, weight_loss +0.2, athletic +0.6, maintenance 0. Male adds +0.1.
// @spec Pounds convert to kg by 0.453592.
// @spec Per meal = daily divided by 4, rounded. Post-workout = 25% of daily, rounded.
// @spec **Calculator output**: dailyProtein, perMeal, postWorkout, description, tips.
describe('dailyProtein', () => {
  test.each(TABLE)(
    '%d %s, %s, %s, %s: %d g/kg, %i g a day, %i g per meal',
    (weight, weightUnit, gender, activityLevel, goal, factor, daily, meal) => {
      const input = { weight, weightUnit, gender, activityLevel, goal };
      const result = dailyProtein(input);
      expect(proteinFactor(input)).toBe(factor);
      expect(result).toMatchObject({
        dailyProtein: daily,
        perMeal: meal,
        postWorkout: meal,
        factor,
      });
    },
  );

  test('the defaults give 88 g', () => {
    const result = dailyProtein(CALCULATOR_DEFAULTS);
    expect(result).toMatchObject({ dailyProtein: 88, perMeal: 22, postWorkout: 22, factor: 1.3 });
    expect(result.weightKg).toBeCloseTo(68.0388, 10);
    expect(result.description).toBe(
      '1.3 g of protein per kg of body weight, for 68 kg, moderate (exercise 3-5 days a week), goal maintenance.',
    );
  });

  // @spec Daily = rounded weight in kg times the factor.
  test.each([
    [35, 'moderate', 'weight_loss', 'male', 53],
    [25, 'sedentary', 'muscle_gain', 'male', 33],
    [45, 'light', 'maintenance', 'male', 50],
  ] as const)(
    '%d kg at exactly half a gram rounds up',
    (weight, activityLevel, goal, gender, g) => {
      const input = { weight, weightUnit: 'kg', activityLevel, goal, gender } as const;
      expect(dailyProtein(input).dailyProtein).toBe(g);
    },
  );

  // @spec Guidance text mentions 20-30 g after a workout and not exceeding 35 g per meal.
  test('the tips name the two conventions, the meals and the goal', () => {
    const of = (goal: CalculatorGoal) => dailyProtein({ ...CALCULATOR_DEFAULTS, goal }).tips;
    const tips = of('maintenance');
    expect(tips[0]).toBe('Spread it over the day: about 22 g at each of 4 meals.');
    expect(tips).toHaveLength(5);
    expect(of('muscle_gain')[3]).toContain('resistance training');
    expect(of('weight_loss')[3]).toContain('deficit');
    expect(of('athletic')[3]).toContain('each session');
    expect(of('maintenance')[3]).toBe(
      'Keep to the same amount on rest days: muscle is maintained then, too.',
    );
    expect(tips[4]).toContain('Food comes first');
    expect(tips.join(' ')).toContain('20-30 g after a workout');
    expect(tips.join(' ')).toContain('not exceeding 35 g per meal');
    expect(new Set(CALCULATOR_GOALS.map((goal) => of(goal)[3])).size).toBe(4);
  });

  test.each([
    [49, 'lbs', 'Weight must be at least 50 lbs'],
    [501, 'lbs', 'Weight must be less than 500 lbs'],
    [Number.NaN, 'kg', 'Enter your weight as a number'],
  ] as const)('a weight of %d %s is a programming error', (weight, weightUnit, message) => {
    const input = { ...CALCULATOR_DEFAULTS, weight, weightUnit };
    expect(() => dailyProtein(input)).toThrow(new RangeError(message));
  });
});

test('constants and words', () => {
  expect(KG_PER_LB).toBe(0.453592);
  expect(MEALS_PER_DAY).toBe(4);
  expect(weightInKg(100, 'lbs')).toBeCloseTo(45.3592, 10);
  expect(weightInKg(100, 'kg')).toBe(100);
  expect(ACTIVITY_LEVELS.map((level) => ACTIVITY_LABELS[level])).toEqual([
    'Sedentary (little or no exercise)',
    'Light (exercise 1-3 days a week)',
    'Moderate (exercise 3-5 days a week)',
    'Active (exercise 6-7 days a week)',
    'Very active (hard daily exercise or a physical job)',
  ]);
  expect(CALCULATOR_GOALS.map((goal) => GOAL_LABELS[goal])).toEqual([
    'Maintenance',
    'Muscle gain',
    'Weight loss',
    'Athletic performance',
  ]);
});

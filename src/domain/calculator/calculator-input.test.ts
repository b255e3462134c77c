import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_LEVELS,
  CALCULATOR_DEFAULTS,
  CALCULATOR_GOALS,
  GENDERS,
  readCalculatorForm,
  WEIGHT_UNITS,
  weightProblem,
} from './calculator-input.ts';

// @spec weightUnit (lbs, kg), gender (male, female), activityLevel (sedentary, light, moderate, active, very_active), goal (maintenance, muscle_gain, weight_loss, athletic)
// @spec weightUnit lbs or kg; gender male or female; activityLevel and goal from the lists above
test('the lists are those of the specification', () => {
  expect(WEIGHT_UNITS).toEqual(['lbs', 'kg']);
  expect(GENDERS).toEqual(['male', 'female']);
  expect(ACTIVITY_LEVELS).toEqual(['sedentary', 'light', 'moderate', 'active', 'very_active']);
  expect(CALCULATOR_GOALS).toEqual(['maintenance', 'muscle_gain', 'weight_loss', 'athletic']);
});

describe('weightProblem', () => {
  // @spec weight minimum 50 ('Weight must be at least 50 lbs'), maximum 500 ('Weight must be less than 500 lbs')
  test.each([
    [50, 'lbs', null],
    [49.9, 'lbs', 'Weight must be at least 50 lbs'],
    [0, 'lbs', 'Weight must be at least 50 lbs'],
    [-80, 'lbs', 'Weight must be at least 50 lbs'],
    [500, 'lbs', null],
    [500.1, 'lbs', 'Weight must be less than 500 lbs'],
    [22.7, 'kg', null],
    [22.6, 'kg', 'Weight must be at least 22.7 kg'],
    [226.8, 'kg', null],
    [226.9, 'kg', 'Weight must be less than 226.8 kg'],
    [Number.NaN, 'lbs', 'Enter your weight as a number'],
    [Number.POSITIVE_INFINITY, 'kg', 'Enter your weight as a number'],
  ] as const)('a weight of %d %s: %s', (weight, unit, problem) => {
    expect(weightProblem(weight, unit)).toBe(problem);
  });
});

describe('readCalculatorForm', () => {
  // @spec Defaults: 150, lbs, male, moderate, maintenance.
  test('an empty form has the defaults', () => {
    const input = {
      weight: 150,
      weightUnit: 'lbs',
      gender: 'male',
      activityLevel: 'moderate',
      goal: 'maintenance',
    };
    expect(CALCULATOR_DEFAULTS).toEqual(input);
    expect(readCalculatorForm({})).toEqual({ ok: true, input });
    expect(readCalculatorForm({ weight: null, goal: undefined })).toEqual({ ok: true, input });
  });

  test('every field is read', () => {
    expect(
      readCalculatorForm({
        weight: ' 68,5 ',
        weightUnit: 'kg',
        gender: 'female',
        activityLevel: 'very_active',
        goal: 'athletic',
      }),
    ).toEqual({
      ok: true,
      input: {
        weight: 68.5,
        weightUnit: 'kg',
        gender: 'female',
        activityLevel: 'very_active',
        goal: 'athletic',
      },
    });
  });

  test.each(['150', '150.', '150.0', '+150'])('a weight written %s', (weight) => {
    expect(readCalculatorForm({ weight })).toMatchObject({ ok: true, input: { weight: 150 } });
  });

  test.each([
    '',
    'heavy',
    'a150',
    '150a',
    '150.5.',
    '--150',
    '1e2',
    '0x96',
    '1 50',
    'NaN',
    'Infinity',
    '1.2.3',
    '.',
  ])('a weight of %j is no number', (weight) => {
    expect(readCalculatorForm({ weight })).toEqual({
      ok: false,
      problems: { weight: 'Enter your weight as a number' },
    });
  });

  test('a weight of .5, .55 or -5 is too low', () => {
    for (const weight of ['.5', '.55', '-5']) {
      expect(readCalculatorForm({ weight })).toEqual({
        ok: false,
        problems: { weight: 'Weight must be at least 50 lbs' },
      });
    }
  });

  test('every field that is not valid is named', () => {
    expect(
      readCalculatorForm({
        weight: '10',
        weightUnit: 'stone',
        gender: 'x',
        activityLevel: 'lazy',
        goal: '',
      }),
    ).toEqual({
      ok: false,
      problems: {
        weight: 'Weight must be at least 50 lbs',
        weightUnit: 'Choose lbs or kg',
        gender: 'Choose male or female',
        activityLevel: 'Choose an activity level',
        goal: 'Choose a goal',
      },
    });
  });

  test.each([
    ['weightUnit', 'Choose lbs or kg'],
    ['gender', 'Choose male or female'],
    ['activityLevel', 'Choose an activity level'],
    ['goal', 'Choose a goal'],
  ])('a %s of another value is refused alone', (field, message) => {
    expect(readCalculatorForm({ [field]: 'other' })).toEqual({
      ok: false,
      problems: { [field]: message },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { tables } from '../../../tests/support/naming-tables.ts';
import * as rule from './fitness-goal.ts';
import type { GoalInput } from './fitness-goal.ts';

const assignGoal = (input: GoalInput) => rule.assignGoal(input, tables.words);

describe('assignGoal', () => {
  const goal = (input: Partial<GoalInput>) =>
    assignGoal({
      name: 'Protein',
      category: null,
      format: 'powder',
      protein: null,
      energy: null,
      carbohydrate: null,
      fat: null,
      ...input,
    })?.goal ?? null;

  // @spec Fitness goals: Muscle Building, Weight Management, Performance, Recovery, General Fitness.
  it.each([
    ['Super Mass Gainer', 'Muscle Building'],
    ['Post-Workout Shake', 'Recovery'],
    ['Meal Replacement Vanilla', 'Weight Management'],
    ['Sport, Performance Protein', 'Performance'],
    ["Builder's Bar", 'Muscle Building'],
    ['Builder Bar', 'Muscle Building'],
    ['Massive Flavour', null],
  ])('by name: %s', (name, expected) => {
    expect(goal({ name })).toBe(expected);
  });
  it.each([
    [{ protein: 24, energy: 120 }, 'Muscle Building'],
    [{ protein: 20, energy: 160 }, 'Muscle Building'],
    [{ protein: 19.9, energy: 159 }, 'Weight Management'],
    [{ protein: 52, energy: 1250, carbohydrate: 250, fat: 5 }, 'Muscle Building'],
    [{ protein: 15, energy: 170, carbohydrate: 23, fat: 2 }, 'Recovery'],
    [{ protein: 15, energy: 170, carbohydrate: 22, fat: 2 }, 'General Fitness'],
    [{ protein: 10, energy: 200, carbohydrate: 32, fat: 3 }, 'Performance'],
    [{ protein: 10, energy: 250, carbohydrate: 25, fat: 12 }, 'General Fitness'],
    [{ protein: 12, energy: 220 }, 'General Fitness'],
    [{ protein: 20 }, null],
    [{ energy: 100 }, null],
    [{ protein: 20, energy: 0 }, null],
  ])('by figures: %j → %s', (input, expected) => {
    expect(goal(input)).toBe(expected);
  });
  it('believes only two kinds of categories', () => {
    expect(goal({ category: 'MASS GAINERS' })).toBe('Muscle Building');
    expect(goal({ category: 'Meal Replacement Supplements' })).toBe('Weight Management');
    expect(goal({ category: 'Energy, Protein & Muscle Recovery Drinks' })).toBeNull();
  });
  it.each([
    ['Muscle Building', 'by both figures at their limit', { protein: 20, energy: 500 }],
    ['General Fitness', 'gainer with too little protein', { protein: 19.9, energy: 500 }],
    ['General Fitness', 'share of protein under half', { protein: 20, energy: 161 }],
    ['Weight Management', 'share and energy at their limit', { protein: 16, energy: 160 }],
    ['General Fitness', 'a kcal too many', { protein: 17, energy: 161 }],
    ['General Fitness', 'light, share too low', { protein: 14, energy: 150 }],
    ['Recovery', 'at least 1.5 ×', { protein: 15, energy: 170, carbohydrate: 22.5, fat: 2 }],
    ['Recovery', 'at most 4 ×', { protein: 15, energy: 400, carbohydrate: 60, fat: 2 }],
    ['Performance', 'above 4 ×', { protein: 15, energy: 400, carbohydrate: 61, fat: 2 }],
    ['Performance', 'at its limits', { protein: 10, energy: 180, carbohydrate: 25, fat: 5 }],
    ['General Fitness', 'too fat', { protein: 10, energy: 180, carbohydrate: 25, fat: 5.1 }],
    ['General Fitness', 'too few', { protein: 10, energy: 180, carbohydrate: 24.9, fat: 2 }],
    ['General Fitness', 'as much', { protein: 25, energy: 250, carbohydrate: 25, fat: 2 }],
    ['General Fitness', 'fat unknown', { protein: 10, energy: 180, carbohydrate: 25 }],
    ['General Fitness', 'carbohydrate unknown', { protein: 10, energy: 180, fat: 2 }],
  ])('is %s: %s', (expected, _, input) => {
    expect(goal(input)).toBe(expected);
  });
  const by = (input: Partial<GoalInput>) =>
    assignGoal({
      name: null,
      category: null,
      format: 'powder',
      protein: null,
      energy: null,
      carbohydrate: null,
      fat: null,
      ...input,
    })?.reason;
  it.each([
    [{ name: 'Super MASS!' }, 'The name says "mass".'],
    [{ category: 'Mass Gainer' }, 'The source\'s category says "mass gainer".'],
    [{ category: 'MEAL REPLACEMENTS' }, 'The source\'s category says "meal replacements".'],
    [{ protein: 52, energy: 1250 }, 'A mass gainer: 1250 kcal and 52 g protein per serving.'],
    [{ protein: 24, energy: 120 }, '24 g protein per serving, 80 % of its energy.'],
    [{ protein: 30, energy: 100 }, '30 g protein per serving, 100 % of its energy.'],
    [
      { protein: 16.04, energy: 160 },
      'Light at 160 kcal per serving, with protein 40 % of its energy.',
    ],
    [
      { protein: 15, energy: 170, carbohydrate: 25, fat: 2 },
      '15 g protein per serving beside 25 g carbohydrate: 1.7 times as much.',
    ],
    [
      { protein: 10, energy: 200, carbohydrate: 32, fat: 3 },
      'Mainly carbohydrate (32 g per serving) with little fat: fuel for exercise.',
    ],
    [
      { protein: 12, energy: 220 },
      '12 g protein per serving, 22 % of its energy; none of the special rules applies.',
    ],
    [{}, undefined],
  ])('says why: %j', (input, reason) => {
    expect(by(input)).toBe(reason);
  });
});

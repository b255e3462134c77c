import { describe, expect, it } from 'vitest';
import { tables } from '../../../../tests/support/naming-tables.ts';
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
      sugar: null,
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
    [{ protein: 20, energy: 200, sugar: 1 }, 'Weight Management'],
    [{ protein: 20, energy: 200, sugar: 8 }, 'General Fitness'],
    [{ protein: 20, energy: 200 }, 'General Fitness'],
    [{ protein: 15, energy: 170, carbohydrate: 23, fat: 2 }, 'Recovery'],
    [{ protein: 15, energy: 170, carbohydrate: 22, fat: 2 }, 'Performance'],
    [{ protein: 10, energy: 200, carbohydrate: 32, fat: 3 }, 'Recovery'],
    [{ protein: 5, energy: 200, carbohydrate: 37, fat: 3 }, 'Performance'],
    [{ protein: 10, energy: 250, carbohydrate: 25, fat: 12 }, 'General Fitness'],
    [{ protein: 20 }, null],
    [{ energy: 100 }, null],
    [{ protein: 20, energy: 0 }, null],
  ])('by densities: %j → %s', (input, expected) => {
    expect(goal(input)).toBe(expected);
  });

  it('is the same on any serving', () => {
    const per100 = { protein: 40, energy: 380, carbohydrate: 30, sugar: 5, fat: 10 };
    const goals = [0.1, 0.3, 0.6, 1, 3].map((times) =>
      goal(Object.fromEntries(Object.entries(per100).map(([key, value]) => [key, value * times]))),
    );
    expect(new Set(goals)).toEqual(new Set(['Weight Management']));
  });

  it('believes only two kinds of categories', () => {
    expect(goal({ category: 'MASS GAINERS' })).toBe('Muscle Building');
    expect(goal({ category: 'Meal Replacement Supplements' })).toBe('Weight Management');
    expect(goal({ category: 'Energy, Protein & Muscle Recovery Drinks' })).toBeNull();
  });
  it.each([
    ['Muscle Building', 'protein at its limit', { protein: 55, energy: 400 }],
    ['General Fitness', 'protein below it', { protein: 54.9, energy: 400 }],
    ['Weight Management', 'both at their limits', { protein: 35, energy: 400, sugar: 10 }],
    ['General Fitness', 'too sweet', { protein: 35, energy: 400, sugar: 10.1 }],
    ['General Fitness', 'too little protein', { protein: 34.9, energy: 400, sugar: 1 }],
    ['Recovery', 'at least 1.5 ×', { protein: 20, energy: 240, carbohydrate: 30, fat: 2 }],
    ['Recovery', 'at most 4 ×', { protein: 15, energy: 400, carbohydrate: 60, fat: 2 }],
    ['Performance', 'above 4 ×', { protein: 15, energy: 400, carbohydrate: 61, fat: 2 }],
    ['Performance', 'protein too little', { protein: 14.9, energy: 400, carbohydrate: 55, fat: 2 }],
    ['Performance', 'at its limits', { protein: 10, energy: 360, carbohydrate: 45, fat: 10 }],
    ['General Fitness', 'too fat', { protein: 10, energy: 360, carbohydrate: 45, fat: 10.1 }],
    ['General Fitness', 'too few', { protein: 10, energy: 360, carbohydrate: 44.9, fat: 2 }],
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
      sugar: null,
      fat: null,
      ...input,
    })?.reason;
  it.each([
    [{ name: 'Super MASS!' }, 'The name says "mass".'],
    [{ category: 'Mass Gainer' }, 'The source\'s category says "mass gainer".'],
    [{ category: 'MEAL REPLACEMENTS' }, 'The source\'s category says "meal replacements".'],
    [{ protein: 24, energy: 120 }, 'Protein makes up 80% of its energy.'],
    [{ protein: 30, energy: 100 }, 'Protein makes up 100% of its energy.'],
    [
      { protein: 20, energy: 200, sugar: 2 },
      'Protein makes up 40% of its energy, with 1 g sugar per 100 kcal.',
    ],
    [
      { protein: 15, energy: 170, carbohydrate: 25, fat: 2 },
      '1.7 times as much carbohydrate as protein, with little fat.',
    ],
    [
      { protein: 5, energy: 200, carbohydrate: 37, fat: 3 },
      'Carbohydrate makes up 74% of its energy, with little fat: fuel for exercise.',
    ],
    [
      { protein: 12, energy: 220 },
      'Protein makes up 22% of its energy; none of the special rules applies.',
    ],
    [{}, undefined],
  ])('says why: %j', (input, reason) => {
    expect(by(input)).toBe(reason);
  });
});

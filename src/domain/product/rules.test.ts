import { describe, expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../tests/support/a-source-record.ts';
import { classifySupplement } from './classify-supplement.ts';
import { assignGoal, type GoalInput } from './fitness-goal.ts';
import { readProteinType } from './named-protein-type.ts';
import { objectToFigures } from './plausibility.ts';

describe('objectToFigures', () => {
  const per100 = (stated: Parameters<typeof someFigures>[0], format: 'powder' | 'bar' = 'powder') =>
    objectToFigures(aSourceRecord({ format, per100: someFigures(stated) }))?.reason ?? null;
  const perServing = (stated: Parameters<typeof someFigures>[0], amount = 30) =>
    objectToFigures(
      aSourceRecord({ perServing: someFigures(stated), servingSize: { amount, unit: 'g' } }),
    )?.reason ?? null;

  it.each([
    [{ protein: 100 }, null],
    [{ protein: 100.1 }, 'protein above 100 g/100 g'],
    [{ protein: 90, carbohydrate: 10, fat: 6 }, null],
    [{ protein: 90, carbohydrate: 10, fat: 6.5 }, 'macronutrients above 106 g/100 g'],
    [
      { protein: 24, carbohydrate: 3, fat: 1 },
      'powder with less than 50 g of macronutrients per 100 g',
    ],
    [{ protein: 24, carbohydrate: 3 }, null],
    [{ protein: 20, energy: 950 }, 'energy above 910 kcal/100 g'],
    [{ protein: -1 }, 'negative figure'],
    [{ protein: 70, carbohydrate: 10, sugar: 14 }, 'more sugar than carbohydrate'],
    [{ protein: 70, carbohydrate: 10, sugar: 11 }, null],
    [{ protein: 80, carbohydrate: 5, fat: 5, energy: 385 }, null],
    [
      { protein: 80, carbohydrate: 5, fat: 5, energy: 510 },
      'energy off its macronutrients by more than 25 %',
    ],
    [
      { protein: 80, carbohydrate: 5, fat: 5, energy: 250 },
      'energy off its macronutrients by more than 25 %',
    ],
  ])('%j per 100 g: %s', (stated, reason) => {
    expect(per100(stated)).toBe(reason);
  });

  it('allows for the little energy of fibre and polyols in bars', () => {
    expect(per100({ protein: 33, carbohydrate: 40, fat: 12, energy: 290 }, 'bar')).toBeNull();
  });

  it.each([
    [{ protein: 24, carbohydrate: 3, fat: 1, energy: 120 }, null],
    [{ protein: 24, carbohydrate: 8, fat: 3 }, 'macronutrients above the serving size'],
    [{ protein: 160 }, 'protein above 150 g a serving'],
    [{ protein: 20, energy: 2600 }, 'energy above 2,500 kcal a serving'],
    [
      { protein: 24, carbohydrate: 3, fat: 1, energy: 300 },
      'energy off its macronutrients by more than 25 %',
    ],
  ])('%j a serving of 30 g: %s', (stated, reason) => {
    expect(perServing(stated)).toBe(reason);
  });

  it('has nothing against a record without figures', () => {
    expect(objectToFigures(aSourceRecord())).toBeNull();
  });
});

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
  it('says why', () => {
    expect(
      assignGoal({
        name: null,
        category: null,
        format: 'powder',
        protein: 24,
        energy: 120,
        carbohydrate: 3,
        fat: 1,
      })?.reason,
    ).toBe('24 g protein per serving, 80 % of its energy.');
  });
});

describe('readProteinType', () => {
  it.each([
    ['100% Whey Protein Isolate', 'Whey Isolate'],
    ['Iso Whey Zero', 'Whey Isolate'],
    ['ISO100 Hydrolyzed 100% Whey Protein Isolate', 'Hydrolyzed Whey'],
    ['Platinum Hydrowhey', 'Hydrolyzed Whey'],
    ['Gold Standard 100% Casein', 'Casein'],
    ['Whey & Casein Blend', 'Casein & Whey'],
    ['Organic Pea Protein', 'Plant Protein'],
    ['Pea & Rice Protein', 'Pea + Rice'],
    ['Vegan Protein Blend', 'Plant Protein'],
    ['Whey Protein Concentrate 80', 'Whey Concentrate'],
    ['Whey Blend', 'Whey Blend'],
    ['100% Whey Protein', null],
    ['Protein Bar', null],
  ])('%s: %s', (name, type) => {
    expect(readProteinType(name, null)?.type ?? null).toBe(type);
  });
  it('believes a category only on plant protein', () => {
    expect(readProteinType('ONE', 'PLANT PROTEIN')?.type).toBe('Plant Protein');
    expect(readProteinType('Super Mass Gainer', 'MICELLAR CASEIN PROTEIN')).toBeNull();
  });
});

describe('classifySupplement', () => {
  const classify = (
    name: string,
    protein: number | null,
    more: { categories?: string; statement?: string } = {},
  ) =>
    classifySupplement({
      name,
      categories: more.categories ?? '',
      statement: more.statement ?? '',
      per100: protein === null ? null : someFigures({ protein }),
    });
  it.each([
    ['Gold Standard 100% Whey', 80, 'powder'],
    ['Protein Bar, Chocolate', 33, 'bar'],
    ['Protein Shake, Vanilla', 8, 'rtd'],
    ['Protein Shake Mix', 60, 'powder'],
    ['Whey Protein Powder', null, 'powder'],
    ['Questbar Cookies & Cream', 35, 'bar'],
    ['Protein Juice Smoothie', 6.7, 'rtd'],
    ['Low Fat Milk with Protein', 6, 'rtd'],
    ['Whey Protein Extreme Milk Chocolate', null, 'powder'],
    ['Bone Broth Protein', 90, 'powder'],
    ['Serious Mass', null, 'powder'],
  ])('%s with %s g is a %s', (name, protein, format) => {
    expect(classify(name, protein)).toBe(format);
  });
  it('takes a powder by its protein and its text', () => {
    expect(classify('Isolit', 80, { statement: 'Whey protein isolate, cocoa' })).toBe('powder');
    expect(classify('Isolit', 40, { statement: 'Whey protein isolate, cocoa' })).toEqual({
      reason: 'not a protein supplement',
    });
    expect(classify('Beef jerky', 60, { statement: 'Beef, soy protein isolate' })).toEqual({
      reason: 'another kind of food',
    });
  });
  it('takes a bar by its category', () => {
    expect(classify('Crunchy Caramel', 30, { categories: 'en:protein-bars' })).toBe('bar');
  });
  it.each([
    ['Protein Bar', 10, 'bar with less than 18 g protein per 100 g'],
    ['Protein Shake', 2, 'drink with less than 4 g protein per 100 ml'],
    ['Whey Protein', 10, 'powder with less than 18 g protein per 100 g'],
    ['Tomato soup', 3, 'another kind of food'],
    ['Sparkling water', 0, 'not a protein supplement'],
    ['Chocolate bar', 7, 'not a protein supplement'],
    ['', null, 'neither name nor category'],
  ])('%s with %s g: %s', (name, protein, reason) => {
    expect(classify(name, protein)).toEqual({ reason });
  });
});

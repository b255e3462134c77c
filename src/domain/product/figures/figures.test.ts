import { describe, expect, it } from 'vitest';
import { someFigures } from '../../../../tests/support/a-source-record.ts';
import {
  calculateEnergy,
  NUTRITION_KEY,
  roundTo,
  scaleFigures,
  tidyFigures,
  toNutritionFigures,
} from './nutrition.ts';
import { blankRecord, FIGURE_KEYS, NO_FIGURES } from '../record/source-record.ts';
import { plausibleServing, readAmounts, readPackageSize, readServingSize } from './serving.ts';

describe('calculateEnergy', () => {
  const macros = someFigures({ protein: 20, carbohydrate: 30, fat: 10, fiber: 5 });
  it('uses the EU factors 4, 4, 9 and 2', () => {
    expect(calculateEnergy(macros, false)).toEqual({
      energy: 20 * 4 + 30 * 4 + 10 * 9 + 5 * 2,
      note: 'calculated: 4 × protein + 4 × carbohydrate + 9 × fat + 2 × fiber',
    });
  });
  it('takes fibre out of the carbohydrate of American labels first', () => {
    expect(calculateEnergy(macros, true)).toEqual({
      energy: 20 * 4 + 25 * 4 + 10 * 9 + 5 * 2,
      note: 'calculated: 4 × protein + 4 × (carbohydrate − fiber) + 9 × fat + 2 × fiber',
    });
  });
  it('does without fibre where that is not known', () => {
    expect(calculateEnergy({ ...macros, fiber: null }, true)).toEqual({
      energy: 290,
      note: 'calculated: 4 × protein + 4 × carbohydrate + 9 × fat',
    });
  });
  it('takes no more fibre out than there is carbohydrate, where rounding made it more', () => {
    const rounded = someFigures({ protein: 0, carbohydrate: 11.76, fat: 0, fiber: 11.8 });
    expect(calculateEnergy(rounded, true)?.energy).toBe(24);
  });
  it('takes fibre for what stands beside the carbohydrate where there is clearly more of it', () => {
    const beside = someFigures({ protein: 33, carbohydrate: 15, fat: 14, fiber: 21 });
    expect(calculateEnergy(beside, true)).toEqual(calculateEnergy(beside, false));
    expect(calculateEnergy(beside, true)?.energy).toBe(360);
  });
  it.each(['protein', 'carbohydrate', 'fat'] as const)('is unknown without %s', (key) => {
    expect(calculateEnergy({ ...macros, [key]: null }, false)).toBeNull();
  });
});

describe('amounts', () => {
  it.each([
    ['g', 1, 'g'],
    ['gr', 1, 'g'],
    ['grm', 1, 'g'],
    ['gram', 1, 'g'],
    ['grams', 1, 'g'],
    ['kg', 1000, 'g'],
    ['oz', 28.3495, 'g'],
    ['ozs', 28.3495, 'g'],
    ['ounce', 28.3495, 'g'],
    ['ounces', 28.3495, 'g'],
    ['lb', 453.592, 'g'],
    ['lbs', 453.592, 'g'],
    ['pound', 453.592, 'g'],
    ['pounds', 453.592, 'g'],
    ['ml', 1, 'ml'],
    ['mlt', 1, 'ml'],
    ['cl', 10, 'ml'],
    ['l', 1000, 'ml'],
    ['liter', 1000, 'ml'],
    ['litre', 1000, 'ml'],
    ['fl oz', 29.5735, 'ml'],
    ['fl. oz', 29.5735, 'ml'],
    ['floz', 29.5735, 'ml'],
    ['FL   OZ', 29.5735, 'ml'],
  ] as const)('are read in %s', (written, factor, unit) => {
    const [found, ...more] = readAmounts(`about 2${written}, 2.25 ${written} (x)`);
    expect(found).toEqual({ amount: 2 * factor, unit });
    expect(more).toEqual([{ amount: 2.25 * factor, unit }]);
  });
  it.each(['0 g', '3 glasses', '5 lucky bars', 'g', ''])('%j has none', (text) => {
    expect(readAmounts(text)).toEqual([]);
  });
});

describe('serving sizes', () => {
  it.each([
    ['1 scoop (31 g)', 31, 'g'],
    ['1 Carton (325 ml)', 325, 'ml'],
    ['1 bottle (11 fl oz / 330 ml)', 330, 'ml'],
    ['1 bottle (11.5 fl oz)', 340.1, 'ml'],
    ['30,4 g', 30.4, 'g'],
    ['1.2 oz', 34, 'g'],
    ['60grams', 60, 'g'],
    ['1 oz (28.35 grm)', 28.4, 'g'],
    ['2 oz (57 gram)', 57, 'g'],
  ])('%s', (text, amount, unit) => {
    expect(readServingSize(text)).toEqual({ amount, unit });
  });
  it.each(['2 ROUNDED SCOOPS', '1 CARTON', '', '2 g', '1000 g', '1 large galley'])(
    '%j states none',
    (text) => {
      expect(readServingSize(text)).toBeNull();
    },
  );
  it('are between 5 and 750', () => {
    expect(plausibleServing({ amount: 5, unit: 'g' })).toEqual({ amount: 5, unit: 'g' });
    expect(plausibleServing({ amount: 4.9, unit: 'g' })).toBeNull();
    expect(plausibleServing({ amount: 750, unit: 'ml' })).toEqual({ amount: 750, unit: 'ml' });
    expect(plausibleServing({ amount: 38.09999847, unit: 'g' })).toEqual({
      amount: 38.1,
      unit: 'g',
    });
  });
  it.each([
    ['2 lb (907 g)', 907.2, 'g'],
    ['12 x 60 g', 720, 'g'],
    ['12x60g', 720, 'g'],
    [' 12 × 60 g', 720, 'g'],
    ['pack of 12 x 60 g', 60, 'g'],
    ['4 - 330 ml bottles', 1320, 'ml'],
    ['43.2 oz (2.7 lbs) 1.22kg', 1224.7, 'g'],
    ['1.5 L', 1500, 'ml'],
  ])('package %s', (text, amount, unit) => {
    expect(readPackageSize(text)).toEqual({ amount, unit });
  });
  it('package without an amount', () => {
    expect(readPackageSize('1pcs')).toBeNull();
  });
});

it('rounds halves up and scales whole kcal', () => {
  expect(roundTo(1.005, 2)).toBe(1.01);
  expect(scaleFigures(someFigures({ energy: 101, protein: 3.33, salt: 0.111 }), 100, 50)).toEqual(
    someFigures({ energy: 51, protein: 1.7, salt: 0.06 }),
  );
});

it('takes floating-point dust off stated figures: three decimals, energy one', () => {
  expect(tidyFigures(someFigures({ energy: 101.26, protein: 3.33333, salt: 0.1234 }))).toEqual(
    someFigures({ energy: 101.3, protein: 3.333, salt: 0.123 }),
  );
});

it('calls figures what the contract calls them', () => {
  const stated = Object.fromEntries(FIGURE_KEYS.map((key, index) => [key, index + 1]));
  const shown = {
    caloriesPerServing: 1,
    proteinPerServing: 2,
    carbohydratePerServing: 3,
    sugarPerServing: 4,
    fiberPerServing: 5,
    fatPerServing: 6,
    saturatedFatPerServing: 7,
    saltPerServing: 8,
  };
  expect(toNutritionFigures(someFigures(stated))).toEqual(shown);
  expect(FIGURE_KEYS.map((key) => NUTRITION_KEY[key])).toEqual(Object.keys(shown));
  expect(Object.values(toNutritionFigures(NO_FIGURES))).toEqual(Array(8).fill(null));
});

it('starts a record that says nothing but who it is', () => {
  const { source, record, format, productKey, readable, carbohydrateIncludesFiber, ...rest } =
    blankRecord('usda-fdc', '7', 'bar', 'gtin:1');
  expect([source, record, format, productKey]).toEqual(['usda-fdc', '7', 'bar', 'gtin:1']);
  expect([readable, carbohydrateIncludesFiber]).toEqual([true, true]);
  const said = Object.entries(rest).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
  expect(said).toEqual([]);
});

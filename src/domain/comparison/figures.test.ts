import { expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import {
  COMPARE_BASES,
  COMPARE_BASIS_LABELS,
  figureFor,
  figureText,
  proteinPer100Kcal,
} from './figures.ts';

const unknown = aProduct().nutritionalInfo.per100;

function aProductWith(
  perServing: { protein: number | null; sugar: number | null },
  per100: { protein: number | null; sugar: number | null },
) {
  return aProduct({
    nutritionalInfo: {
      ...unknown,
      proteinPerServing: perServing.protein,
      sugarPerServing: perServing.sugar,
      per100: {
        ...unknown,
        proteinPerServing: per100.protein,
        sugarPerServing: per100.sugar,
      },
    },
  });
}

test('the bases and their words', () => {
  expect(COMPARE_BASES).toEqual(['serving', '100', '25g']);
  expect(COMPARE_BASIS_LABELS).toEqual({
    serving: 'Per serving',
    '100': 'Per 100 g',
    '25g': 'Per 25 g protein',
  });
});

test('figures are read for each basis', () => {
  const product = aProductWith({ protein: 20, sugar: 2 }, { protein: 66, sugar: 7 });
  expect(figureFor(product, 'sugarPerServing', 'serving')).toBe(2);
  expect(figureFor(product, 'sugarPerServing', '100')).toBe(7);
  expect(figureFor(product, 'sugarPerServing', '25g')).toBe(2.5);
  expect(figureFor(product, 'proteinPerServing', '25g')).toBe(25);
});

test('25 g of protein falls back on the figures per 100 g, and is unknown without protein', () => {
  const per100 = aProductWith({ protein: 20, sugar: null }, { protein: 50, sugar: 4 });
  expect(figureFor(per100, 'sugarPerServing', '25g')).toBe(2);
  const none = aProductWith({ protein: 0, sugar: 2 }, { protein: null, sugar: 4 });
  expect(figureFor(none, 'sugarPerServing', '25g')).toBeNull();
  expect(figureFor(none, 'fatPerServing', 'serving')).toBeNull();
});

// @spec protein efficiency = protein per serving divided by calories (calories default 1 if missing), times 100, rounded
test('protein efficiency is grams per 100 kcal; unknown calories make it unknown', () => {
  expect(proteinPer100Kcal({ proteinPerServing: 24, calories: 120 })).toBe(20);
  expect(proteinPer100Kcal({ proteinPerServing: 25, calories: 110 })).toBe(23);
  expect(proteinPer100Kcal({ proteinPerServing: 25, calories: null })).toBeNull();
  expect(proteinPer100Kcal({ proteinPerServing: 25, calories: 0 })).toBeNull();
  expect(proteinPer100Kcal({ proteinPerServing: 0.2, calories: 1 })).toBe(20);
  expect(proteinPer100Kcal({ proteinPerServing: null, calories: 110 })).toBeNull();
});

test.each([
  [24, 'g', '24 g'],
  [24.3, 'g', '24 g'],
  [9.96, 'g', '10 g'],
  [0.04, 'g', '0.04 g'],
  [0.126, 'g', '0.13 g'],
  [2.46, 'g', '2.5 g'],
  [1.04, 'g', '1 g'],
  [0, 'g', '0 g'],
  [119.6, 'kcal', '120 kcal'],
  [330, 'ml', '330 ml'],
  [-2.46, 'g', '-2.5 g'],
  [-0.126, 'g', '-0.13 g'],
] as const)('%d %s reads %s', (value, unit, text) => {
  expect(figureText(value, unit)).toBe(text);
});

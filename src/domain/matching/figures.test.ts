import { expect, test } from 'vitest';
import { aProduct, UNKNOWN_FIGURES } from '../../../tests/support/a-product.ts';
import { sortKeyOf } from './figures.ts';

const label = { amount: 40, unit: 'g', basis: 'label' } as const;
const assumed = { amount: 30, unit: 'g', basis: 'standard' } as const;
const unstated = { ...UNKNOWN_FIGURES, per100: UNKNOWN_FIGURES };
const stated = {
  ...UNKNOWN_FIGURES,
  per100: { ...UNKNOWN_FIGURES, caloriesPerServing: 400, sugarPerServing: 10 },
};

test('calories and sugar are compared per 100 g, converted from a stated serving only', () => {
  const shake = { calories: 100, sugar: 2, nutritionalInfo: unstated };
  const ofLabel = aProduct({ ...shake, servingSize: label });
  expect([sortKeyOf(ofLabel, 'calories'), sortKeyOf(ofLabel, 'sugar')]).toEqual([250, 5]);
  const ofRecord = aProduct({ ...shake, servingSize: label, nutritionalInfo: stated });
  expect([sortKeyOf(ofRecord, 'calories'), sortKeyOf(ofRecord, 'sugar')]).toEqual([400, 10]);
  for (const servingSize of [assumed, null, { ...label, amount: 0 }])
    expect(sortKeyOf(aProduct({ ...shake, servingSize }), 'calories')).toBeNull();
});

test('an assumed serving follows every stated one', () => {
  const keys = [
    aProduct({ proteinPerServing: 1, servingSize: label }),
    aProduct({ proteinPerServing: 90, servingSize: assumed }),
  ].map((product) => sortKeyOf(product, 'protein') ?? 0);
  expect(keys[0]).toBeLessThan(keys[1] ?? 0);
  expect(sortKeyOf(aProduct({ proteinPerServing: null }), 'protein')).toBeNull();
  expect(sortKeyOf(aProduct({ servingSize: label }), 'serving')).toBe(40);
  expect(sortKeyOf(aProduct({ servingSize: assumed }), 'serving')).toBeNull();
});

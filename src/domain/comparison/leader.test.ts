import { expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import { compareTable } from './compare-table.ts';
import { leaderOf } from './leader.ts';

const figures = (proteinPerServing: number, sugar: number | null) =>
  aProduct({
    proteinPerServing,
    calories: null,
    nutritionalInfo: {
      ...aProduct({}).nutritionalInfo,
      proteinPerServing,
      caloriesPerServing: null,
      sugarPerServing: sugar,
      fiberPerServing: null,
      saturatedFatPerServing: null,
      saltPerServing: null,
    },
  });
const leader = (...products: ReturnType<typeof figures>[]) =>
  leaderOf(compareTable(products, { basis: 'serving', now: 0 }));

test('the product with the best value in most rows leads', () => {
  expect(leader(figures(20, 3), figures(30, 1))).toEqual({ places: [1], leads: 2, rows: 2 });
});

test('two may lead together', () => {
  expect(leader(figures(20, 1), figures(30, 3))).toEqual({ places: [0, 1], leads: 1, rows: 2 });
});

test('an unknown figure wins nothing, and nobody leads where no row has a best value', () => {
  expect(leader(figures(20, 1), figures(20, null))).toBeNull();
});

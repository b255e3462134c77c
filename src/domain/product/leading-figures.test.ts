import { expect, test } from 'vitest';
import { aProduct, UNKNOWN_FIGURES } from '../../../tests/support/a-product.ts';
import { leadingFigures } from './leading-figures.ts';

const figures = { proteinPerServing: 24, calories: 120, sugar: 1 };
const nutritionalInfo = {
  ...UNKNOWN_FIGURES,
  per100: {
    ...UNKNOWN_FIGURES,
    proteinPerServing: 80,
    caloriesPerServing: 400,
    sugarPerServing: 3,
  },
};

test('a product is summarized by its stated serving, else per 100 of its unit', () => {
  const stated = { amount: 30, unit: 'g', basis: 'label' } as const;
  expect(leadingFigures(aProduct({ ...figures, nutritionalInfo, servingSize: stated }))).toEqual({
    basis: 'per serving',
    protein: 24,
    calories: 120,
    sugar: 1,
  });
  const assumed = { amount: 330, unit: 'ml', basis: 'standard' } as const;
  expect(leadingFigures(aProduct({ ...figures, nutritionalInfo, servingSize: assumed }))).toEqual({
    basis: 'per 100 ml',
    protein: 80,
    calories: 400,
    sugar: 3,
  });
});

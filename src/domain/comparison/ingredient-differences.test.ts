import { expect, test } from 'vitest';
import { aProduct, anIngredient } from '../../../tests/support/a-product.ts';
import { ingredientDifferences } from './ingredient-differences.ts';

function aList(names: readonly string[], ingredientsComplete = true) {
  return aProduct({ ingredients: names.map((name) => anIngredient(name)), ingredientsComplete });
}

test('shared by all, in some, and only here', () => {
  expect(
    ingredientDifferences([
      aList(['whey', 'cocoa', 'salt', 'stevia']),
      aList(['cocoa', 'whey', 'sucralose', 'salt']),
      aList(['pea', 'cocoa', 'salt', 'sucralose']),
    ]),
  ).toEqual({
    shared: ['cocoa', 'salt'],
    own: [
      { only: ['stevia'], some: ['whey'], list: 'complete' },
      { only: [], some: ['whey', 'sucralose'], list: 'complete' },
      { only: ['pea'], some: ['sucralose'], list: 'complete' },
    ],
  });
});

test('a product without a list neither shares nor lacks; a partial one says so', () => {
  expect(
    ingredientDifferences([
      aList(['whey', 'salt']),
      aList([], false),
      aList(['whey', 'cocoa'], false),
    ]),
  ).toEqual({
    shared: ['whey'],
    own: [
      { only: ['salt'], some: [], list: 'complete' },
      { only: [], some: [], list: 'none' },
      { only: ['cocoa'], some: [], list: 'partial' },
    ],
  });
});

test('one list alone shares nothing; headings and repeats do not count', () => {
  const product = aProduct({
    ingredients: [
      anIngredient('Protein Blend', { heading: true }),
      anIngredient('whey'),
      anIngredient('Whey', { canonical: 'whey' }),
    ],
  });
  expect(ingredientDifferences([product])).toEqual({
    shared: [],
    own: [{ only: ['whey'], some: [], list: 'complete' }],
  });
  expect(ingredientDifferences([])).toEqual({ shared: [], own: [] });
});

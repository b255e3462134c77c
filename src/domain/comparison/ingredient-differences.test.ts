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
      { only: ['stevia'], some: ['whey'], list: 'complete', unread: 0 },
      { only: [], some: ['whey', 'sucralose'], list: 'complete', unread: 0 },
      { only: ['pea'], some: ['sucralose'], list: 'complete', unread: 0 },
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
      { only: ['salt'], some: [], list: 'complete', unread: 0 },
      { only: [], some: [], list: 'none', unread: 0 },
      { only: ['cocoa'], some: [], list: 'partial', unread: 0 },
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
    own: [{ only: ['whey'], some: [], list: 'complete', unread: 0 }],
  });
  expect(ingredientDifferences([])).toEqual({ shared: [], own: [] });
});

test('names that nobody knows are counted, not listed: they are no ingredients to compare', () => {
  const unread = (name: string) => anIngredient(name, { known: false });
  expect(
    ingredientDifferences([
      aProduct({
        ingredients: [anIngredient('whey'), unread('Anleitung'), unread('Tipp'), unread('Tipp')],
        ingredientsComplete: false,
      }),
      aProduct({ ingredients: [unread('Anleitung')], ingredientsComplete: false }),
    ]).own,
  ).toEqual([
    { only: ['whey'], some: [], list: 'partial', unread: 2 },
    { only: [], some: [], list: 'partial', unread: 1 },
  ]);
});

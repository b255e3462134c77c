import type { GrowingNumbers } from './growing-numbers.ts';
import { describe, expect, test } from 'vitest';
import { aProduct, anIngredient } from '../../tests/support/a-product.ts';
import { FIGURES } from '#domain/matching/figures.ts';
import { Intake } from './intake.ts';

function taken(...products: readonly Parameters<typeof aProduct>[0][]): Intake {
  const intake = new Intake();
  for (const product of products) intake.add(aProduct(product));
  return intake;
}

function listed(numbers: GrowingNumbers): number[] {
  return Array.from({ length: numbers.length }, (_, at) => numbers.at(at));
}

describe('what is taken in is kept once', () => {
  test('words of names are numbered as they first come', () => {
    const intake = taken({ name: 'Gold Whey GOLD' }, { name: 'whey bar' });
    expect(intake.words.texts).toEqual(['gold', 'whey', 'bar']);
    expect(listed(intake.nameWords.items)).toEqual([0, 1, 0, 1, 2]);
    expect(listed(intake.nameWords.starts)).toEqual([0, 3]);
  });

  test('an ingredient of several products, written and understood alike, is one row', () => {
    const ingredients = [anIngredient('cocoa'), anIngredient('salt')];
    const intake = taken({ ingredients }, { ingredients: ingredients.toReversed() });
    expect(intake.ingredientRows.rows.map((row) => row.name)).toEqual(['cocoa', 'salt']);
    expect(listed(intake.ingredients.items)).toEqual([0, 1, 1, 0]);
    expect(listed(intake.ingredients.starts)).toEqual([0, 2]);
  });

  test('one that is written alike but understood otherwise is a row of its own', () => {
    const oil = anIngredient('oil', { canonical: 'palm oil' });
    const products = [
      { ingredients: [oil] },
      { ingredients: [{ ...oil, canonical: 'sunflower oil' }] },
      { ingredients: [{ ...oil, qualities: ['organic'] }] },
      // What is in brackets after it says what it consists of.
      { ingredients: [oil, anIngredient('palm', { parent: 0 })] },
    ];
    const intake = taken(...products, ...products);
    const row = { name: 'oil', canonical: 'palm oil', qualities: [], alone: true };
    expect(intake.ingredientRows.rows).toEqual([
      row,
      { ...row, canonical: 'sunflower oil' },
      { ...row, qualities: ['organic'] },
      { ...row, alone: false },
      { ...row, name: 'palm', canonical: 'palm' },
    ]);
    expect(listed(intake.ingredients.items)).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4]);
  });
});

test('a brand has the name it first comes with', () => {
  const brand = (name: string) => ({ id: 3, name, logo: null });
  const intake = taken({ brandId: 3, brand: brand('Acme') }, { brandId: 3, brand: brand('ACME') });
  expect([...intake.brandNames]).toEqual([[3, 'Acme']]);
  expect(listed(intake.brandIds)).toEqual([3, 3]);
});

test('protein that is not known is no number, and never zero', () => {
  const { figures } = taken({ proteinPerServing: null }, { proteinPerServing: 0 });
  expect(figures[FIGURES.indexOf('protein')]).toEqual([NaN, 0]);
});

test('a text that several products share is kept once', () => {
  const ingredientsStatement = 'Whey, Cocoa.';
  const intake = taken({ name: 'A', ingredientsStatement }, { name: 'B', ingredientsStatement });
  expect(intake.texts.texts).toEqual([' whey cocoa ', ' a ', ' brand 7 ', ' b ']);
  expect(listed(intake.productTexts.items)).toEqual([0, 1, 2, 0, 3, 2]);
});

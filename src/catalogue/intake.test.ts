import type { GrowingNumbers } from './growing-numbers.ts';
import { describe, expect, test } from 'vitest';
import { aProduct, anIngredient } from '../../tests/support/a-product.ts';
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
    expect(listed(intake.wordSequence)).toEqual([0, 1, 0, 1, 2]);
    expect(listed(intake.wordStarts)).toEqual([0, 3]);
  });

  test('an ingredient of several products, written and understood alike, is one row', () => {
    const ingredients = [anIngredient('cocoa'), anIngredient('salt')];
    const intake = taken({ ingredients }, { ingredients: ingredients.toReversed() });
    expect(intake.ingredientRows.rows.map((row) => row.name)).toEqual(['cocoa', 'salt']);
    expect(listed(intake.ingredients)).toEqual([0, 1, 1, 0]);
    expect(listed(intake.ingredientStarts)).toEqual([0, 2]);
  });

  test('one that is written alike but understood otherwise is a row of its own', () => {
    const oil = anIngredient('oil', { canonical: 'palm oil' });
    const products = [
      { ingredients: [oil] },
      { ingredients: [{ ...oil, canonical: 'sunflower oil' }] },
      { ingredients: [{ ...oil, known: false }] },
      // What is in brackets after it says what it consists of.
      { ingredients: [oil, anIngredient('palm', { parent: 0 })] },
    ];
    const intake = taken(...products, ...products);
    const row = { name: 'oil', canonical: 'palm oil', unknown: false, alone: true };
    expect(intake.ingredientRows.rows).toEqual([
      { ...row, number: 0 },
      { ...row, canonical: 'sunflower oil', number: 1 },
      { ...row, unknown: true, alone: false, number: 2 },
      { ...row, alone: false, number: 3 },
      { ...row, name: 'palm', canonical: 'palm', number: 4 },
    ]);
    expect(listed(intake.ingredients)).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4]);
  });
});

test('a brand has the name it first comes with', () => {
  const brand = (name: string) => ({ id: 3, name, logo: null });
  const intake = taken({ brandId: 3, brand: brand('Acme') }, { brandId: 3, brand: brand('ACME') });
  expect([...intake.brandNames]).toEqual([[3, 'Acme']]);
  expect(listed(intake.brandIds)).toEqual([3, 3]);
});

test('protein that is not known is no number, and never zero', () => {
  expect(taken({ proteinPerServing: null }, { proteinPerServing: 0 }).protein).toEqual([NaN, 0]);
});

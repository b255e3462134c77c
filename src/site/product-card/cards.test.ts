import { describe, expect, test } from 'vitest';
import { aProduct, anIngredient } from '../../../tests/support/a-product.ts';
import { countOf, formatAmount, formatCount, friendlyCount, unbroken } from './amount.ts';
import { toCardProduct, topIngredients, toShortCard } from './card-product.ts';
import { dietBadges } from './diet-badges.tsx';
import { monogram } from './pack.tsx';
import { productTitle } from '#domain/product/product-title.ts';
import { proteinCalorieShare } from './protein-ring.tsx';

// @spec up to 3 diet badges in the order Vegan, Gluten Free, Organic, Lactose Free, Keto (only those flagged)
// @spec | Diet badges per card | 3 |
test('at most three badges, in their order, only what is known to be true', () => {
  const all = {
    isVegan: true,
    isGlutenFree: true,
    isOrganic: true,
    isLactoseFree: true,
    isKetoFriendly: true,
  };
  expect(dietBadges(aProduct(all))).toEqual(['Vegan', 'Gluten Free', 'Organic']);
  expect(
    dietBadges(aProduct({ ...all, isVegan: null, isGlutenFree: false, isOrganic: null })),
  ).toEqual(['Lactose Free', 'Keto']);
});

// @spec product cards on browse show the top 3 ingredients plus '+N more'
test('the top three ingredients, headings left out, and how many more', () => {
  const ingredients = [
    anIngredient('Protein Blend', { heading: true }),
    ...['whey', 'cocoa', 'salt', 'stevia', 'sucralose'].map((name) => anIngredient(name)),
  ];
  expect(topIngredients(aProduct({ ingredients }))).toEqual({
    names: ['whey', 'cocoa', 'salt'],
    more: 2,
  });
  const short = toShortCard(aProduct({ ingredients }));
  expect(short.ingredients).toHaveLength(3);
  expect(topIngredients(short)).toEqual({ names: ['whey', 'cocoa', 'salt'], more: 2 });
});

test('a card keeps only what cards show, and only the bases they mark', () => {
  const product = aProduct();
  const card = toCardProduct(product);
  expect(JSON.stringify(card).length).toBeLessThan(JSON.stringify(product).length / 2);
  expect(card).toMatchObject({ id: product.id, name: product.name, calories: product.calories });
});

describe('figures in words', () => {
  test.each([
    [null, 'unknown'],
    [0, '0'],
    [24, '24'],
    [22.46, '22'],
    [9.96, '10'],
    [3.14, '3.1'],
    [0.456, '0.46'],
    [112.6, '113'],
    [1290.2, '1,290'],
  ])('%s → %s', (value, text) => {
    expect(formatAmount(value)).toBe(text);
  });

  test('a figure and its unit stay on one line; other words part as they like', () => {
    expect(unbroken('24 g protein and 120 kcal per serving of 330 ml')).toBe(
      '24\u00a0g protein and 120\u00a0kcal per serving of 330\u00a0ml',
    );
    expect(unbroken('Phase 8 gold')).toBe('Phase 8 gold');
  });

  test('counts', () => {
    expect(formatCount(1234567)).toBe('1,234,567');
    expect(countOf(1, 'product')).toBe('1 product');
    expect(friendlyCount(2755)).toBe('2,700+');
    expect(friendlyCount(134)).toBe('130+');
    expect(friendlyCount(7)).toBe('7');
  });

  test('the share of energy from protein is at most 100 %, and unknown without its figures', () => {
    expect(proteinCalorieShare(25, 110)).toBe(91);
    expect(proteinCalorieShare(30, 100)).toBe(100);
    expect(proteinCalorieShare(null, 110)).toBeNull();
    expect(proteinCalorieShare(25, 0)).toBeNull();
  });
});

test('names: the brand once, the monogram two letters at most', () => {
  const brand = { id: 4, name: 'Garden of Life', logo: null };
  expect(productTitle({ name: 'Garden of Life Organic', brand })).toBe('Garden of Life Organic');
  expect(productTitle({ name: 'Organic', brand })).toBe('Garden of Life Organic');
  expect(monogram('Optimum Nutrition')).toBe('ON');
  expect(monogram('ROSS')).toBe('R');
});

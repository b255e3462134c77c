import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anIngredient, aProduct } from '../../../../tests/support/a-product.ts';
import { isPoorRecord } from './product-data.ts';
import { ShortPage } from './short-page.tsx';

/** Page data of a product of which nothing else is known. */
const nothing = {
  peers: null,
  similar: [],
  spans: [],
  collections: [],
  sweetening: null,
  explanations: {},
};
const poor = aProduct({ proteinPerServing: null, calories: null, ingredients: [] });

test('a record without protein, and without energy or ingredients, is poor', () => {
  expect(isPoorRecord(poor)).toBe(true);
  expect(isPoorRecord(aProduct({ proteinPerServing: null }))).toBe(
    aProduct({}).ingredients.length === 0,
  );
  expect(isPoorRecord(aProduct({ ingredients: [] }))).toBe(false);
});

test('its page says what is known, what is missing, and of which sibling more is known', () => {
  const sibling = {
    id: 9,
    name: 'Better known',
    brand: 'B',
    flavor: null,
    proteinPerServing: 24,
    calories: 120,
    proteinPer100: 80,
    caloriesPer100: 400,
  };
  const peers = {
    proteinType: null,
    format: 'powder' as const,
    figures: [],
    variants: [{ ...sibling, id: 8, name: 'As unknown', proteinPerServing: null }, sibling],
    packs: [],
    alternatives: [],
    titleShared: false,
  };
  const html = renderToStaticMarkup(<ShortPage {...nothing} product={poor} peers={peers} />);
  expect(html).toMatch(/What is missing.*Protein per serving, Calories per serving/);
  expect(html).toContain('<a href="/protein/9">Better known</a>');
  expect(html).not.toContain('As unknown');
});

test('ingredients and warnings that are known are shown there too', () => {
  const product = aProduct({
    proteinPerServing: null,
    calories: null,
    contains: ['milk'],
    mayContain: ['peanuts'],
    ingredients: [
      anIngredient('Vitamins', { heading: true }),
      anIngredient('Whey', { allergen: 'milk' }),
      anIngredient('Agave Syrup'),
    ],
  });
  const html = renderToStaticMarkup(<ShortPage {...nothing} product={product} />);
  expect(html).toContain('Agave Syrup');
  expect(html).toMatch(/May contain.*peanuts/);
  expect(html).toContain('2 named');
  expect(renderToStaticMarkup(<ShortPage {...nothing} product={poor} />)).not.toContain(
    'Each ingredient by itself',
  );
});

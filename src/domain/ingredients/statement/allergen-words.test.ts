import { describe, expect, test } from 'vitest';
import { allergensNamedIn, namesOnlyAllergens } from './allergen-words.ts';

test.each([
  ['milk, soy and tree nuts', ['milk', 'tree nuts', 'soy']],
  ['peanuts, eggs, wheat', ['egg', 'peanuts', 'wheat']],
  ['Milk-Derived Ingredients', ['milk']],
  ['soy, milk', ['milk', 'soy']],
  ['crustaceans and fish', ['fish', 'crustacean shellfish']],
  ['sesame seeds', ['sesame']],
  ['cashews, pecan and walnut', ['tree nuts']],
])('%s', (text, expected) => {
  expect(allergensNamedIn(text)).toEqual(expected);
});

test.each([
  'coconut',
  'nutmeg',
  'coconut milk',
  'almond milk'.replace('almond', 'rice'),
  'milk thistle',
  'cocoa butter',
  'wheat grass',
  'dairy-free',
  'no milk',
  'buckwheat',
  'licorice',
  'eggplant',
])('"%s" names no allergen', (text) => {
  expect(allergensNamedIn(text)).toEqual([]);
});

test('almond milk is tree nuts and not milk', () => {
  expect(allergensNamedIn('almond milk')).toEqual(['tree nuts']);
});

test('letters with accents name what those without do', () => {
  expect(allergensNamedIn('caséin, seitán')).toEqual(['milk', 'wheat']);
});

describe('words behind "contains" in the middle of a list', () => {
  test.each([
    'milk',
    'milk, soy & wheat',
    'milk and soy and egg',
    'soy (lecithin of sunflower), milk',
    'milk [as an emulsifier]',
    'milk, coconut',
    'coconuts and milk',
    'milk, coconut.',
    'coconuts.',
    'milk from her happy cow',
    'milk, egg, fish, crab, almond, cashew, peanut, wheat, soy',
    ...['ingredient', 'ingredients', 'product', 'products', 'derivative', 'derivatives'].flatMap(
      (ending) => [`milk and ${ending}`, `milk and ${ending}.`],
    ),
  ])('declare where they name allergens only: %s', (said) => {
    expect(namesOnlyAllergens(said)).toBe(true);
  });

  test.each([
    '',
    ' , ',
    'sugar',
    'milk, sugar',
    'sugar, milk',
    'young coconut, milk',
    'coconut oil, milk',
    'milk from our happy cows',
    'milk products of two farms',
    'milk (a, sugar (b), c)',
    'milk, egg, fish, crab, almond, cashew, peanut, wheat, soy, sesame',
  ])('go on with the list where they name more: %s', (said) => {
    expect(namesOnlyAllergens(said)).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { allergensNamedIn } from './allergen-words.ts';

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

import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

test.each([
  ['sel, arôme artificiel de beurre', 'artificial butter flavor'],
  ['sal, aroma artificial de mantequilla', 'artificial butter flavor'],
  ['sale, aroma artificiale di burro', 'artificial butter flavor'],
  ['sal, aromatizante artificial de manteiga', 'artificial butter flavor'],
  ['zout, aroma van boter', 'butter flavor'],
  ['sel, arôme artificiel de fromage', 'artificial cheese flavor'],
  ['sel, arôme naturel au beurre', 'natural butter flavor'],
  ['sal, aroma natural de galleta de mantequilla', 'natural butter cookie flavor'],
])('what stands behind "of" in a flavor is its taste: %s', (statement, flavor) => {
  const { ingredients, contains, evidence } = read(statement);
  expect(ingredients.map(({ canonical }) => canonical)).toEqual(['salt', flavor]);
  expect(contains).toEqual([]);
  // It leaves open whether it is made of it.
  const doubts = evidence.filter(({ certain }) => !certain).map(({ canonical }) => canonical);
  expect(doubts.some((food) => ['butter', 'butter cookie', 'cheese'].includes(food))).toBe(true);
});

test.each([
  ['Salz, Aroma Haselnuss', 'hazelnut flavor'],
  ['Salz, natürliches Käsekuchen-Aroma', 'natural cheesecake flavor'],
  ['Salz, Quarkaroma, Zucker', 'quark flavor'],
  ['sel, arôme riz au lait', 'rice pudding flavor'],
  ['sel, arôme naturel de beurre de cacahuète', 'natural peanut butter flavor'],
  ['sal, aroma de gambas', 'shrimp flavor'],
  ['sal, aroma natural de leche', 'natural milk flavor'],
  ['sale, aroma di tiramisù', 'tiramisu flavor'],
  ['zout, boterkoekaroma', 'butter cookie flavor'],
  ['sal, aroma natural de leite condensado', 'natural condensed milk flavor'],
])('a taste brings no allergen, and leaves no word unread: %s', (statement, flavor) => {
  const { ingredients, contains, complete } = read(statement);
  expect(ingredients[1]?.canonical).toBe(flavor);
  expect({ contains, complete }).toEqual({ contains: [], complete: true });
});

test.each([
  'sel, arôme naturel au beurre (lait)',
  'zout, aroma (boter)',
  'sal, aroma de galletas y nata',
])('an allergen in its bracket, or beside it, is there: %s', (statement) => {
  expect(read(statement).contains).toEqual(['milk']);
});

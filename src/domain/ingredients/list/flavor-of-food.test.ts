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
  ['sal, aroma natural de galleta de mantequilla', 'natural cookie and butter flavor'],
])('what stands behind "of" in a flavor is its taste: %s', (statement, flavor) => {
  const { ingredients, contains, evidence } = read(statement);
  expect(ingredients.map(({ canonical }) => canonical)).toEqual(['salt', flavor]);
  expect(contains).toEqual([]);
  // It leaves open whether it is made of it.
  const doubts = evidence.filter(({ certain }) => !certain).map(({ canonical }) => canonical);
  expect(doubts.some((food) => food === 'butter' || food === 'cheese')).toBe(true);
});

test.each([
  'sel, arôme naturel au beurre (lait)',
  'zout, aroma (boter)',
  'sal, aroma de galletas y nata',
])('an allergen in its bracket, or beside it, is there: %s', (statement) => {
  expect(read(statement).contains).toEqual(['milk']);
});

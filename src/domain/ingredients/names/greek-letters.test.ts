import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const namesIn = (statement: string): readonly string[] =>
  explainLabel({ statement }, vocabulary).ingredients.map(({ canonical }) => canonical);

test.each([
  ['DL-α-Tocopherylacetat, Salz', 'vitamin e acetate'],
  ['β-Carotin, Salz', 'beta carotene'],
  ['β-Alanin, Salz', 'beta-alanine'],
])('a Greek letter is its name: %s', (statement, name) => {
  expect(namesIn(statement)).toEqual([name, 'salt']);
  expect(explainLabel({ statement }, vocabulary).complete).toBe(true);
});

test('the letter of a form is no vitamin', () => {
  expect(namesIn('sel, vitamines : C, E (D-delta tocophérol), B6')).not.toContain('vitamin d');
});

test('minerals from the sea are of no fish', () => {
  const { contains, complete } = explainLabel({ statement: 'sel, minéraux marins' }, vocabulary);
  expect([contains, complete]).toEqual([[], true]);
});

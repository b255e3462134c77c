import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const namesOf = (statement: string) =>
  explainLabel({ statement }, vocabulary).ingredients.map(({ canonical }) => canonical);

test.each([
  ['sugar, peach fiber, salt', 'peach fiber'],
  ['sugar, kiwi seeds, salt', 'kiwi seed'],
  ['sugar, fig puree, salt', 'fig puree'],
  ['sugar, baobab seed oil, salt', 'baobab seed oil'],
  ['Zucker, Pfirsichfaser, Salz', 'peach fiber'],
  ['sucre, fibres de pêche, sel', 'peach fiber'],
  ['azúcar, fibra de melocotón, sal', 'peach fiber'],
  ['suiker, perzikvezel, zout', 'peach fiber'],
])('a form of a plant that no table has is one name: %s', (statement, name) => {
  expect(namesOf(statement)).toEqual(['sugar', name, 'salt']);
  expect(explainLabel({ statement }, vocabulary).complete).toBe(true);
});

test('what it is of brings its allergens', () => {
  expect(explainLabel({ statement: 'sugar, chestnut starch' }, vocabulary).contains).toEqual([
    'tree nuts',
  ]);
});

test.each([
  ['soy protein oils, salt', ['soy protein', 'oils and fats', 'salt']],
  ['glycerin syrup, salt', ['glycerin', 'syrups', 'salt']],
])('what is no plant has no such form: %s', (statement, names) => {
  expect(namesOf(statement)).toEqual(names);
});

import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

test.each([
  [
    'Sugar, artificial colors (may contain one or more of the following: annatto, carmine), salt.',
    'sugar, annatto, carmine, salt',
    '',
  ],
  [
    'Sugar, color added (may contain: Red 40 and Blue 1). May contain milk.',
    'sugar, red 40, blue 1',
    'milk',
  ],
  ['Zucker, Farbstoffe (kann enthalten: Karmin), Salz.', 'sugar, carmine, salt', ''],
  // What may be in by accident is warned of.
  ['Sugar, emulsifiers (may contain soy), salt.', 'sugar, salt', 'soy'],
])('additives of which some are in it are in the list: %s', (statement, names, warned) => {
  const { ingredients, complete, precautions } = explainLabel({ statement }, vocabulary);
  expect(ingredients.map(({ canonical }) => canonical).join(', ')).toBe(names);
  expect(precautions.map(({ allergen }) => allergen).join(', ')).toBe(warned);
  expect(complete).toBe(true);
});

test.each([
  ['Pea protein. Contains: milk, soy, egg, salt, sugar, cocoa', 'pea protein'],
  [
    'Pea protein. Contains: soy, maltodextrin, salt, cocoa',
    'pea protein, soy, maltodextrin, salt, cocoa',
  ],
])(
  'what is contained goes on with the list where it names more than allergens: %s',
  (statement, names) => {
    const { ingredients } = explainLabel({ statement }, vocabulary);
    expect(ingredients.map(({ canonical }) => canonical).join(', ')).toBe(names);
  },
);

test.each([
  ['Pea protein, salt. May contain milk contains: soy', 'soy', 'milk'],
  ['Pea protein, salt. May contain milk contains soy', 'soy', 'milk'],
  ['Pea protein, salt. May contain milk, a plant that contains soy', '', 'milk, soy'],
])('a declaration ends a warning: %s', (statement, contained, warned) => {
  const { contains, mayContain } = explainLabel({ statement }, vocabulary);
  expect([contains.join(', '), mayContain.join(', ')]).toEqual([contained, warned]);
});

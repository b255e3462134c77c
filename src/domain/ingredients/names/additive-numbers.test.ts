import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

test.each([
  ['sugar, preservatives (211, 202), salt', 'sugar,sodium benzoate,potassium sorbate,salt', true],
  [
    'flour, raising agents [503(ii),500(ii)], salt',
    'wheat flour,ammonium bicarbonate,sodium bicarbonate,salt',
    true,
  ],
  ['flour, preservative 220, salt', 'wheat flour,sulfur dioxide,salt', true],
  ['sugar, colours (150d, 160a(ii))', 'sugar,sulfite caramel color,beta carotene', true],
  ['sugar, colour: 102 and 110; salt 250 g', 'sugar,tartrazine,yellow 6,salt', true],
  [
    'sugar, colours (caramel (150c), annatto (160b)), salt',
    'sugar,caramel color,annatto,salt',
    true,
  ],
  ['sugar, colour (beetroot), salt (220)', 'sugar,beet,salt', true],
])('behind its function an additive stands with its number alone: %s', (statement, list, whole) => {
  const { ingredients, complete } = explainLabel({ statement }, vocabulary);
  expect([ingredients.map(({ canonical }) => canonical).join(), complete]).toEqual([list, whole]);
});

test('sulfites and carmine that a label has by their numbers are known', () => {
  const { contains, veganByIngredients } = explainLabel(
    { statement: 'sugar, colour (120), preservative (223)' },
    vocabulary,
  );
  expect([contains, veganByIngredients]).toEqual([['sulphites'], false]);
});

test.each([
  ['silicon dioxide, salt. 200-300 ml, cocoa', 'silicon dioxide,salt,cocoa'],
  ['29 502 319 salt, cocoa', 'salt,cocoa'],
  [
    'salt, thickeners 415 - 412, E322-476, cocoa',
    'salt,xanthan gum,guar gum,lecithin,polyglycerol polyricinoleate,cocoa',
  ],
])('a number beside another is no additive without a function or a code: %s', (statement, list) => {
  const { ingredients } = explainLabel({ statement }, vocabulary);
  expect(ingredients.map(({ canonical }) => canonical).join()).toBe(list);
});

test('a letter in brackets behind a code is of it, unless it is the mark of a footnote', () => {
  const statement = 'colours: E150(d), E150 (a), E 150c (D), E 133 (F), salt';
  const { ingredients } = explainLabel({ statement }, vocabulary);
  expect(ingredients.map(({ canonical }) => canonical)).toEqual([
    'sulfite caramel color',
    'plain caramel color',
    'ammonia caramel color',
    'blue 1',
    'salt',
  ]);
});

import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

test.each([
  ['sugar, acids (citric, malic), salt', 'sugar, citric acid, malic acid, salt', true],
  // A text that breaks off within a name stays open.
  ['sugar, salt, citric ', 'sugar, salt, citric', false],
  ['flour (riboflavin, folic...). Salt.', 'wheat flour, riboflavin, folic, salt', false],
])(
  'an adjective stands for its acid, not where a text breaks off: %s',
  (statement, list, whole) => {
    const { ingredients, complete } = explainLabel({ statement }, vocabulary);
    expect([ingredients.map(({ canonical }) => canonical).join(', '), complete]).toEqual([
      list,
      whole,
    ]);
  },
);

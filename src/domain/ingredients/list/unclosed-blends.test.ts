import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const inBlend = (statement: string) => {
  const { ingredients } = explainLabel({ statement }, vocabulary);
  return ingredients.filter(({ parent }) => parent === 0).map(({ canonical }) => canonical);
};

test.each([
  ['Protein blend (whey protein, micellar casein, corn fiber, glycerin, salt, sucralose', 2],
  ['Protein blend (whey protein, l-glutamine, corn fiber, glycerin, salt, sucralose', 2],
  ['Protein blend (whey protein, corn fiber, glycerin, salt', 4],
  ['Protein blend (whey protein, corn fiber, glycerin, salt, sucralose), cocoa', 5],
  ['Protein blend (pea protein, quinoa, flax, chia, amaranth', 5],
  ['Fruit blend (apple, corn fiber, glycerin, salt, sucralose', 5],
])('a protein blend that is never closed ends with its proteins: %s', (statement, members) => {
  expect(inBlend(statement)).toHaveLength(members);
});

test('what stands in brackets behind it stays in them', () => {
  const { ingredients } = explainLabel(
    {
      statement:
        'Protein blend (whey protein, corn fiber, glycerin, salt, caramel (sugar, cream), sucralose',
    },
    vocabulary,
  );
  const caramel = ingredients.findIndex(({ canonical }) => canonical === 'caramel');
  expect(ingredients[caramel]?.parent).toBe(null);
  expect(ingredients[caramel + 1]?.parent).toBe(caramel);
});

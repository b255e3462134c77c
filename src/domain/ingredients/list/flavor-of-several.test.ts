import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

test.each([
  ['salt, natural mango and passion fruit flavor', 'natural mango and passion fruit flavor'],
  ['salt, natural cinnamon & vanilla flavors', 'natural cinnamon and vanilla flavor'],
  ['Salz, natürliches Aroma Mango-Maracuja', 'natural mango and passion fruit flavor'],
  ['sel, arôme mangue et fruit de la passion', 'mango and passion fruit flavor'],
  ['sal, aroma natural de vainilla y canela', 'natural vanilla and cinnamon flavor'],
  ['sale, aroma naturale di pesca e albicocca', 'natural peach and apricot flavor'],
  ['zout, natuurlijk aroma van mango en passievrucht', 'natural mango and passion fruit flavor'],
])('a flavor that is called after two tastes is one ingredient: %s', (statement, flavor) => {
  const { ingredients, complete } = read(statement);
  expect(ingredients.map(({ canonical }) => canonical)).toEqual(['salt', flavor]);
  expect(complete).toBe(true);
});

test('its other tastes are evidence as before', () => {
  const { evidence } = read('salt, natural mango and passion fruit flavor');
  expect(evidence.map(({ canonical }) => canonical)).toContain('mango flavor');
});

test.each([
  ['salt, cinnamon and vanilla flavor', ['salt', 'cinnamon', 'vanilla flavor']],
  ['sel, arôme naturel et cannelle', ['salt', 'natural flavor', 'cinnamon']],
  ['salt, natural hazelnut and caramel flavor', ['salt', 'hazelnut', 'caramel flavor']],
  ['salt, natural milk and strawberry flavor', ['salt', 'milk', 'strawberry flavor']],
  ['salt, natural fruit and strawberry flavor', ['salt', 'fruits', 'strawberry flavor']],
  ['salt, natural sucralose and vanilla flavor', ['salt', 'sucralose', 'vanilla flavor']],
  ['sale, aroma e vaniglia', ['salt', 'flavor', 'vanilla']],
])('what may be a thing of its own stays one: %s', (statement, names) => {
  expect(read(statement).ingredients.map(({ canonical }) => canonical)).toEqual(names);
});

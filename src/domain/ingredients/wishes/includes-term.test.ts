import { type UnderstoodTerm, comparedTerm, includesTerm } from './understood-term.ts';
import { expect, test } from 'vitest';
import { aTerm } from '../../../../tests/support/a-product.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';

const includes = (general: UnderstoodTerm, special: UnderstoodTerm) =>
  includesTerm(comparedTerm(general, vocabulary), comparedTerm(special, vocabulary));

const named = (name: string, members: readonly string[]) =>
  aTerm(name, { kind: 'ingredient', members: [...members] });
const literal = (name: string) => aTerm(name, { kind: 'literal', members: [] });

test.each([
  [['whey'], ['dairy', 'whey', 'casein'], true],
  [['whey', 'salt'], ['salt', 'dairy', 'casein'], false],
  [['pea', 'pea protein'], ['peanut'], false],
  [[], ['peanut'], false],
  [[], [], false],
])('members %j are all among %j: %s', (special, general, expected) => {
  expect(includes(named('b', general), named('a', special))).toBe(expected);
  expect(includes(named('a', special), named('b', general))).toBe(false);
});

test.each([
  ['zorb', 'zorb extract', true],
  ['extract', 'Zorb Extracts', true],
  ['zorb', 'zorbel', false],
  ['orb', 'zorb', false],
  ['', 'zorb', false],
  ['()', 'zorb', false],
  ['()', '[]', false],
])('words "%s" within "%s": %s', (a, b, expected) => {
  expect(includes(literal(b), literal(a))).toBe(expected);
  expect(includes(literal(a), literal(b))).toBe(false);
  expect(includes(named(b, [b]), literal(a))).toBe(expected);
  expect(includes(literal(b), named(a, [a]))).toBe(expected);
});

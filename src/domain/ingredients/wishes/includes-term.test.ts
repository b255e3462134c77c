import type { UnderstoodTerm } from '../../matching/criteria.ts';
import { expect, test } from 'vitest';
import { aTerm } from '../../../../tests/support/a-product.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { termsOverlap as overlap } from './terms-overlap.ts';

const termsOverlap = (a: UnderstoodTerm, b: UnderstoodTerm) => overlap(a, b, vocabulary);

const named = (name: string, members: readonly string[]) =>
  aTerm(name, { kind: 'ingredient', members: [...members] });
const literal = (name: string) => aTerm(name, { kind: 'literal', members: [] });

test.each([
  [['whey'], ['dairy', 'whey', 'casein'], true],
  [['whey', 'salt'], ['salt', 'dairy', 'casein'], true],
  [['pea', 'pea protein'], ['peanut'], false],
  [[], ['peanut'], false],
  [[], [], false],
])('members %j and %j: %s', (a, b, expected) => {
  expect(termsOverlap(named('a', a), named('b', b))).toBe(expected);
  expect(termsOverlap(named('b', b), named('a', a))).toBe(expected);
});

test.each([
  ['zorb', 'zorb extract', true],
  ['extract', 'Zorb Extracts', true],
  ['zorb', 'zorbel', false],
  ['orb', 'zorb', false],
  ['', 'zorb', false],
  ['()', 'zorb', false],
  ['()', '[]', false],
])('words "%s" and "%s": %s', (a, b, expected) => {
  expect(termsOverlap(literal(a), literal(b))).toBe(expected);
  expect(termsOverlap(literal(b), literal(a))).toBe(expected);
  expect(termsOverlap(literal(a), named(b, [b]))).toBe(expected);
  expect(termsOverlap(named(b, [b]), literal(a))).toBe(expected);
});

import { expect, test } from 'vitest';
import { isUnfinished } from './unfinished.ts';

test('a last term is unfinished while it is unknown, in whole or at its end, and no comma ends it', () => {
  const words = [
    { term: 'so', kind: 'literal' },
    { term: 'soy', kind: 'family' },
    { term: 'peanut', kind: 'ingredient' },
  ];
  expect(isUnfinished('whey, so', words)).toBe(true);
  expect(isUnfinished('so, soy', words)).toBe(false);
  expect(isUnfinished('so, ', words)).toBe(false);
  expect(isUnfinished('peanut and soy', words)).toBe(false);
  expect(isUnfinished('peanut and so', words)).toBe(true);
  // The words of the text were not read yet.
  expect(isUnfinished('milk', words)).toBe(true);
});

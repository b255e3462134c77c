import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';

test.each([
  ['Milch', 'milk'],
  ['lait', 'milk'],
  ['Leche', 'milk'],
  ['latte', 'milk'],
  ['Erdnüsse', 'peanut'],
  ['Erdnusse', 'peanut'],
  ['Erdnuesse', 'peanut'],
  ['cacahuètes', 'peanut'],
  ['cacahuetes', 'peanut'],
  ['œuf', 'egg'],
  ['huevo', 'egg'],
  ['Weizen', 'wheat'],
  ['Sojalecithin', 'soy lecithin'],
])('"%s" is %s', (written, canonical) => {
  expect(vocabulary.resolve(written)?.canonical).toBe(canonical);
});

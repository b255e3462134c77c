import { expect, it } from 'vitest';
import { readAmounts } from './serving.ts';

it.each([
  ['11 fl oz (325 ml)', [325.31, 325]],
  ['11 fl. oz', [325.31]],
  ['11floz', [325.31]],
  ['2,5 grammes', [2.5]],
  ['30 gramm', [30]],
  ['1 lb 2 ounces', [453.59, 56.7]],
  ['0 g', []],
])('amounts are read in grams and milliliters: %s', (text, amounts) => {
  expect(readAmounts(text).map(({ amount }) => Math.round(amount * 100) / 100)).toEqual(amounts);
});

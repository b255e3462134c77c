import { expect, it } from 'vitest';
import { listedFlavors } from './listed-flavors.ts';

it.each([
  [null, []],
  ['Chocolate', []],
  ['Cookies & Cream', []],
  ['Chocolate | Vanilla', ['Chocolate', 'Vanilla']],
  ['Chocolate|chocolate | | Rich  Mocha', ['Chocolate', 'Rich Mocha']],
])('reads %j as the listed flavours %j', (flavor, expected) => {
  expect(listedFlavors(flavor)).toEqual(expected);
});

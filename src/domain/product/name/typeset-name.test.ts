import { expect, it } from 'vitest';
import { typeset } from './typeset-name.ts';

it.each([
  ['12 Whey Bars Variety Pack', 'Whey Bars Variety Pack'],
  ['12 Whey Bars Varietypack', 'Whey Bars Varietypack'],
  ['Whey 12 Bars Multi Pack', 'Whey 12 Bars Multi Pack'],
  ['12 Whey Bars', '12 Whey Bars'],
])('the number of a mixed pack is no part of a name: %s', (name, printed) => {
  expect(typeset(name)).toBe(printed);
});

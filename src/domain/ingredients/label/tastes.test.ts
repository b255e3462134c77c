import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

function doubtsOf(statement: string): readonly string[] {
  const { evidence } = explainLabel({ statement }, vocabulary);
  return evidence.flatMap(({ canonical, certain }) => (certain ? [] : canonical));
}

test.each([
  ['natural milk flavor', ['milk']],
  ['natural peanut butter flavor', ['peanut butter']],
  ['vanilla cream flavor', ['vanilla', 'cream']],
  ['natural hazelnut flavour', ['hazelnut']],
  ['arôme beurre', ['butter']],
  ['Erdnussaroma', ['peanut']],
  ['aroma van boter', ['butter']],
  ['vanilla flavor', []],
  ['natural and artificial flavors', []],
])('%s may be made of what it is named after, allergens as well', (flavor, foods) => {
  expect(doubtsOf(`pea protein, ${flavor}`)).toEqual(foods);
});

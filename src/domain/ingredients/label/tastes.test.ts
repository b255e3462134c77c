import { expect, test } from 'vitest';
import { countLooks } from '../../../../tests/support/count-looks.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { readStatement } from '../statement/read-statement.ts';
import { evidenceInStatement } from './evidence.ts';
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

/** How often the pieces of a text are looked at to find the names beside its list. */
function looksAtPieces(written: string): number {
  const { list, looks } = countLooks(readStatement(written, vocabulary).placed);
  expect(evidenceInStatement(list, written, [], vocabulary)).not.toEqual([]);
  return looks();
}

test('a row of names behind "of" is looked through in linear time', () => {
  const [short, long] = [50, 200].map((times) => looksAtPieces('milk of '.repeat(times)));
  expect(long).toBeLessThan((short ?? 0) * 5);
});

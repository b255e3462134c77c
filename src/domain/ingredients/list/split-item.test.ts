import { expect, test } from 'vitest';
import { countLooks } from '../../../../tests/support/count-looks.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';
import { readStatement } from '../statement/read-statement.ts';
import { itemsOf } from './items.ts';
import { splitItem } from './split-item.ts';

/** How often the pieces of a text's first item are looked at to find the names in it. */
function looksAtPieces(written: string): number {
  const [item] = itemsOf(readStatement(written, vocabulary).placed);
  if (item === undefined) throw new Error(`no item in "${written}"`);
  const { list, looks } = countLooks(item.pieces);
  const names = splitItem(
    { ...item, pieces: list },
    {
      isOne: () => false,
      joins: () => false,
      compound: vocabulary.wordClasses.compound,
      headings: vocabulary.headingWords,
    },
  );
  expect(names.length).toBeGreaterThan(100);
  return looks();
}

test.each(['whey ', 'milk sugar ', 'salt and pepper '])(
  'names side by side are told apart in linear time: %s',
  (repeated) => {
    const [short, long] = [200, 800].map((times) => looksAtPieces(repeated.repeat(times)));
    expect(long).toBeLessThan((short ?? 0) * 5);
  },
);

test.each([
  ['Riso, proteine da latte di mucca e edulcorante sucralosio, sale', 'milk protein'],
  ['Arroz, corante carmim de carmim e edulcorante sucralose, sal', 'carmine'],
  ['Rice, proteins from milk and sweetener sucralose, salt', 'milk protein'],
])('behind "and" an additive with its function is no explanation: %s', (statement, first) => {
  const names = explainLabel({ statement }, vocabulary).ingredients.map((each) => each.canonical);
  expect(names).toEqual(['rice', first, 'sucralose', 'salt']);
});

import { expect, test } from 'vitest';
import { parseAsinEntries } from './asin-entries.ts';

// @spec one line per product: product id, ASIN (10 characters), price, comma-separated
// @spec Expected line format: product id, ASIN, price.
test('a completed line gives an entry', () => {
  expect(parseAsinEntries('12,B000QSNYGI,39.99')).toEqual({
    entries: [{ line: 1, productId: 12, asin: 'B000QSNYGI', price: 39.99 }],
    rejected: [],
  });
});

test('spaces, a dollar sign, an open price, comments, blank and open lines, and any line ending', () => {
  const text =
    '\uFEFF# Gold Standard, Whey\r\n 12 , B000QSNYGI , $39.9 \r\n\r\n13,,\r14, 0306406152,\n15 , , ';
  expect(parseAsinEntries(text)).toEqual({
    entries: [
      { line: 2, productId: 12, asin: 'B000QSNYGI', price: 39.9 },
      { line: 5, productId: 14, asin: '0306406152', price: null },
    ],
    rejected: [],
  });
});

test.each([
  ['12', 'Expected product id, ASIN, price; found 1 field.'],
  ['12,B000QSNYGI', 'Expected product id, ASIN, price; found 2 fields.'],
  ['12,B000QSNYGI,39,99', 'Expected product id, ASIN, price; found 4 fields.'],
  ['twelve,B000QSNYGI,39.99', '"twelve" is not a product id.'],
  ['x12,,', '"x12" is not a product id.'],
  ['0,B000QSNYGI,39.99', '"0" is not a product id.'],
  ['-1,B000QSNYGI,39.99', '"-1" is not a product id.'],
  ['1.5,B000QSNYGI,39.99', '"1.5" is not a product id.'],
  ['99999999999999999999,B000QSNYGI,1', '"99999999999999999999" is not a product id.'],
  ['12,,39.99', 'The ASIN is missing.'],
  ['12,B000,39.99', 'An ASIN has 10 characters; "B000" has 4.'],
  ['12,B000QSNYGI,free', '"free" is not a price in dollars, such as 39.99.'],
  ['12,B000QSNYGI,-3', '"-3" is not a price in dollars, such as 39.99.'],
  ['12,B000QSNYGI,3.999', '"3.999" is not a price in dollars, such as 39.99.'],
  ['12,B000QSNYGI,1e3', '"1e3" is not a price in dollars, such as 39.99.'],
  ['12,B000QSNYGI,0.00', 'A price is more than 0; leave it empty if it is not known.'],
  ['12,B000QSNYGI,10000.01', 'A price of more than 10000 dollars cannot be right.'],
])('%s is rejected: %s', (text, reason) => {
  expect(parseAsinEntries(text)).toEqual({ entries: [], rejected: [{ line: 1, text, reason }] });
});

test('the highest price is still a price', () => {
  expect(parseAsinEntries('12,B000QSNYGI,10000').entries[0]?.price).toBe(10_000);
});

test('a product counts once; a rejected line does not take its place', () => {
  const text = '12,B000,1\n12,B000QSNYGI,2\n13,B000QSNYGI,3\n12,B0ABCDEFGH,4';
  const { entries, rejected } = parseAsinEntries(text);
  expect(entries.map((entry) => [entry.line, entry.price])).toEqual([
    [2, 2],
    [3, 3],
  ]);
  expect(rejected.map((line) => [line.line, line.reason])).toEqual([
    [1, 'An ASIN has 10 characters; "B000" has 4.'],
    [4, 'Product 12 is already on line 2.'],
  ]);
});

test('an empty text has no entries', () => {
  expect(parseAsinEntries(' \n ')).toEqual({ entries: [], rejected: [] });
});

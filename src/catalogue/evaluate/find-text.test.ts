import { expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import { buildCatalogue } from '../build-catalogue.ts';

/** In the order of a listing. Every word of a search below occurs in more names than the search should find. */
const NAMES = [
  'bar  gold',
  'gold  bar',
  'gold bar',
  'gold standard whey',
  'gold standards whey',
  'gold whey standard',
  'standard gold',
  'standard whey',
  'whey gold standard',
];

function namesFound(...texts: readonly string[]): string[][] {
  const products = NAMES.map((name, at) => aProduct({ id: at + 1, name, proteinType: null }));
  const index = buildCatalogue(products);
  return texts.map((text) => index.find(text, 100).map((id) => NAMES[id - 1] ?? ''));
}

test.each([
  ['one word', 'standards', ['gold standards whey']],
  ['a part of one word', 'ndards', ['gold standards whey']],
  ['capitals and blanks around', '  Standard WHEY ', ['gold standard whey', 'standard whey']],
  [
    'the end of one word and the beginning of the next',
    'ld stand',
    ['gold standard whey', 'gold standards whey', 'whey gold standard'],
  ],
  ['whole words in between', 'd standard w', ['gold standard whey']],
  ['two blanks in a row', 'gold  b', ['gold  bar']],
  ['words of one name in their order only', 'standard gold', ['standard gold']],
  ['no words of two names, one after the other', 'gold standard whey gold', []],
])('a text is found as it stands in a name: %s', (_, text, expected) => {
  expect(namesFound(text)).toEqual([expected]);
});

test('the words of a name and the first of the next one in the list are not read as one text', () => {
  // "standard gold" is followed by "standard whey".
  const [found] = namesFound('gold standard');
  expect(found).toEqual(['gold standard whey', 'gold standards whey', 'whey gold standard']);
});

test('looking for several words takes nothing from what the next search finds', () => {
  expect(namesFound('gold standard', 'nothing like it', '')[2]).toEqual(NAMES);
});

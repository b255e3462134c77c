import { expect, test } from 'vitest';
import { aFamilyRow, anIngredientRow } from '../../../../tests/support/a-vocabulary.ts';
import { buildVocabulary } from '../vocabulary/build-vocabulary.ts';
import { suggestTerms } from './suggest-terms.ts';

const vocabulary = buildVocabulary({
  families: [aFamilyRow('pea flours')],
  ingredients: [
    'pea',
    'pea starch',
    'pea protein',
    'pear juice',
    'pear pulps',
    'green pea',
    'sugar pea snap',
    'chickpea',
    'sucralose',
    'potato',
    'rice flour',
  ].map((canonical) => anIngredientRow(canonical)),
  synonyms: [
    { synonym: 'peanut', canonical: 'potato', kind: 'synonym' },
    { synonym: 'potatoes of earth', canonical: 'potato', kind: 'synonym' },
    { synonym: 'ricin pea', canonical: 'sucralose', kind: 'synonym' },
    { synonym: 'e955', canonical: 'sucralose', kind: 'e-number' },
  ],
});
const suggested = (query: string, limit = 20) =>
  suggestTerms(query, vocabulary, limit).map(({ canonical }) => canonical);

test('the name itself, names that begin so, then names in which a word does; families first, short before long', () => {
  expect(suggested('pea')).toEqual([
    'pea',
    'pea flours',
    'pea starch',
    'pear juice',
    'pear pulps',
    'pea protein',
    'green pea',
    'sugar pea snap',
    'potato',
    'sucralose',
  ]);
});

test.each([
  ['pear', ['pear juice', 'pear pulps']],
  ['PEAR  J', ['pear juice']],
  ['rice', ['rice flour']],
  ['flours', ['pea flours', 'rice flour']],
  ['earth', ['potato']],
  ['ickpea', []],
  ['E 95', ['sucralose']],
  ['ins-9', ['sucralose']],
  ['sucralos', ['sucralose']],
  ['qwertz', []],
  ['', []],
  [' ! ', []],
])('%s: %j', (query, expected) => {
  expect(suggested(query)).toEqual(expected);
});

test('as many as are asked for', () => {
  expect(suggested('pea', 2)).toEqual(['pea', 'pea flours']);
  expect(suggested('pea', 0)).toEqual([]);
  expect(suggested('sucralso', 0)).toEqual([]);
});

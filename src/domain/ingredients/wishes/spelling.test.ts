import { describe, expect, test } from 'vitest';
import { aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import { editDistance } from '../words/edit-distance.ts';
import { spellerOf } from './near-names.ts';

test.each([
  ['', '', 0],
  ['salt', 'salt', 0],
  ['salt', 'sat', 1],
  ['salt', 'salty', 1],
  ['salt', 'selt', 1],
  ['salt', 'slat', 1],
  ['salt', 'alt', 1],
  ['salt', 'asl', 2],
  ['salt', 'pepper', 3],
  ['casein', 'csaeni', 2],
  ['abcd', 'dcba', 3],
  ['ab', 'ba', 1],
  ['abc', 'cab', 2],
  ['abcdef', 'abxxef', 2],
])('from %s to %s it is %i (three and more count as three)', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});

test('it stops counting above the limit', () => {
  expect(editDistance('salt', 'selt', 0)).toBe(1);
  expect(editDistance('salt', 'sugar', 1)).toBe(2);
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('a', 'abcd', 2)).toBe(3);
});

describe('the words near a misspelt one', () => {
  const vocabulary = aVocabulary(
    ['casein', 'salt', 'malt', 'milk', 'corn starch', 'oat', 'egg', 'maltodextrin', 'ab', 'quinoa'],
    { zorbel: 'salt', 'zorbel mix': 'salt' },
  );
  const speller = spellerOf(vocabulary);

  test('are those of the vocabulary', () => {
    expect(speller.knows('casein')).toBe(true);
    expect(speller.knows('starch')).toBe(true);
    expect(speller.knows('zorbel')).toBe(true);
    expect(speller.knows('corn starch')).toBe(false);
    expect(speller.knows('casin')).toBe(false);
    expect(spellerOf(vocabulary)).toBe(speller);
  });

  test('a word of a canonical name is common, one that a synonym has is not', () => {
    expect(speller.isCommon('casein')).toBe(true);
    expect(speller.isCommon('zorbel')).toBe(false);
    expect(speller.isCommon('casin')).toBe(false);
    const synonyms = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`often n${index + 1}x`, 'salt']),
    );
    expect(spellerOf(aVocabulary(['salt'], synonyms)).isCommon('often')).toBe(true);
    const { 'often n1x': _, ...fewer } = synonyms;
    expect(spellerOf(aVocabulary(['salt'], fewer)).isCommon('often')).toBe(false);
  });

  test.each(
    'milled micro cracked coated salted flavored filtered sprouted organic roasted dried toasted ground grown fed free pressed processed instant fresh whole natural added contains source grade style made with from blend cultured sweetened flavoured crispy crunchy creamy smooth rich light super ultra premium pure'.split(
      ' ',
    ),
  )('"%s" is a word of labels, and no misspelling', (word) => {
    expect(speller.knows(word)).toBe(true);
    expect(speller.isCommon(word)).toBe(true);
  });

  test.each([
    ['casin', 1, ['casein']],
    ['cazein', 1, ['casein']],
    ['csaein', 1, ['casein']],
    ['caseinn', 1, ['casein']],
    ['maltodxtrn', 2, ['maltodextrin']],
    ['maltodxtrn', 1, []],
    ['balt', 1, ['salt', 'malt']],
    ['salt', 1, ['malt']],
    ['ob', 1, []],
    ['xyzzyxyzzy', 2, []],
  ])('of "%s" within %i', (word, limit, expected) => {
    expect(speller.near(word, limit).toSorted()).toEqual([...expected].sort());
  });

  test('a word longer than all of them with what may be wrong is near none, however long', () => {
    expect(speller.near('maltodextrinnn', 2)).toEqual(['maltodextrin']);
    expect(speller.near('maltodextrinnnn', 2)).toEqual([]);
    expect(speller.near('x'.repeat(5_000), 2)).toEqual([]);
    expect(speller.near('x'.repeat(5_000), 0)).toEqual([]);
  });

  test.each([
    ['mi1k', 'milk'],
    ['mllk', 'milk'],
    ['m|lk', 'milk'],
    ['m!lk', 'milk'],
    ['mjlk', 'milk'],
    ['m/lk', 'milk'],
    ['m\\lk', 'milk'],
    ['mitk', 'milk'],
    ['5alt', 'salt'],
    ['0at', 'oat'],
    ['qat', 'oat'],
    ['com', 'corn'],
    ['eqq', null],
    ['caseiu', null],
    ['easein', 'casein'],
    ['ccg', null],
    ['qvinoa', 'quinoa'],
  ])('scanning confuses shapes: "%s" is %s', (word, expected) => {
    expect(speller.near(word, 0)).toEqual(expected === null ? [] : [expected]);
  });
});

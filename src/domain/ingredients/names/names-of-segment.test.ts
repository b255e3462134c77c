import { expect, test } from 'vitest';
import { aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import type { Reader } from '../list/entry-drafts.ts';
import { namesBeforeBracket, namesIn } from './names-of-segment.ts';

const reader: Reader = {
  vocabulary: aVocabulary([
    'peanut butter',
    'fudge',
    'crisp',
    'natural flavor',
    'salt',
    'sugar',
    'cocoa',
  ]),
  truncated: false,
  balanced: true,
  drafts: [],
  loose: new Set(),
  readItems: () => [],
};

test.each([
  ['peanut butter fudge', true, ['peanut butter fudge']],
  ['peanut butter crisps', true, ['peanut butter crisps']],
  ['peanut butter fudge', false, ['peanut butter', 'fudge']],
  ['peanut butter salt', true, ['peanut butter', 'salt']],
  ['peanut butter and fudge', true, ['peanut butter', 'fudge']],
  ['salt sugar fudge', true, ['salt', 'sugar', 'fudge']],
  ['salt and sugar blend', false, ['salt and sugar blend']],
  ['zorbium', true, ['zorbium']],
])('the names in "%s" where a list follows (%s): %j', (text, lists, expected) => {
  expect(namesIn(text, lists, reader)).toEqual(expected);
});

test.each([
  ['natural flavor salt', { before: ['natural flavor'], last: 'salt' }],
  ['cocoa sugar salt', { before: ['cocoa', 'sugar'], last: 'salt' }],
  ['natural flavor and salt', null],
  ['natural flavor & salt', null],
  ['natural flavor or salt', null],
  ['natural flavor plus salt', null],
  ['peanut butter fudge', null],
  ['natural flavor zorbium', null],
  ['salt sugar blend', null],
  ['salt', null],
])('where a comma misses before a bracket: %s', (text, expected) => {
  expect(namesBeforeBracket(text, reader)).toEqual(expected);
});

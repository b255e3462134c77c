import { describe, expect, test } from 'vitest';
import { anIngredientRow, aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import { anUnknownDraft } from '../../../../tests/support/entry-drafts.ts';
import type { Reader } from '../list/entry-drafts.ts';
import type { HeadingKind } from './heading-names.ts';
import { bareName, canonicalOf, isJunk, resolveInPlace } from './name-in-place.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

const vocabulary = aVocabulary([
  anIngredientRow('palm oil'),
  'palm kernel fat',
  'grape juice',
  'grape',
  'soy protein isolate',
  'rice protein concentrate',
  'vitamin b6',
  'vitamin c',
  'cocoa',
  'natural flavor',
  'artificial flavor',
  'natural and artificial flavor',
  'flavor',
  'vanilla flavor',
  'chocolate coating',
  'salt',
  'with honey',
]);

function readerOf(words: Vocabulary, above?: string): Reader {
  const drafts = above === undefined ? [] : [anUnknownDraft(above)];
  return {
    vocabulary: words,
    truncated: false,
    balanced: true,
    drafts,
    loose: new Set(),
    readItems: () => [],
  };
}

const inPlace = (name: string, above?: string, kind: HeadingKind | null = null): string | null =>
  resolveInPlace(
    name,
    { parent: above === undefined ? null : 0, kind, minor: false },
    readerOf(vocabulary, above),
  )?.canonical ?? null;

describe('what a name means where it stands', () => {
  test.each([
    ['palm', 'vegetable oil', 'palm oil'],
    ['palm', 'vegetable oils', 'palm oil'],
    ['palm kernel', 'vegetable fat', 'palm kernel fat'],
    ['grape', 'fruit juices', 'grape juice'],
    ['grape', 'fruit', 'grape'],
    ['palm', 'oil seed', null],
    ['isolate', 'soy crisp', 'soy protein isolate'],
    ['Non-GMO isolate', 'soy crisp', 'soy protein isolate'],
    ['NonGMO isolate', 'soy crisp', 'soy protein isolate'],
    ['protein isolate', 'soy crisp', 'soy protein isolate'],
    ['organic concentrate', 'rice crisp', 'rice protein concentrate'],
    ['isolate blend', 'soy crisp', null],
    ['organic protein concentrate ', 'rice crisp', 'rice protein concentrate'],
    ['isolate', 'corn crisp', null],
    ['isolate', 'pea crisp', null],
    ['very isolate', 'soy crisp', null],
    ['cocoa', 'soy crisp', 'cocoa'],
  ])('"%s" below "%s" is %s', (name, above, expected) => {
    expect(inPlace(name, above)).toBe(expected);
  });

  test('a letter among vitamins is a vitamin', () => {
    expect(inPlace('B6', 'vitamin blend', 'vitamins')).toBe('vitamin b6');
    expect(inPlace('c', 'vitamin blend', 'vitamins')).toBe('vitamin c');
    expect(inPlace('b 6', 'vitamin blend', 'vitamins')).toBe('vitamin b6');
    expect(inPlace('B-6', 'vitamin blend', 'vitamins')).toBe('vitamin b6');
    expect(inPlace('b7', 'vitamin blend', 'vitamins')).toBeNull();
    expect(inPlace('zb6', 'vitamin blend', 'vitamins')).toBeNull();
    expect(inPlace('b6 z', 'vitamin blend', 'vitamins')).toBeNull();
    expect(inPlace('c', 'vitamin blend', 'other')).toBeNull();
    expect(inPlace('c')).toBeNull();
  });

  test.each([
    ['donut flavor', 'flavor'],
    ['natural donut flavour', 'natural flavor'],
    ['Natural donut flavors', 'natural flavor'],
    ['artificial donut flavouring', 'artificial flavor'],
    ['natural & artificial donut aroma', 'natural and artificial flavor'],
    [' donut flavorings ', 'flavor'],
    ['donut flavouring', 'flavor'],
    ['donut flavours', 'flavor'],
    ['natural and artificial donut flavor', 'natural and artificial flavor'],
    ['natural & artificial flavour', 'natural and artificial flavor'],
    ['donut unflavor', null],
    ['donut flavor holes', null],
    ['vanilla flavor', 'vanilla flavor'],
    ['chocolate flavored coating', 'chocolate coating'],
  ])('any flavor is one: %s is %s', (name, expected) => {
    expect(inPlace(name)).toBe(expected);
  });
});

test.each([
  ['- cocoa', 'cocoa'],
  ['& cocoa', 'cocoa'],
  ['and cocoa', 'cocoa'],
  ['and/or cocoa', 'cocoa'],
  ['or cocoa', 'cocoa'],
  ['with cocoa', 'cocoa'],
  ['contain cocoa', 'cocoa'],
  ['yielding cocoa', 'cocoa'],
  ['including cocoa', 'cocoa'],
  ['Blend of cocoa', 'cocoa'],
  ['salted and cocoa', 'salted and cocoa'],
  ['/cocoa', 'cocoa'],
  ['.+ cocoa', 'cocoa'],
  ['• cocoa', 'cocoa'],
  ['"cocoa', 'cocoa'],
  ["'`cocoa", 'cocoa'],
  ['zorb - cocoa', 'zorb - cocoa'],
  ['Plus cocoa ', 'cocoa'],
  ['contains cocoa', 'cocoa'],
  ['consisting of cocoa', 'cocoa'],
  ['from cocoa', 'cocoa'],
  ['-5', '-5'],
  ['android', 'android'],
  ['emulsifier', 'emulsifier'],
  ['emulsifier cocoa', 'cocoa'],
  ['cocoa - an emulsifier', 'cocoa'],
  ['natural flavor', 'natural flavor'],
])('"%s" without what joins it to others is "%s"', (text, expected) => {
  expect(bareName(text, readerOf(vocabulary))).toBe(expected);
});

test.each([
  ['ab', true],
  ['12 34', true],
  ['for color', true],
  ['one two three four five six seven eight', false],
  ['one two three four five six seven eight nine', true],
  ['zorbium', false],
])('"%s" is nothing to eat: %s', (text, expected) => {
  expect(isJunk(text, text)).toBe(expected);
});

test('what has no name is nothing to eat', () => {
  expect(isJunk('zorbium', '')).toBe(true);
});

describe('what a name is called', () => {
  const called = (text: string, name: string | null) =>
    canonicalOf(text, name === null ? null : vocabulary.resolve(name));

  test.each([
    ['Cocoa Powder', 'cocoa', 'cocoa'],
    ['donut flavor', 'flavor', 'donut flavor'],
    ['Donut Flavouring', 'flavor', 'donut flavor'],
    ['natural donut flavors', 'natural flavor', 'natural donut flavor'],
    ['natural flavors with other natural flavors', 'natural flavor', 'natural flavor'],
    ['natural flavor', 'natural flavor', 'natural flavor'],
    ['natural donut flavor with other natural flavor', 'natural flavor', 'natural donut flavor'],
    ['natural donut flavour with other natural flavours', 'natural flavor', 'natural donut flavor'],
    ['donut flavour', 'flavor', 'donut flavor'],
    ['donut flavoring holes', 'flavor', 'flavor'],
    ['donut aroma', 'flavor', 'flavor'],
    ['flavored donut', 'flavor', 'flavor'],
    ['Zorbium Chips', null, 'zorbium chip'],
    ['zorbium flavored chips', null, 'zorbium chip'],
    ['zorbium flavoured chips', null, 'zorbium chip'],
    ['zorbium flavor chips', null, 'zorbium chip'],
    ['zorbium flavour chips', null, 'zorbium chip'],
    ['zorbium style', null, 'zorbium style'],
    ['sugar free zorbium', null, 'zorbium'],
    ['sugar-free zorbium', null, 'zorbium'],
    ['confectionery zorbium style coating', null, 'zorbium coating'],
    ['compound zorbium', null, 'zorbium'],
  ])('%s (%s): %s', (text, name, expected) => {
    expect(called(text, name)).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import { understandWish, type WishList } from './understand-wish.ts';

const vocabulary = aVocabulary(['soy', 'cocoa', 'palm oil', 'oat']);

/** What was understood; words that are searched as written in quotes. */
const wish = (written: string, list: WishList = 'avoid') =>
  understandWish(written, list, vocabulary).map(({ kind, name }) =>
    kind === 'literal' ? `"${name}"` : name,
  );

describe('words around what is avoided', () => {
  test.each(
    'no|not|non|without|avoid|avoiding|any|all|free of|free from|anything with|allergic to|allergy to|intolerant of|intolerant to|intolerance to|sensitive to|contains|containing'.split(
      '|',
    ),
  )('%s soy', (before) => {
    expect(wish(`${before} soy`)).toEqual(['soy']);
    expect(wish(`${before.toUpperCase()}-soy`)).toEqual(['soy']);
    expect(wish(`not ${before}  soy`)).toEqual(['soy']);
    expect(wish(`x${before} soy`)).toEqual([`"x${before} soy"`]);
    expect(wish(`${before} soy`, 'mustHave')).toEqual([`"${before} soy"`]);
  });

  test.each('free|allergy|allergies|allergic|intolerance|intolerant|sensitivity'.split('|'))(
    'soy %s',
    (after) => {
      expect(wish(`soy ${after}`)).toEqual(['soy']);
      expect(wish(`soy-${after.toUpperCase()}`)).toEqual(['soy']);
      expect(wish(`soy  free ${after}`)).toEqual(['soy']);
      expect(wish(`soy ${after}x`)).toEqual([`"soy ${after}x"`]);
    },
  );

  test('a sentence without a name is searched as written', () => {
    expect(wish('no')).toEqual(['"no"']);
    expect(wish('no zorbium')).toEqual(['"no zorbium"']);
  });
});

describe('several at once', () => {
  test.each([', ', ',', ' ; ', ';', '/', ' & ', '&', '+', '|', ' and ', ' or ', ' nor ', ' plus '])(
    'soy%scocoa',
    (between) => {
      expect(wish(`soy${between}cocoa`)).toEqual(['soy', 'cocoa']);
    },
  );

  test.each([', ', ',', ';', '&', '+', ' and ', ' plus ', ' PLUS '])(
    'all of which must be in it: soy%scocoa',
    (between) => {
      expect(wish(`soy${between}cocoa`, 'mustHave')).toEqual(['soy', 'cocoa']);
    },
  );

  test.each([' or ', ' OR ', ' oder ', ' ou ', ' oppure '])(
    'one of which will do: soy%scocoa',
    (between) => {
      expect(wish(`soy${between}cocoa`, 'mustHave')).toEqual(['soy or cocoa']);
    },
  );

  test.each(['/', '|', ' nor ', ' no ', ' without '])(
    'but not where it is not said whether all must: soy%scocoa',
    (between) => {
      expect(wish(`soy${between}cocoa`, 'mustHave')).toEqual([`"soy${between}cocoa"`]);
    },
  );

  test.each('no|not|non|without|any|all|free|and|or|the'.split('|'))(
    'with "%s" between them',
    (word) => {
      expect(wish(`soy-${word}-cocoa`)).toEqual(['soy', 'cocoa']);
      expect(wish(`${word} soy ${word} palm oil`)).toEqual(['soy', 'palm oil']);
      expect(wish(`soy-x${word}-cocoa`)).toEqual([`"soy-x${word}-cocoa"`]);
    },
  );

  test.each([
    ['soy cocoa palm oil', ['soy', 'cocoa', 'palm oil']],
    ['soy soy', ['soy', 'soy']],
    ['soy, soy', ['soy']],
    ['soy, zorbium', ['soy', '"zorbium"']],
    ['zorbium, quux', ['"zorbium, quux"']],
    ['soy except cocoa', ['soy except cocoa']],
  ])('%s: %j', (written, expected) => {
    expect(wish(written)).toEqual(expected);
  });

  test('up to twenty', () => {
    const listed = (count: number) => Array.from({ length: count }, () => 'oat').join(', ');
    expect(wish(listed(20))).toEqual(['oat']);
    expect(wish(listed(21))).toHaveLength(21);
  });
});

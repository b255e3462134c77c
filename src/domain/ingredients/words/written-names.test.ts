import { describe, expect, test } from 'vitest';
import { anIngredientRow, aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import { rememberNames } from '../vocabulary/remember-names.ts';
import { canonicalOfUnknown, resolveFlavored, resolveName } from '../vocabulary/resolve-name.ts';

const vocabulary = aVocabulary([
  'cocoa',
  'salt',
  'whey protein isolate',
  anIngredientRow('whey protein concentrate', { allergens: 'milk' }),
  anIngredientRow('milk', { allergens: 'milk' }),
  anIngredientRow('soy', { allergens: 'soy' }),
  anIngredientRow('soy lecithin', { allergens: 'soy' }),
  'polydextrose',
  'papain',
  'pea protein',
  'chicory fiber',
  'dark chocolate coating',
  'chocolate',
  'vitamin c',
  'sucralose',
  'sugar',
  'calcium',
]);
const resolved = (text: string): string | null => {
  const found = resolveName(text, vocabulary);
  return found === null ? null : `${found.by}: ${found.entry.canonical}`;
};

describe('a written name', () => {
  test.each([
    ['Cocoa', 'exact: cocoa'],
    ['sa/t', 'spelling: salt'],
    ['cocoa 12 %', 'exact: cocoa'],
    ['cocoa 2.5g', 'trimmed: cocoa'],
    ['vitamin c 60 mg', 'trimmed: vitamin c'],
    ['cocoa 5 billion cfu', 'trimmed: cocoa'],
    ['cocoa 12,5mcg', 'trimmed: cocoa'],
    ['vitamin-fortified cocoa', 'trimmed: cocoa'],
    ['Calcium fortified cocoa', 'trimmed: cocoa'],
    ['cocoa cocoa', 'trimmed: cocoa'],
    ['-- cocoa +', 'exact: cocoa'],
    ['polydext - rose', 'trimmed: polydextrose'],
    ['papain extracted', 'trimmed: papain'],
    ['cocoa from Peru', 'trimmed: cocoa'],
    ['salt with other things', 'trimmed: salt'],
    ['salt, prepared with care', 'trimmed: salt'],
    ['cocoa made from zorbium', 'trimmed: cocoa'],
    ['isolate of whey protein', null],
    ['fiber from chicory', 'trimmed: chicory fiber'],
    ['protein of pea', 'trimmed: pea protein'],
    ['whey protein concentrate milk', 'trimmed: whey protein concentrate'],
    ['soy lecithin soyJ', 'trimmed: soy lecithin'],
    ['soy lecithin soy1', 'trimmed: soy lecithin'],
    ['pea protein milk', null],
    ['phd whey protein isolate', 'trimmed: whey protein isolate'],
    ['sucralosse', 'spelling: sucralose'],
    ['sucralosse from beets', 'spelling: sucralose'],
    ['qq cocoa from beets', 'spelling: cocoa'],
    ['one two three four five six seven eight nine cocoa', null],
    ['12', null],
    ['!', null],
    ['', null],
    ['x'.repeat(201), null],
  ])('%s: %s', (text, expected) => {
    expect(resolved(text)).toBe(expected);
  });

  test('is answered alike when asked again', () => {
    expect(resolveName('cocoa from Peru', vocabulary)).toBe(
      resolveName('cocoa from Peru', vocabulary),
    );
    expect(resolveName('quux', vocabulary)).toBeNull();
    expect(resolveName('quux', vocabulary)).toBeNull();
  });
});

test.each([
  ['dark chocolate flavored coating', 'dark chocolate coating'],
  ['dark chocolate flavour coating', 'dark chocolate coating'],
  ['sugar free chocolate', 'chocolate'],
  ['No sugar added chocolate', 'chocolate'],
  ['unsweetened chocolate', 'chocolate'],
  ['sugar free salt', null],
  ['chocolate', null],
  ['zorbium flavored coating', null],
])('%s is %s without what it only tastes of', (text, expected) => {
  expect(resolveFlavored(text, vocabulary)?.entry.canonical ?? null).toBe(expected);
});

test.each([
  ['Organic Zorbium 12 %', 'zorbium'],
  ['Zorbium Flavours', 'zorbium flavor'],
  ['organic', 'organic'],
  ['20mg zorbium!', 'zorbium'],
])('%s, unknown, is shown as %s', (text, expected) => {
  expect(canonicalOfUnknown(text)).toBe(expected);
});

describe('a vocabulary that remembers', () => {
  function counting() {
    const asked: string[] = [];
    const words = {
      ...vocabulary,
      resolve(written: string) {
        asked.push(written);
        return vocabulary.resolve(written);
      },
    };
    return { asked, words, remembering: rememberNames(words) };
  }

  test('asks once for each name, also for one that nobody knows', () => {
    const { asked, remembering } = counting();
    for (let round = 0; round < 2; round += 1) {
      expect(remembering.resolve('cocoa')?.canonical).toBe('cocoa');
      expect(remembering.resolve('zorbium')).toBeNull();
    }
    expect(asked).toEqual(['cocoa', 'zorbium']);
  });

  test('does not ask for what no name is long enough to be', () => {
    const { asked, remembering } = counting();
    expect(remembering.resolve('x'.repeat(201))).toBeNull();
    expect(asked).toEqual([]);
    remembering.resolve('x'.repeat(200));
    expect(asked).toHaveLength(1);
  });

  test('is one for each vocabulary, and its own', () => {
    const { words, remembering } = counting();
    expect(rememberNames(words)).toBe(remembering);
    expect(rememberNames(remembering)).toBe(remembering);
    expect(remembering.entries).toBe(words.entries);
    expect(remembering.names).toBe(words.names);
  });

  test('forgets after fifty thousand names', () => {
    const { asked, remembering } = counting();
    remembering.resolve('cocoa');
    for (let at = 1; at < 50_000; at += 1) remembering.resolve(`${'y'.repeat(201)}${at}`);
    remembering.resolve('cocoa');
    expect(asked).toEqual(['cocoa']);
    remembering.resolve('one more');
    remembering.resolve('cocoa');
    expect(asked).toEqual(['cocoa', 'one more', 'cocoa']);
  });
});

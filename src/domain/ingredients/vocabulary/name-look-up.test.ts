import { describe, expect, test } from 'vitest';
import { anIngredientRow, aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import { canonicalOfUnknown, resolveFlavored, resolveName } from './resolve-name.ts';

const vocabulary = aVocabulary([
  anIngredientRow('whey protein isolate', { allergens: 'milk' }),
  anIngredientRow('milk', { allergens: 'milk' }),
  anIngredientRow('soy', { allergens: 'soy' }),
  anIngredientRow('wheat', { allergens: 'wheat' }),
  anIngredientRow('egg', { allergens: 'egg' }),
  anIngredientRow('nut', { allergens: 'tree nuts' }),
  anIngredientRow('seitan', { allergens: 'wheat' }),
  anIngredientRow('albumen', { allergens: 'egg' }),
  anIngredientRow('praline', { allergens: 'tree nuts' }),
  anIngredientRow('tempeh', { allergens: 'soy' }),
  'malt',
  'cocoa',
  'papain',
  'lemon juice',
  'pea protein isolate',
  'polydextrose',
  'sucralose',
  'maltodextrin',
  'e415',
  ...['chocolate', 'coating', 'chip', 'chunk', 'candy', 'caramel', 'cookie', 'crumb', 'layer'].map(
    (food) => `zorb ${food}`,
  ),
  'zorb filling',
  'zorb syrup',
  'zorb salt',
]);
const found = (text: string) => {
  const resolved = resolveName(text, vocabulary);
  return resolved === null ? null : `${resolved.entry.canonical}, ${resolved.by}`;
};

describe('what a name is, and how far it had to be bent', () => {
  test.each([
    ['Cocoa', 'cocoa, exact'],
    ['ma/t', 'malt, spelling'],
    ['ma / t', null],
    ['cocoa 20 mg', 'cocoa, trimmed'],
    ['zorbium', null],
    ['', null],
    ['12', null],
    ['a 5', null],
    ['- 415 -', 'e415, exact'],
    ['sucralosse', 'sucralose, spelling'],
    ['sucralosse from sugar', 'sucralose, spelling'],
    ['qq cocoa', 'cocoa, trimmed'],
    ['a b c d e f g h cocoa', 'cocoa, trimmed'],
    ['a b c d e f g h i cocoa', null],
    [`${'qq '.repeat(65)}cocoa`, null],
  ])('%s: %s', (text, expected) => {
    expect(found(text)).toBe(expected);
  });

  test.each([
    ['polydext - rose', 'polydextrose, trimmed'],
    ['polydext- rose', 'polydextrose, trimmed'],
    ['polydext -rose', 'polydextrose, spelling'],
    ['zor - bium', null],
  ])('a word broken in two is one where it is known: %s', (text, expected) => {
    expect(found(text)).toBe(expected);
  });

  test.each([
    ['juice of lemon', 'lemon juice, trimmed'],
    ['Protein Isolate from Pea', 'pea protein isolate, trimmed'],
    ['fine protein isolate from pea', null],
    ['juice with lemon', null],
  ])('what it is from may stand behind it: %s', (text, expected) => {
    expect(found(text)).toBe(expected);
  });

  test.each(
    'from zorb|rich in zorb|with zorb|in zorb|derived from zorb|made from zorb|made with zorb|sourced from zorb|including zorb|added zorb|as zorb|extracted by zorb|processed by zorb|prepared by zorb|containing zorb|contains zorb|extracted'.split(
      '|',
    ),
  )('what is said of it is left out: papain %s', (tail) => {
    expect(found(`papain ${tail}`)).toBe('papain, trimmed');
  });

  test.each([
    ['whey protein isolate milk', 'whey protein isolate, trimmed'],
    ['whey protein isolate soy', null],
    ['tempeh soya', 'tempeh, trimmed'],
    ['tempeh soy', 'tempeh, trimmed'],
    ['seitan WHEAT', 'seitan, trimmed'],
    ['albumen eggs', 'albumen, trimmed'],
    ['albumen egg', 'albumen, trimmed'],
    ['praline nuts', 'praline, trimmed'],
    ['praline nut', 'praline, trimmed'],
    ['whey protein isolate soyJ', 'whey protein isolate, trimmed'],
    ['whey protein isolate soyl', 'whey protein isolate, trimmed'],
    ['whey protein isolate milk1', 'whey protein isolate, trimmed'],
    ['cocoa milk', null],
  ])('the allergen that stood in brackets behind it: %s', (text, expected) => {
    expect(found(text)).toBe(expected);
  });
});

describe('what a name of which nothing is known is called', () => {
  test.each([
    '5 mg',
    '5mg',
    '12.5 g',
    '1,5 mcg',
    '20 %',
    '7 µg',
    '400 iu',
    '3 ppm',
    '2 billion cfu',
    '2 million CFU',
    '5 cfu',
    '12 kcal',
    '5 ml',
  ])('without %s', (amount) => {
    expect(canonicalOfUnknown(`zorbium ${amount}`)).toBe('zorbium');
    expect(canonicalOfUnknown(`${amount} Zorbium`)).toBe('zorbium');
  });

  test.each([
    ['zorbium12%', 'zorbium'],
    ['5 mgs zorbium', '5 mgs zorbium'],
    ['calcium fortified zorbium', 'zorbium'],
    ['Vitamin-fortified zorbium', 'zorbium'],
    ['mineral fortified zorbium', 'zorbium'],
    ['quux calcium fortified zorbium', 'quux calcium fortified zorbium'],
    ['"zorbium" @quux!?', 'zorbium quux'],
    ['zor|bium=quux', 'zor bium quux'],
    ['zorbium Zorbium', 'zorbium'],
    ['ab ab zorbium', 'ab ab zorbium'],
    ['& zorbium &', 'zorbium'],
    ['& + zorbium + &', 'zorbium'],
    ['zorbium & quux', 'zorbium and quux'],
    ['Organic Zorbium', 'zorbium'],
    ['Zorbium colour', 'zorbium color'],
  ])('%s: %s', (text, expected) => {
    expect(canonicalOfUnknown(text)).toBe(expected);
  });
});

describe('what is only flavored, or made without sugar', () => {
  const flavored = (text: string) => resolveFlavored(text, vocabulary)?.entry.canonical ?? null;

  test.each(
    'chocolate|coating|chip|chips|chunk|chunks|candy|caramel|cookie|cookies|crumb|crumbs|layer|filling|syrup'.split(
      '|',
    ),
  )('sugar free zorb %s', (food) => {
    const canonical = `zorb ${food.replace(/s$/, '')}`;
    for (const free of [
      'sugar free',
      'Sugar-free',
      'no sugar added',
      'no added sugar',
      'unsweetened',
    ])
      expect(flavored(`${free} zorb ${food}`)).toBe(canonical);
    expect(flavored(`quux sugar free zorb ${food}`)).toBeNull();
  });

  test.each([
    ['zorb flavored coating', 'zorb coating'],
    ['zorb flavoured coating', 'zorb coating'],
    ['zorb flavor coating', 'zorb coating'],
    ['zorb Flavour coating', 'zorb coating'],
    ['zorb style coating', 'zorb coating'],
    ['zorb tasting coating', 'zorb coating'],
    ['zorb unflavored coating', null],
    ['zorb coating', null],
    ['zorb flavored', null],
    ['sugar free zorb salt', null],
  ])('%s: %s', (text, expected) => {
    expect(flavored(text)).toBe(expected);
  });
});

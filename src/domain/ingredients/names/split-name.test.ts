import { describe, expect, test } from 'vitest';
import { aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import { lacksItsNoun, sharing, splitName } from './split-name.ts';

const vocabulary = aVocabulary([
  'apple juice concentrate',
  'apple puree',
  'apple',
  'cellulose gum',
  'cellulose gel',
  'palm oil',
  'palm kernel oil',
  'coconut oil',
  'soy lecithin',
  'sunflower lecithin',
  'sunflower',
  'sugar',
  'salt',
  'cocoa',
  'cocoa butter',
  'milk',
  'skim milk',
  'whey protein isolate',
  'vitamin a',
  'vitamin d',
  'natural flavor',
  'xanthan gum',
  'sucralose',
  'maltodextrin',
  'oat',
  'chocolate',
]);
const split = (text: string): readonly string[] => splitName(text, vocabulary);

describe('a text between two separators', () => {
  test.each([
    ['that is one name stays whole', 'cocoa butter', ['cocoa butter']],
    ['that is one name and where it is from', 'cocoa with sugar', ['cocoa with sugar']],
    ['that means nothing stays whole', 'zorbium quux', ['zorbium quux']],
    ['that names one thing in other words', 'organic salt', ['organic salt']],
  ])('%s', (_, text, names) => {
    expect(split(text)).toEqual(names);
  });

  test.each([
    ['sugar and salt', ['sugar', 'salt']],
    ['sugar & salt', ['sugar', 'salt']],
    ['sugar and/or salt', ['sugar', 'salt']],
    ['sugar and / or salt', ['sugar', 'salt']],
    ['sugar&salt', ['sugar', 'salt']],
    ['sugar &salt', ['sugar', 'salt']],
    ['sugar& salt', ['sugar', 'salt']],
    ['sugar/salt', ['sugar/salt']],
    ['sandy plus-size android', ['sandy plus-size android']],
    ['sugar or salt', ['sugar', 'salt']],
    ['sugar plus salt', ['sugar', 'salt']],
    ['sugar / salt', ['sugar', 'salt']],
    ['SUGAR AND SALT', ['SUGAR', 'SALT']],
    ['and sugar and salt', ['sugar', 'salt']],
    ['palm and palm kernel oil', ['palm', 'palm kernel oil']],
    ['cellulose gum and gel', ['cellulose gum', 'gel']],
    ['vitamin a & d', ['vitamin a', 'd']],
    ['sugar and zorbium', ['sugar and zorbium']],
  ])('is divided at its conjunctions: %s', (text, names) => {
    expect(split(text)).toEqual(names);
  });

  test('is an enumeration up to eight parts', () => {
    const many = (count: number) => Array.from({ length: count }, () => 'salt').join(' or ');
    expect(split(many(8))).toHaveLength(8);
    expect(split(many(9))).toHaveLength(9);
    expect(split(Array.from({ length: 8 }, () => 'palm').join('/ ') + ' oil')).toHaveLength(1);
  });

  test.each([
    ['sugar salt', ['sugar', 'salt']],
    ['sugar palm oil salt', ['sugar', 'palm oil', 'salt']],
    ['cocoa butter salt sugar', ['cocoa butter', 'salt', 'sugar']],
    ['whey protein isolate skim milk', ['whey protein isolate', 'skim milk']],
    ['emulsifier soy lecithin sugar', ['soy lecithin', 'sugar']],
    ['sugar and skim milk salt', ['sugar', 'skim milk', 'salt']],
  ])('is divided where commas miss: %s', (text, names) => {
    expect(split(text)).toEqual(names);
  });

  test.each([
    ['apple fiber', 'what continues a name begins none'],
    ['sugar free chocolate', 'what is free of sugar holds none'],
  ])('stays whole: %s, since %s', (text) => {
    expect(split(text)).toEqual([text]);
  });

  test('loses noise between known names, if most words are known', () => {
    expect(split('sugar xx cocoa butter salt')).toEqual(['sugar', 'cocoa butter', 'salt']);
    expect(split('sugar qq ww salt rr tt zz')).toEqual(['sugar qq ww salt rr tt zz']);
    expect(split('sugar salt zorbelquat')).toEqual(['sugar salt zorbelquat']);
  });

  test('is read leniently where a name is misread', () => {
    expect(split('sugar xx sucralosse salt')).toEqual(['sugar', 'sucralosse', 'salt']);
    expect(split('maltodextrln xx sugar')).toEqual(['maltodextrln', 'sugar']);
  });

  test('is too long to be names at more than 30 words', () => {
    const long = (count: number) => Array.from({ length: count }, () => 'salt').join(' ');
    expect(split(long(30))).toHaveLength(30);
    expect(split(long(31))).toHaveLength(1);
  });
});

describe('a part that shares a word with others', () => {
  test.each([
    ['gel', ['cellulose gum', 'gel'], 'cellulose gel'],
    ['palm', ['palm', 'palm kernel oil'], 'palm oil'],
    ['puree', ['apple juice concentrate', 'puree'], 'apple puree'],
    ['d', ['vitamin a', 'd'], 'vitamin d'],
    ['coconut', ['palm', 'coconut', 'sunflower oil'], 'coconut oil'],
    ['zorbium', ['palm', 'zorbium', 'oil'], null],
    ['palm', ['palm', 'zorbium'], null],
    ['zorbium', ['cellulose gum', 'zorbium'], null],
    ['gel', ['zorbium cellulose gum', 'gel'], null],
    ['lecithin', [], null],
  ])('"%s" of %j is %s', (part, parts, name) => {
    expect(sharing(part, parts, vocabulary)).toBe(name);
  });

  test.each([
    ['sunflower', ['sunflower', 'soy lecithin'], true],
    ['SUNFLOWER', ['SUNFLOWER', 'SOY LECITHIN'], true],
    ['soy lecithin', ['sunflower', 'soy lecithin'], false],
    ['sunflower', ['sunflower', 'salt'], false],
    ['zorbium', ['zorbium', 'soy lecithin'], false],
    ['apple', ['apple', 'apple puree'], false],
    ['salt', [], false],
  ])('"%s" of %j lacks its noun: %s', (part, parts, expected) => {
    expect(lacksItsNoun(part, parts, vocabulary)).toBe(expected);
  });
});

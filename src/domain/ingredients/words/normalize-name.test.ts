import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { readVocabularyTables } from '#importer/tables/read-vocabulary.ts';
import * as names from './normalize-name.ts';

const spellings = names.spellingsOf(readVocabularyTables().spellings);
const normalizeName = vocabulary.keyOf;
const normalizeWithoutBrackets = (written: string) =>
  names.normalizeWithoutBrackets(written, spellings);
const lookUpKeys = (key: string) => names.lookUpKeys(key, vocabulary.wordClasses);

test.each([
  ['flavouring', 'flavoring'],
  ['sulphates', 'sulfate'],
  ['hydrolised', 'hydrolyzed'],
  ['lecithins', 'lecithin'],
  ['leaves', 'leaf'],
  ['aromas', 'flavor'],
])('%s is spelled %s', (written, key) => {
  expect(normalizeName(written)).toBe(key);
  expect(normalizeName(`Zorb ${written.toUpperCase()}`)).toBe(`zorb ${key}`);
});

test.each([
  ['berries', 'berry'],
  ['cookie', 'cooky'],
  ['peaches', 'peach'],
  ['radishes', 'radish'],
  ['boxes', 'box'],
  ['grasses', 'grass'],
  ['potatoes', 'potato'],
  ['peas', 'pea'],
  ['gas', 'gas'],
  ['pie', 'pie'],
  ['ties', 'ty'],
  ['grass', 'grass'],
  ['citrus', 'citrus'],
  ['cannabis', 'cannabis'],
  ['cosmos', 'cosmos'],
  ['pancreas', 'pancreas'],
  ['molas', 'molas'],
  ['megagas', 'megaga'],
  ['salt', 'salt'],
])('the singular of %s is %s', (written, key) => {
  expect(normalizeName(written)).toBe(key);
});

test.each([
  ['  Whey   PROTEIN  ', 'whey protein'],
  ['Acésulfame-K', 'acesulfame k'],
  ['Fibersol®-2™', 'fibersol 2'],
  ['Lactospore℠©', 'lactospore'],
  ["baker's `yeast´°•†‡*_#^", 'baker yeast'],
  ['x(r) y(TM)', 'x y'],
  ['salt & sugar', 'salt and sugar'],
  ['cocoa 10%', 'cocoa'],
  ['7.5% cocoa', 'cocoa'],
  ['12 345% cocoa', 'cocoa'],
  ['% cocoa', 'cocoa'],
  ['b12x%', 'b12x'],
  ['E 950', 'e950'],
  ['e-950', 'e950'],
  ['INS 955', 'e955'],
  ['E150d', 'e150d'],
  ['e 450 iii', 'e450iii'],
  ['e 450 iv', 'e450iv'],
  ['e 450 v', 'e450v'],
  ['e 450 x', 'e450 x'],
  ['e 1442', 'e1442'],
  ['e 14425', 'e 14425'],
  ['e 95', 'e 95'],
  ['the 950', 'the 950'],
  ['non fat milk', 'nonfat milk'],
  ['non-fat milk', 'nonfat milk'],
  ['lowfat milk', 'low fat milk'],
  ['wholegrain oat', 'whole grain oat'],
  ['xnon fat', 'xnon fat'],
  ['B 6', 'b6'],
  ['B-12', 'b12'],
  ['vitamin B 12', 'vitamin b12'],
  ['vitamin D-3', 'vitamin d3'],
  ['vitamin K 2 mk', 'vitamin k2 mk'],
  ['vitamin d 3x', 'vitamin d 3x'],
  ['vitamin c 3', 'vitamin c 3'],
  ['vitamin b 123', 'vitamin b 123'],
  ['x vitamin b 12', 'x vitamin b 12'],
  ['whey (milk) [x] {y}', 'whey milk x y'],
  ['whey(milk)x', 'whey milk x'],
  ['', ''],
  ['***', ''],
])('the key of "%s" is "%s"', (written, key) => {
  expect(normalizeName(written)).toBe(key);
});

test.each([
  ['niacinamide (vitamin B3)', 'niacinamide'],
  ['a [b] c {d} e', 'a c e'],
  ['a) b', 'a b'],
  ['a] (b) c', 'a c'],
  ['a} (b) c', 'a c'],
  ['(b)', ''],
  ['a (b', 'a'],
])('without brackets "%s" is "%s"', (written, key) => {
  expect(normalizeWithoutBrackets(written)).toBe(key);
});

describe('the keys under which a name is looked up', () => {
  test.each(['non hydrogenated', 'gmo free', 'not from concentrate', 'organic', '100', 'bio'])(
    '"%s" never changes what it is',
    (words) => {
      expect(lookUpKeys(`${words} zorb`)).toEqual([`${words} zorb`, 'zorb']);
    },
  );

  test.each(['dried', 'powder', 'whole', 'unsweetened', 'himalayan', 'lake'])(
    '"%s" is left out before a name and behind it',
    (word) => {
      expect(lookUpKeys(`${word} zorb`)).toEqual([`${word} zorb`, 'zorb']);
      expect(lookUpKeys(`zorb ${word}`)).toEqual([`zorb ${word}`, 'zorb']);
    },
  );

  test.each(['golden', 'dark'])('the color %s is left out only before a name', (color) => {
    expect(lookUpKeys(`${color} zorb`)).toEqual([`${color} zorb`, 'zorb']);
    expect(lookUpKeys(`zorb ${color}`)).toEqual([`zorb ${color}`]);
  });

  test.each([
    ['zorb', ['zorb']],
    ['organic', ['organic']],
    ['organic raw', ['organic raw']],
    ['natural flavor', ['natural flavor']],
    ['organic natural flavoring', ['organic natural flavoring', 'natural flavoring']],
    ['natural flavored zorb', ['natural flavored zorb', 'flavored zorb']],
    ['powder', ['powder']],
    ['dried powder', ['dried powder', 'powder']],
    ['zorb dried powder', ['zorb dried powder', 'zorb dried', 'zorb']],
    [
      'freeze dried zorb powder',
      ['freeze dried zorb powder', 'dried zorb powder', 'zorb powder', 'freeze dried zorb', 'zorb'],
    ],
    ['organic dried zorb', ['organic dried zorb', 'dried zorb', 'zorb']],
    ['whole organic zorb', ['whole organic zorb', 'whole zorb', 'zorb']],
  ])('of "%s": %j', (key, keys) => {
    expect(lookUpKeys(key)).toEqual(keys);
  });
});

import { describe, expect, test } from 'vitest';
import { aFamilyRow, rowOf } from '../../../../tests/support/a-vocabulary.ts';
import { listsAfterAll, nameWithBracket, onlyTastes } from './bracket-meaning.ts';
import { buildVocabulary } from '../vocabulary/build-vocabulary.ts';
import { parseTree } from './parse-tree.ts';

const vocabulary = buildVocabulary({
  families: [aFamilyRow('starches'), aFamilyRow('corn families')],
  ingredients: [
    rowOf('lecithin', 'emulsifier'),
    rowOf('soy lecithin', 'emulsifier', 'lecithin'),
    rowOf('corn starch', 'starch', 'starches'),
    rowOf('chicory root fiber', 'fiber'),
    rowOf('vitamin a', 'vitamin'),
    rowOf('vitamin a palmitate', 'vitamin', 'vitamin a'),
    rowOf('vitamin e', 'vitamin'),
    rowOf('pumpkin seed'),
    rowOf('pumpkin'),
    rowOf('pea'),
    rowOf('cocoa'),
    rowOf('dark cocoa', 'other', 'cocoa'),
    rowOf('sugar', 'added sugar'),
    rowOf('vanilla'),
    rowOf('salt', 'salt'),
    rowOf('beet', 'color'),
    rowOf('whey protein', 'protein source'),
    rowOf('casein', 'protein source'),
    rowOf('natural flavor', 'flavor'),
    rowOf('sunflower lecithin', 'emulsifier', 'lecithin'),
    rowOf('yellow corn families'),
    rowOf('milk protein isolate'),
    rowOf('soy sauce isolate'),
  ],
  synonyms: [
    { synonym: 'starch', canonical: 'starches', kind: 'synonym' },
    { synonym: 'pea seed', canonical: 'pea', kind: 'synonym' },
    { synonym: 'vitamin e acetate', canonical: 'vitamin e', kind: 'synonym' },
    { synonym: 'blue corn families', canonical: 'corn families', kind: 'synonym' },
  ],
});
const items = (text: string) => parseTree(text);

describe('the name that a name and its bracket make together', () => {
  test.each([
    ['lecithin', 'soy', 'soy lecithin'],
    ['lecithin', 'from soy', 'soy lecithin'],
    ['Lecithin', 'of soy', 'soy Lecithin'],
    ['starch', 'corn', 'corn starch'],
    ['root fiber', 'chicory', 'chicory root fiber'],
    ['vitamin A', 'Palmitate', 'vitamin a palmitate'],
    ['pumpkin', 'seed', 'pumpkin seed'],
    ['Pumpkin', 'Seeds', 'pumpkin seed'],
  ])('%s (%s): %s', (name, bracket, whole) => {
    expect(nameWithBracket(name, items(bracket), vocabulary)).toBe(whole);
  });

  test.each([
    ['the name says it all', 'cocoa', 'dark'],
    ['the bracket says nothing new', 'vitamin E', 'acetate'],
    ['a seed is called otherwise', 'pea', 'seed'],
    ['nobody knows such a seed', 'zorbium', 'seeds'],
    ['nobody knows such a salt', 'zorbium', 'palmitate'],
    ['nobody knows the whole', 'lecithin', 'zorbium'],
    ['the whole is a family', 'corn families', 'blue'],
    ['the bracket declares an allergen', 'protein isolate', 'milk'],
    ['the bracket declares an allergen', 'sauce isolate', 'soy'],
    ['there are two things in it', 'lecithin', 'soy, sunflower'],
    ['there is a bracket in it', 'lecithin', 'soy (oil)'],
    ['the name is a purpose', 'emulsifier', 'soy'],
    ['the bracket is long', 'lecithin', 'soy and twenty other things'],
    ['there is nothing in it', 'lecithin', ''],
  ])('not where %s: %s (%s)', (_, name, bracket) => {
    expect(nameWithBracket(name, items(bracket), vocabulary)).toBeNull();
  });
});

describe('a bracket that begins like a note', () => {
  test.each([
    ['contains soy lecithin', true],
    ['Contain sugar', true],
    ['containing emulsifier soy lecithin', true],
    ['contains soy leci/hin', true],
    ['contains cocoa', false],
    ['contains milk', false],
    ['contains starch', false],
    ['contains zorbium', false],
    ['contains soy lecithin, salt', false],
    ['always contains soy lecithin', false],
    ['yielding whey protein, casein, salt', true],
    ['providing cocoa, casein, salt', true],
    ['supplying cocoa, casein, zorbium', false],
    ['yielding casein, salt', false],
    ['cocoa, casein, salt', false],
    ['', false],
  ])('(%s) lists: %s', (bracket, expected) => {
    expect(listsAfterAll(items(bracket), vocabulary)).toBe(expected);
  });
});

describe('a bracket behind a flavor', () => {
  test.each([
    ['vanilla, cocoa', true],
    ['zorbium', true],
    ['vanilla, salt', false],
    ['sugar', false],
    ['beet', false],
    ['casein', false],
    ['vanilla flavour', false],
    ['natural flavor', false],
    ['emulsifier', false],
    ['vanilla (cocoa)', false],
    ['vanilla \u0002 cocoa', false],
  ])('(%s) only says what it tastes of: %s', (bracket, expected) => {
    const flavor = vocabulary.resolve('natural flavor');
    expect(onlyTastes(flavor, items(bracket), vocabulary)).toBe(expected);
  });

  test('and behind nothing else', () => {
    expect(onlyTastes(vocabulary.resolve('cocoa'), items('vanilla'), vocabulary)).toBe(false);
    expect(onlyTastes(null, items('vanilla'), vocabulary)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { aFamilyRow, aVocabulary, rowOf } from '../../../../tests/support/a-vocabulary.ts';
import { isAllergenWord } from '../statement/allergen-words.ts';
import { isCompound, isNote } from './bracket-notes.ts';
import { buildVocabulary } from '../vocabulary/build-vocabulary.ts';
import { parseTree } from './parse-tree.ts';

const vocabulary = buildVocabulary({
  families: [aFamilyRow('sweeteners'), aFamilyRow('gums'), aFamilyRow('sweet herbs')],
  ingredients: [
    rowOf('niacinamide', 'vitamin'),
    rowOf('vitamin b3', 'vitamin'),
    rowOf('vitamin b5', 'mineral'),
    rowOf('zinc oxide', 'mineral'),
    rowOf('stevia', 'intense sweetener', 'sweeteners|sweet herbs'),
    rowOf('reb a', 'intense sweetener', 'sweeteners|sweet herbs'),
    rowOf('reb m', 'intense sweetener', 'sweeteners|sweet herbs'),
    rowOf('sugar', 'added sugar'),
    rowOf('glucose', 'added sugar'),
    rowOf('cocoa', 'other'),
    rowOf('theobroma', 'other'),
    rowOf('inulin', 'fiber'),
    rowOf('chicory', 'fruit or vegetable'),
    rowOf('oat fiber', 'fiber|other'),
    rowOf('psyllium powder', 'fiber'),
    rowOf('cellulose', 'fiber'),
    rowOf('plum', 'fruit or vegetable'),
    rowOf('whey protein', 'protein source'),
    rowOf('whey powder', 'other', 'whey protein'),
    rowOf('almond butter', 'other'),
    rowOf('almond', 'other'),
    rowOf('guar gum', 'gum', 'gums'),
    rowOf('sunflower lecithin', 'emulsifier'),
    rowOf('palm oil', 'fat'),
    rowOf('palm', 'other'),
    rowOf('cultured milk', 'other'),
    rowOf('salt', 'salt'),
    rowOf('probiotic', 'probiotic'),
    rowOf('bacillus', 'probiotic'),
    rowOf('honey', 'other', 'nectar'),
    rowOf('nectar', 'other'),
  ],
  synonyms: [{ synonym: 'white stuff', canonical: 'sugar', kind: 'synonym' }],
});
const note = (name: string, bracket: string, cut = false): boolean =>
  isNote(name, parseTree(bracket), cut, vocabulary);

describe('a bracket explains', () => {
  test.each([
    ['what it is for', 'cocoa', 'for color'],
    ['how it was made', 'cocoa', 'processed with alkali, salt'],
    ['the allergen in it', 'whey protein', 'milk'],
    ['one thing and another', 'cocoa', 'leaf, milk'],
    ['inside another bracket too', 'cocoa', 'for color (beet only)'],
    ['the same thing under another name', 'sugar', 'white stuff'],
    ['a ground thing under another name', 'sugar powder', 'white stuff'],
    ['a vitamin by its other name', 'niacinamide', 'vitamin b3'],
    ['a fiber by what it is from', 'inulin', 'chicory'],
    ['a fiber by another', 'inulin', 'oat fiber'],
    ['a ground fiber by another', 'psyllium powder', 'cellulose'],
    ['a ground fiber by what it is from', 'psyllium powder', 'plum'],
    ['forms of one sweetener', 'stevia', 'reb a, reb m'],
    ['an unknown word behind a known name', 'cocoa', 'zorbium of some kind or other'],
    ['a few unknown words behind an unknown name', 'quux', 'zorbium of kind'],
    ['what is neither carried along nor a list', 'cocoa', 'theobroma'],
    ['nothing', 'cocoa', ''],
    ['a purpose of no letters', 'emulsifier', '12 %'],
    ['what belongs to its kind', 'honey', 'nectar'],
  ])('%s: %s (%s)', (_, name, bracket) => {
    expect(note(name, bracket)).toBe(true);
  });
});

describe('a bracket lists', () => {
  test.each([
    ['what a purpose is served by', 'emulsifier', 'sunflower lecithin'],
    ['what a purpose is served by, even by number', 'emulsifier', '322'],
    ['the fiber announced', 'dietary fiber', 'inulin'],
    ['where no name stands before', '', 'for color'],
    ['the plant of an oil', 'vegetable oils', 'palm'],
    ['the allergen of an oil', 'organic vegetable oil', 'soy'],
    ['several ingredients', 'cocoa', 'theobroma, salt'],
    ['two joined by "and"', 'cocoa', 'sugar and salt'],
    ['with a list inside', 'cocoa', 'salt (sugar)'],
    ['a label with a colon', 'cocoa', 'for color: leaf'],
    ['one of a group', 'probiotics', 'bacillus'],
    ['what is carried along', 'cocoa', 'sunflower lecithin'],
    ['one of a family', 'sweeteners', 'stevia'],
    ['what is ground into a fiber', 'psyllium powder', 'theobroma'],
    ['unknown behind a heading', 'protein blend', 'zorbium'],
    ['known behind an unknown name', 'zorbium', 'salt'],
    ['many unknown words behind an unknown name', 'zorbium', 'quux of some kind'],
    ['another mineral than a sweetener', 'stevia', 'reb a, salt'],
    ['several of a family', 'sweet herbs', 'stevia, reb a'],
    ['a sweetener and what is unknown', 'stevia', 'reb a, zorbium'],
    ['a sweetener of something else', 'salt', 'reb a, reb m'],
  ])('%s: %s (%s)', (_, name, bracket) => {
    expect(note(name, bracket)).toBe(false);
  });

  test.each([
    ['emulsifier', false],
    ['added sugar', false],
    ['fat', false],
    ['starch', false],
    ['protein source', false],
    ['salt', false],
    ['acid', false],
    ['polyol', false],
    ['sugar', true],
    ['vitamin', true],
  ])('where what is in it is carried along: of "%s", a note is %s', (role, expected) => {
    const words = aVocabulary([rowOf('cocoa', 'other'), rowOf('zorbium', `other|${role}`)]);
    expect(isNote('cocoa', parseTree('zorbium'), false, words)).toBe(expected);
  });

  test.each([
    ['vitamin', true],
    ['mineral', true],
    ['intense sweetener', true],
    ['gum', true],
    ['preservative', true],
    ['color', true],
    ['probiotic', true],
    ['enzyme', true],
    ['amino acid', true],
    ['herb or extract', true],
    ['flavor', true],
    ['fat', false],
    ['other', false],
  ])('where a ground thing is made of others; two of "%s" are one: %s', (role, expected) => {
    const words = aVocabulary([
      rowOf('quux powder', role),
      rowOf('zorbium', `other|${role}`),
      rowOf('cocoa', 'other'),
    ]);
    expect(isNote('quux powder', parseTree('zorbium'), false, words)).toBe(expected);
    expect(isNote('quux powder', parseTree('cocoa'), false, words)).toBe(false);
  });

  test('where the text breaks off in it', () => {
    expect(note('cocoa', 'theobroma', true)).toBe(false);
    expect(note('cocoa', 'for color', true)).toBe(true);
  });
});

test.each([
  ['milk', true],
  ['Contains Milk', true],
  ['from soya', true],
  ['soybean derivative', true],
  ['mi1k', false],
  ['mllk', true],
  ['an egg', true],
  ['containing wheat.', true],
  ['tree nuts', true],
  ['almonds', true],
  ['coconut milk', false],
  ['milk protein', false],
  ['milk and soy', false],
])('"%s" declares an allergen: %s', (text, expected) => {
  expect(isAllergenWord(text)).toBe(expected);
});

test.each([
  ['chocolate coating', true],
  ['Peanut Butter ', true],
  ['chips', true],
  ['pretzel', true],
  ['coating agent', false],
  ['cocoa', false],
  ['buttermilk', false],
])('"%s" is made of others: %s', (text, expected) => {
  expect(isCompound(text)).toBe(expected);
});

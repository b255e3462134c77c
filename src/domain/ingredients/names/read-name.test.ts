import { describe, expect, test } from 'vitest';
import { aFamilyRow, rowOf } from '../../../../tests/support/a-vocabulary.ts';
import { buildVocabulary } from '../vocabulary/build-vocabulary.ts';
import { parseTree } from '../list/parse-tree.ts';
import { readEntries } from '../list/read-entries.ts';

const tables = {
  families: [aFamilyRow('plants')],
  ingredients: [
    rowOf('salt', 'salt'),
    rowOf('sugar', 'added sugar'),
    rowOf('cocoa'),
    rowOf('cocoa base'),
    rowOf('cocoa butter', 'fat'),
    rowOf('almond butter', 'fat'),
    rowOf('enzyme blend'),
    rowOf('casein', 'protein source'),
    rowOf('vitamin b12', 'vitamin'),
    rowOf('vitamin c', 'vitamin'),
    rowOf('vitamin e', 'vitamin'),
    rowOf('stevia leaf', 'intense sweetener'),
    rowOf('reb a', 'intense sweetener'),
    rowOf('reb m', 'intense sweetener'),
    rowOf('vanilla'),
    rowOf('citric acid', 'acid'),
    rowOf('palm oil', 'fat'),
    rowOf('soy lecithin', 'emulsifier'),
    rowOf('natural flavor', 'flavor'),
  ],
  synonyms: [{ synonym: 'aminogen', canonical: 'cocoa', kind: 'synonym' }],
};
const vocabulary = buildVocabulary(tables);

/** "blend{casein | cocoa} | salt", headings with "#", what breaks off with "…". */
function tree(text: string, truncated = false, words = vocabulary, balanced = true): string {
  const { drafts } = readEntries(parseTree(text), truncated, balanced, words);
  const shown = (parent: number | null): string =>
    drafts
      .flatMap((draft, index) => {
        if (draft.parent !== parent) return [];
        const inner = shown(index);
        const name = `${draft.heading ? '#' : ''}${draft.canonical}${draft.fragment ? '…' : ''}`;
        return [inner === '' ? name : `${name}{${inner}}`];
      })
      .join(' | ');
  return shown(null);
}

test.each([
  ['sweeteners', 'salt | sugar'],
  ['intense sweeteners', 'salt | sugar'],
  ['artificial sweeteners', 'salt | sugar'],
  ['emulsifiers', 'salt | sugar'],
  ['thickeners', 'salt | sugar'],
  ['preservatives', 'salt | sugar'],
  ['anticaking agents', 'salt | sugar'],
  ['humectants', 'salt | sugar'],
  ['colors', 'salt | sugar'],
  ['acids', 'salt | sugar'],
  ['antioxidants', 'salt | sugar'],
  ['leavening agents', 'salt | sugar'],
  ['flavor enhancers', 'salt | sugar'],
  ['fruits', 'fruits{salt | sugar}'],
])('a name of the family "%s" gives way to its list or stands above it', (name, expected) => {
  const words = buildVocabulary({
    ...tables,
    families: [aFamilyRow(name)],
    synonyms: [{ synonym: 'zorbium', canonical: name, kind: 'synonym' }],
  });
  expect(tree('zorbium (salt, sugar)', false, words)).toBe(expected);
});

describe('a name that may be a heading', () => {
  test.each([
    ['a complex of one thing is that thing', 'cocoa complex, salt', 'cocoa | salt'],
    ['and its matrix', 'Salt Matrix', 'salt'],
    ['with a list it is a heading', 'salt complex (sugar, cocoa)', '#salt{sugar | cocoa}'],
    ['of a family it is a heading', 'plants complex', '#plant complex'],
    ['unknown it is a heading', 'Zorbium Matrix, salt', '#zorbium matrix | salt'],
    ['known it is what is known', 'cocoa base, salt', 'cocoa base | salt'],
    ['known with a list it is a heading', 'cocoa base (salt, sugar)', '#cocoa base{salt | sugar}'],
    ['known as a blend it is a heading', 'Enzyme blend, salt', '#enzyme blend | salt'],
    ['a trade name is no heading', 'Aminogen', 'cocoa'],
  ])('%s: %s', (_, text, expected) => {
    expect(tree(text)).toBe(expected);
  });

  test.each([
    [
      'a list that follows is of the heading',
      'Vitamins, (c, e)',
      '#vitamin blend{vitamin c | vitamin e}',
    ],
    [
      'not that of another name',
      'Enzyme blend, cocoa (sugar, salt)',
      '#enzyme blend | cocoa{sugar | salt}',
    ],
    ['one thing behind a heading is none', 'Enzyme blend, (salt)', '#enzyme blend | salt'],
    ['one thing behind a butter is', 'almond butter, (salt)', 'almond butter{salt}'],
    [
      'inside its group only',
      'cocoa (salt, Enzyme blend), (salt, sugar)',
      'cocoa{salt | #enzyme blend} | salt | sugar',
    ],
  ])('%s: %s', (_, text, expected) => {
    expect(tree(text)).toBe(expected);
  });
});

describe('a trade name', () => {
  test.each([
    ['is what its bracket holds', 'Zorbium (casein)', 'casein'],
    ['with two it is above them', 'Zorbium (casein, salt)', 'zorbium{casein | salt}'],
    ['with a list inside it is above it', 'Zorbium (casein (salt))', 'zorbium{casein{salt}}'],
    ['a heading stays one', 'Zorbium blend (casein)', '#zorbium blend{casein}'],
    ['its own label names it', 'Zorbium (enzyme mix: salt, sugar)', '#enzyme blend{salt | sugar}'],
    ['a known name keeps its own', 'cocoa (enzyme mix: salt, sugar)', 'cocoa{salt | sugar}'],
  ])('%s: %s', (_, text, expected) => {
    expect(tree(text)).toBe(expected);
  });

  test.each([
    ['vit e', 'vitamin e'],
    ['Vitamin E', 'vitamin e'],
    ['vit-e', 'vitamin e'],
    ['vite', 'quux'],
    ['vit b12', 'vitamin b12'],
    ['vit b-12', 'vitamin b12'],
    ['vit e oil', 'quux'],
  ])('is the vitamin that its bracket says: (%s)', (note, expected) => {
    expect(tree(`quux (${note})`)).toBe(expected);
  });
});

describe('names side by side', () => {
  test.each([
    [
      'a purpose in a known name is part of it',
      'citric acid (salt, sugar)',
      'citric acid{salt | sugar}',
    ],
    ['also behind praise', 'fine citric acid (salt, sugar)', 'citric acid{salt | sugar}'],
    ['keep what is theirs', 'cocoa and almond butter', 'cocoa | almond butter'],
    ['stay whole where unknown', 'zorbium quux acid', 'zorbium quux acid'],
    ['a bracket is of the last', 'cocoa and sugar (salt)', 'cocoa | sugar{salt}'],
    [
      'a purpose between them is none',
      'natural flavor sweetener (reb a)',
      'natural flavor | reb a',
    ],
  ])('%s: %s', (_, text, expected) => {
    expect(tree(text)).toBe(expected);
  });
});

describe('where the text breaks off', () => {
  test.each([
    ['in a bracket it lists', 'cocoa (vanilla', 'cocoa{vanilla…}'],
    ['also other names of one thing', 'stevia leaf (reb a, reb m', 'stevia leaf{reb a | reb m…}'],
    ['behind "and"', 'salt, sugar and coc', 'salt | sugar'],
    ['behind two names without a comma', 'salt sugar vanilla', 'salt | sugar | vanilla…'],
  ])('%s: %s', (_, text, expected) => {
    expect(tree(text, true)).toBe(expected);
  });

  test.each([
    ['cocoa (vanilla)', 'cocoa'],
    ['stevia leaf (reb a, reb m)', 'stevia leaf'],
  ])('a bracket that is whole explains: %s', (text, expected) => {
    expect(tree(text, true)).toBe(expected);
  });

  test.each([
    ['salt, whole milk', ['milk']],
    ['salt, zorbium soy', ['soy']],
    ['salt, milk of zo', ['milk']],
    ['salt, zorbium eg', []],
    ['salt, cashe', ['tree nuts']],
  ])('the allergen of a name that is no more is kept: %s', (text, expected) => {
    expect(readEntries(parseTree(text), true, true, vocabulary).loose).toEqual(expected);
  });
});

test.each([
  'Protein bar',
  'protein bars',
  'High protein shake',
  'protein shakes',
  'whey protein drink',
  'protein drinks',
  'protein snack',
  'Protein Snacks',
])('what the product is called is no ingredient: %s', (name) => {
  expect(tree(`${name}, salt`)).toBe('salt');
});

test.each([
  ['my protein bar', 'my protein bar'],
  ['protein bars for sport', 'protein bar for sport'],
  ['protein bar (salt, sugar)', 'protein bar{salt | sugar}'],
])('but what is more is one: %s', (name, expected) => {
  expect(tree(name)).toBe(expected);
});

test.each([
  ['emulsifier: (soy lecithin), salt', ['soy lecithin', 'salt']],
  ['salt, (sugar)', ['salt', 'sugar']],
  ['emulsifier (soy lecithin)', ['soy lecithin']],
  ['dietary fiber (cocoa)', ['cocoa']],
  ['dietary fiber (cocoa, salt)', ['cocoa', 'salt']],
  ['Zorbium (casein)', ['Zorbium (casein)']],
  ['organic Cocoa and SALT', ['organic Cocoa', 'SALT']],
  ['from milk casein', ['casein']],
  ['from soya casein, from egg casein', ['casein', 'casein']],
  ['from Eggs casein, from wheat salt', ['casein', 'salt']],
  ['casein from milk', ['casein from milk']],
])('names are told as they are written: %s', (statement, texts) => {
  const { drafts } = readEntries(parseTree(statement), false, true, vocabulary);
  expect(drafts.map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['emulsifier (processed with milk), salt', ['milk']],
  ['salt, (processed with soy)', ['soy']],
  ['from milk', ['milk']],
])('an allergen named where no entry stands is kept: %s', (statement, loose) => {
  expect(readEntries(parseTree(statement), false, true, vocabulary).loose).toEqual(loose);
});

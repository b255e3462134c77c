import { describe, expect, test } from 'vitest';
import { aFamilyRow, anIngredientRow } from '../../../../tests/support/a-vocabulary.ts';
import { buildVocabulary } from '../vocabulary/build-vocabulary.ts';
import { understandTerm } from './understand-term.ts';

const row = (canonical: string, allergens = '', parents = '') =>
  anIngredientRow(canonical, { allergens, parents });
const family = (canonical: string, allergens = '', parents = '') =>
  aFamilyRow(canonical, { allergens, parents });
const meant = (words: string, meaning: string) => ({
  words,
  meaning,
  language: 'en',
  source: 'reviewed',
  detail: '',
});
const vocabulary = buildVocabulary({
  families: [
    family('added sugars'),
    family('chocolate and cocoa'),
    family('caffeine sources'),
    family('dairy', 'milk'),
    family('milk proteins', '', 'dairy'),
    family('crisps'),
    family('snacks'),
    family('nuts', 'tree nuts|peanuts'),
  ],
  ingredients: [
    row('sugar', '', 'added sugars'),
    row('glucose', '', 'added sugars'),
    row('cocoa', '', 'chocolate and cocoa'),
    row('milk chocolate', 'milk', 'chocolate and cocoa'),
    row('dark chocolate', '', 'chocolate and cocoa'),
    row('caffeine', '', 'caffeine sources'),
    row('sunflower seed'),
    row('sunflower'),
    row('flax seed'),
    row('hemp seed'),
    row('milk', 'milk', 'dairy'),
    row('casein', 'milk', 'milk proteins'),
    row('whey', 'milk', 'dairy'),
    row('soy crisp', 'soy', 'crisps|snacks'),
    row('rice crisp', '', 'crisps|snacks'),
    row('corn crisp', '', 'snacks'),
    row('almond', 'tree nuts', 'nuts'),
    row('cashew', 'tree nuts', 'nuts'),
    row('peanut', 'peanuts', 'nuts'),
    row('sesame seed', 'sesame'),
    row('egg', 'egg'),
    row('egg white', 'egg'),
    row('fish oil', 'fish'),
    row('wheat flour', 'wheat'),
    row('wheat', 'wheat'),
    row('maltodextrin'),
    row('maltitol'),
    row('xanthan gum'),
    row('guar gum'),
    row('date'),
    row('sorbitol'),
    row('sorbital'),
  ],
  synonyms: [
    { synonym: 'tree nuts', canonical: 'nuts', kind: 'synonym' },
    { synonym: 'malto dextrin', canonical: 'maltodextrin', kind: 'synonym' },
    { synonym: 'xantham gum', canonical: 'xanthan gum', kind: 'synonym' },
  ],
  shoppersWords: [
    ...['sugar', 'sugars'].map((words) => meant(words, 'added sugars')),
    ...['cocoa', 'cacao', 'chocolate'].map((words) => meant(words, 'chocolate and cocoa')),
    meant('caffeine', 'caffeine sources'),
    ...['sunflower', 'flax', 'hemp'].map((words) => meant(words, `${words} seed`)),
  ],
});
const understand = (term: string) => understandTerm(term, vocabulary);
const nameOf = (term: string) => {
  const { kind, name } = understand(term);
  return kind === 'literal' ? `"${name}"` : name;
};

describe('what a shopper means', () => {
  test.each([
    ['sugar', 'added sugars'],
    [' Sugars ', 'added sugars'],
    ['cocoa', 'chocolate and cocoa'],
    ['cacao', 'chocolate and cocoa'],
    ['chocolate', 'chocolate and cocoa'],
    ['caffeine', 'caffeine sources'],
    ['sunflower', 'sunflower seed'],
    ['flax', 'flax seed'],
    ['hemp', 'hemp seed'],
    ['glucose', 'glucose'],
  ])('by "%s" is %s', (term, name) => {
    expect(nameOf(term)).toBe(name);
  });
});

describe('a misspelt word', () => {
  test.each([
    ['maltitoll', 'maltitol'],
    ['xantan gum', 'xanthan gum'],
    ['xanthan gim', '"xanthan gim"'],
    ['maltodextrine', 'maltodextrin'],
    ['maltdextrn', 'maltodextrin'],
    ['maltdxtrnn', '"maltdxtrnn"'],
    ['lamond', '"lamond"'],
    ['dat', '"dat"'],
    ['gaur gum', '"gaur gum"'],
    ['sorbitul', '"sorbitul"'],
    ['sorb itol', 'sorbitol'],
    ['zeta', '"zeta"'],
    ['one two three four five six seven', '"one two three four five six seven"'],
    ['!!', '"!!"'],
  ])('%s is %s', (term, name) => {
    expect(nameOf(term)).toBe(name);
  });

  test('is searched as written where nothing is near', () => {
    expect(understand(' Zorbium  except cocoa')).toEqual({
      term: 'Zorbium  except cocoa',
      kind: 'literal',
      name: 'zorbium',
      members: [],
      allergens: [],
      partOfAllergens: [],
      mayBe: [],
      mayHold: [],
      madeOf: [],
      qualities: [],
      absent: null,
      language: null,
      didYouMean: [],
    });
  });
});

describe('allergens of a word', () => {
  test.each([
    ['dairy', ['milk'], []],
    ['milk', ['milk'], []],
    ['whey', [], ['milk']],
    ['milk proteins', [], ['milk']],
    ['nuts', ['tree nuts', 'peanuts'], []],
    ['almond', [], ['tree nuts']],
    ['peanut', ['peanuts'], []],
    ['egg', ['egg'], []],
    ['egg white', [], ['egg']],
    ['sesame seed', ['sesame'], []],
    ['fish oil', [], ['fish']],
    ['wheat', ['wheat'], []],
    ['wheat flour', [], ['wheat']],
    ['crisps', [], ['soy']],
    ['snacks', [], []],
    ['chocolate', [], []],
    ['sugar', [], []],
  ])('%s: the whole of %j, a part of %j', (term, allergens, partOfAllergens) => {
    expect(understand(term)).toMatchObject({ allergens, partOfAllergens });
  });
});

describe('exceptions', () => {
  test('are taken out of the family, and it no longer covers its allergen', () => {
    const found = understand('dairy except casein');
    expect(found).toMatchObject({
      term: 'dairy except casein',
      kind: 'family',
      name: 'dairy except casein',
      allergens: [],
      partOfAllergens: ['milk'],
    });
    expect([...found.members].sort()).toEqual(['dairy', 'milk', 'milk proteins', 'whey']);
  });

  test.each([
    ['dairy Except for casein, whey', 'dairy except casein, whey'],
    ['dairy except casein;whey', 'dairy except casein, whey'],
    ['dairy except milk proteins', 'dairy except milk proteins'],
    ['dairy except casein except whey', 'dairy except casein, whey'],
    ['dairy except ,', 'dairy'],
    ['dairy except zorbium, , whey', 'dairy except whey'],
    ['dairy except dairy', 'dairy'],
  ])('%s: %s', (term, name) => {
    expect(nameOf(term)).toBe(name);
  });

  test('take a family with all of it', () => {
    expect([...understand('dairy except milk proteins').members].sort()).toEqual([
      'dairy',
      'milk',
      'whey',
    ]);
  });
});

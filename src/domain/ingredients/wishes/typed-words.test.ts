import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { understandWish } from './understand-wish.ts';

const avoiding = (written: string) => understandWish(written, 'avoid', vocabulary);
const coveredBy = (written: string) => avoiding(written).flatMap(({ members }) => members);
const unknownIn = (written: string) =>
  avoiding(written).flatMap(({ kind, name }) => (kind === 'literal' ? [name] : []));

describe('a word that shoppers avoid covers all that it means', () => {
  test.each([
    ['Truvia', ['stevia', 'erythritol']],
    ['Canderel', ['aspartame', 'acesulfame potassium']],
    ["Sweet'N Low", ['saccharin']],
    ['Swerve', ['erythritol']],
    ['Zusatzstoffe', ['sucralose', 'red 40', 'potassium sorbate', 'lecithin', 'xanthan gum']],
    ['E-numbers', ['sucralose', 'citric acid', 'silicon dioxide']],
    ['FODMAPs', ['whey', 'erythritol', 'inulin', 'wheat', 'honey']],
    ['celiac disease', ['wheat', 'barley', 'rye']],
    ['Zöliakie', ['wheat']],
    ['celíaco', ['wheat']],
    ['coeliaque', ['wheat']],
    ['allergens', ['milk', 'egg', 'soy', 'peanut', 'almond', 'sesame seed', 'lupin']],
    ['tierische Bestandteile', ['milk', 'egg', 'gelatin']],
    ['pig', ['pork', 'gelatin']],
    ['refined sugar', ['cane sugar', 'corn syrup']],
    ['suger', ['cane sugar', 'corn syrup']],
    ['Zuckerersatz', ['sucralose', 'stevia', 'erythritol']],
    ['sugar substitutes', ['sucralose', 'stevia', 'erythritol']],
    ['fake sugar', ['sucralose', 'aspartame']],
    ['künstliche Aromen', ['artificial flavor']],
    ['Trennmittel', ['silicon dioxide', 'tricalcium phosphate']],
    ["correcteurs d'acidité", ['citric acid']],
    ['Molkepulver', ['whey', 'whey protein isolate']],
    ['EAAs', ['l-leucine', 'l-lysine', 'branched-chain amino acids']],
    ['nitrates', ['sodium nitrite', 'potassium nitrate', 'creatine nitrate']],
    ['🥜', ['peanut', 'almond']],
    ['🥛', ['milk', 'whey']],
  ])('%s', (written, names) => {
    expect(unknownIn(written)).toEqual([]);
    expect(coveredBy(written)).toEqual(expect.arrayContaining(names));
  });

  test('under a name of its own where it means several things, else under theirs', () => {
    expect(avoiding('Truvia')).toMatchObject([{ term: 'Truvia', name: 'truvia', kind: 'family' }]);
    expect(avoiding('no truvia')).toMatchObject([{ term: 'no truvia', name: 'truvia' }]);
    expect(avoiding('Zöliakie')).toMatchObject([
      { name: 'gluten grains', allergens: ['wheat', 'gluten'] },
    ]);
  });

  test('and no more: not every amino acid is an essential one, and a taste is a flavor and no paste', () => {
    expect(coveredBy('EAA')).not.toContain('glycine');
    expect(avoiding('vanilla taste').map(({ name }) => name)).toEqual(['vanilla flavor']);
  });

  test('and a part, or a member of one, can be taken out of it', () => {
    expect(coveredBy('additives except colors')).not.toContain('red 40');
    expect(coveredBy('additives except colors')).toContain('sucralose');
    expect(coveredBy('additives except red 40')).not.toContain('red 40');
    expect(coveredBy('additives except red 40')).toContain('tartrazine');
    expect(avoiding('truvia except stevia')).toMatchObject([
      { name: 'truvia except stevia', members: ['erythritol'] },
    ]);
  });
});

describe('words around and between what is avoided', () => {
  test.each([
    ['sojafrei', ['soy']],
    ['soyfree', ['soy']],
    ['glutenvrij', ['gluten grains']],
    ['laktosefreies', ['dairy']],
    ['Nussallergie', ['nuts']],
    ['Laktoseintoleranz', ['dairy']],
    ["I'm allergic to peanuts", ['peanut']],
    ['intolérant au lactose', ['dairy']],
    ['soy alérgico a la leche', ['milk']],
    ['intolerante a la lactosa', ['dairy']],
    ["l'arachide", ['peanut']],
    ['la leche', ['milk']],
    ['allergy: soy', ['soy']],
    ['traces of nuts', ['nuts']],
    ['nuts of any kind', ['nuts']],
    ['corn derivatives', ['corn']],
    ['anything made from milk', ['milk']],
    ["cow's milk protein", ['milk']],
    ['zero sugar', ['added sugars']],
    ['Soja u. Milch', ['soy', 'milk']],
    ['soia ed uova', ['soy', 'egg']],
    ['sweeteners such as sucralose', ['sweeteners', 'sucralose']],
    ['sweeteners other than stevia', ['sweeteners except stevia']],
    ['Süßstoffe außer Stevia', ['sweeteners except stevia']],
    ['sweeteners (except stevia)', ['sweeteners except stevia']],
    ['milk eggs soy', ['milk', 'egg', 'soy']],
  ])('%s', (written, names) => {
    expect(avoiding(written).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['soy / milk', ['soy', 'milk']],
    ['soy - milk', ['soy', 'milk']],
    ['dairy / whey', ['dairy', 'whey']],
    ['soy milk', ['soy milk']],
    ['mono- & diglycerides', ['mono- and diglycerides']],
  ])('a sign parts what would be one name: %s', (written, names) => {
    expect(avoiding(written).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['milk (and eggs)', ['milk', 'egg']],
    ['milk (eggs', ['milk', 'egg']],
    ['milk (and zorb)', ['milk', 'and zorb']],
    ['milk (zorb)', ['milk']],
    ['casein (milk)', ['casein']],
    ['E955 (sucralose)', ['sucralose']],
    ['nuts (peanuts)', ['nuts']],
    ['lecithin (soy)', ['soy lecithin']],
  ])('brackets add what does not explain the name before them: %s', (written, names) => {
    expect(avoiding(written).map(({ name }) => name)).toEqual(names);
  });

  test('the form finds each part of them again', () => {
    expect(avoiding('milk (and eggs)').map(({ term }) => term)).toEqual(['milk', 'eggs']);
    expect(avoiding('casein (milk)').map(({ term }) => term)).toEqual(['casein (milk)']);
  });

  test('what follows "except" is given back only where it was covered', () => {
    expect(coveredBy('sweeteners other than zorb')).toContain('stevia');
  });
});

describe('two words written as one', () => {
  test.each([
    ['soylecithin', ['soy lecithin']],
    ['canesugar', ['cane sugar']],
    ['eggwhites', ['egg']],
  ])('%s', (written, names) => {
    expect(avoiding(written).map(({ name }) => name)).toEqual(names);
  });

  test.each(['zorbmilk', 'frei', 'carefree', 'sans', 'the', 'no'])(
    'what is no name stays unknown: %s',
    (written) => {
      expect(unknownIn(written)).toHaveLength(1);
    },
  );
});

test.each(['not vegan', 'not organic', 'low protein', 'low quality whey'])(
  'what says the contrary of a name, or holds a word that another language has, is no name: %s',
  (written) => {
    expect(unknownIn(written)).toHaveLength(1);
  },
);

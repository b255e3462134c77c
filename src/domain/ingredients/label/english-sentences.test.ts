import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

function treeOf(statement: string) {
  const { ingredients, complete, contains } = explainLabel({ statement }, vocabulary);
  const list = ingredients.map(({ canonical, parent }) =>
    parent === null ? canonical : `${canonical} < ${ingredients[parent]?.canonical}`,
  );
  return { list, complete, contains };
}

test.each([
  'Pea protein, lactase**, salt. **Not found in regular milk.',
  'Pea protein, lactase, salt. *Ingredients not normally found in milk.',
  'Pea protein, lactase, salt. 0% juice.',
  'Pea protein, lactase, salt. 0 g lactose.',
  'Pea protein, lactase, salt. May contain traces of nuts. 250ml of water or milk.',
  'Pea protein, lactase, salt. Mix 2 scoops in 10-12 oz. of cold milk.',
  'Pea protein, lactase, salt. Cooks like pasta.',
  'Pea protein, lactase, salt. Suitable for vegans and coeliacs.',
  'Pea protein, lactase, salt. Good source of iron and calcium.',
  'Pea protein, lactase, salt. Provides 20 g protein.',
  'Pea protein, lactase, salt. Ingredients derived from a bioengineered source.',
])('a sentence behind the list adds nothing to it: %s', (statement) => {
  expect(treeOf(statement)).toEqual({
    list: ['pea protein', 'lactase', 'salt'],
    complete: true,
    contains: [],
  });
});

test.each([
  ['Allergy advisory: contains soy.', ['soy'], []],
  ['ALLERGEN ADVISORY Contains soy', ['soy'], []],
  ['Allergen notice: soy. May contain milk.', ['soy'], ['milk']],
  ['Known allergens: soy.', ['soy'], []],
  ['Major food allergens: soy and milk.', ['milk', 'soy'], []],
  ['Cross contact: milk, egg.', [], ['milk', 'egg']],
  ['Allergen cross-contact: milk, egg.', [], ['milk', 'egg']],
  ['Risk of cross-contact with milk.', [], ['milk']],
  ['Allergens are highlighted in bold.', [], []],
  ['No added sugar may contain milk.', [], ['milk']],
  ['Contains no allergens, may contain milk.', [], ['milk']],
  ['Not suitable for people with coeliac disease.', [], ['gluten']],
  ['Potential cross-contamination: milk.', [], ['milk']],
  ['Milk residue may be present.', [], ['milk']],
  ['Not suitable for anyone with a milk allergy.', [], ['milk']],
  ['Contains: soy|milk.', ['milk', 'soy'], []],
])('words that head allergens: %s', (sentence, contains, mayContain) => {
  const label = explainLabel({ statement: `Pea protein, salt. ${sentence}` }, vocabulary);
  expect(label).toMatchObject({ contains, mayContain, complete: true });
  expect(label.ingredients).toHaveLength(2);
});

test.each([
  ['Contains sucralose.', ['sucralose'], true],
  [
    'This product contains sucralose and acesulfame K.',
    ['sucralose', 'acesulfame potassium'],
    true,
  ],
  ['Contains artificial sweetener and for calorie conscious. Contains stevia.', ['stevia'], true],
  ['Contains artificial sweetener and for calorie conscious.', [], false],
  ['Contains caffeine.', [], true],
  ['Contains no sucralose.', [], true],
])('sweeteners that are declared beside the list: %s', (sentence, sweeteners, complete) => {
  const label = explainLabel({ statement: `Pea protein, salt. ${sentence}` }, vocabulary);
  expect(label).toMatchObject({ sweeteners, complete, contains: [] });
  expect(label.ingredients).toHaveLength(2);
});

test.each([
  ['*from tapioca.', []],
  ['†from tree nuts.', ['tree nuts']],
  ['*From milk and soy.', ['milk', 'soy']],
  ['*from tapioca, soy lecithin', ['soy']],
])('what a footnote says something is from is evidence: %s', (sentence, contains) => {
  const statement = `Pea protein, inulin*, salt. ${sentence}`;
  const label = explainLabel({ statement }, vocabulary);
  expect(label.contains).toEqual(contains);
  const names = label.ingredients.map(({ canonical }) => canonical);
  expect(names.includes('tapioca')).toBe(sentence.includes('lecithin'));
});

test('a list goes on behind damaged words for its small parts', () => {
  const { list } = treeOf('Oats. contains lcss than 2% of: sea salt, sucralose, cocoa, soy flour.');
  expect(list.join()).toContain('sea salt < lcss than,sucralose < lcss than,cocoa');
  expect(treeOf('Oats. Contains the following allergens: milk, soy, wheat.').list).toEqual(['oat']);
});

test('additives behind "permitted" are each there', () => {
  const { list } = treeOf('Oats. Contains permitted natural colour (INS 150d) and added flavours.');
  expect(list).toEqual(['oat', 'sulfite caramel color', 'flavor']);
});

test.each([
  ['Whey protein concentrate & isolate blend, cocoa', 'Whey Blend'],
  ['Whey protein concentrate/isolate blend, cocoa', 'Whey Blend'],
  ['Whey protein isolate, concentrate and hydrolysate blend', 'Whey Blend'],
  ['Whey protein blend (isolate, concentrate; milk), cocoa', 'Whey Blend'],
  ['Whey protein concentrate and vitamin blend', 'Whey Concentrate'],
])('forms that a blend is of are each there: %s', (statement, type) => {
  const label = explainLabel({ statement }, vocabulary);
  expect(label.proteinType).toBe(type);
  const names = label.ingredients.map(({ canonical }) => canonical);
  expect(names.includes('whey protein isolate')).toBe(type === 'Whey Blend');
  expect(names).not.toContain('blends');
});

test('a list that begins with what something is enriched with is a list', () => {
  expect(treeOf('Salt. Enriched with iron, wheat flour, sugar').list).toContain('wheat flour');
});

test.each([
  [
    'Protein blend (pea protein, soy protein) rice flour, salt',
    [
      'protein blend',
      'pea protein < protein blend',
      'soy protein < protein blend',
      'rice flour',
      'salt',
    ],
  ],
  [
    'Protein blend organic pea protein, salt',
    ['protein blend', 'pea protein < protein blend', 'salt'],
  ],
  [
    'White cheddar seasoning (salt, cheddar cheese), water',
    ['seasoning', 'salt < seasoning', 'cheddar cheese < seasoning', 'water'],
  ],
  ['Salt, natural/artificial flavors, water', ['salt', 'natural and artificial flavor', 'water']],
  [
    'Natural mango, peach, orange and pineapple flavors, salt',
    [
      'natural mango flavor',
      'natural peach flavor',
      'natural orange flavor',
      'natural pineapple flavor',
      'salt',
    ],
  ],
  [
    'Natural peach, orange, and mango flavors, salt',
    ['natural peach flavor', 'natural orange flavor', 'natural mango flavor', 'salt'],
  ],
  ['Salt, natural ,  artificial flavor, water', ['salt', 'natural and artificial flavor', 'water']],
  ['Natural almonds, cashews, vanilla flavor', ['almond', 'cashew', 'vanilla flavor']],
  ['Salt, stevia leaf Reb M, water', ['salt', 'rebaudioside m', 'water']],
  ['Salt, BHT added to packaging material to preserve freshness', ['salt', 'bht']],
] as const)('the list of %s', (statement, list) => {
  expect(treeOf(statement).list).toEqual(list);
});

test.each([
  ['natural cashew flavor', true],
  ['banana bread flavor', true],
  ['butter pecan flavoring', null],
  ['natural and artificial malted milk flavors', null],
  ['sour cream & onion flavor', null],
])('a flavor brings nothing of what it is called after: %s', (flavor, vegan) => {
  const label = explainLabel({ statement: `Rice, ${flavor}, salt` }, vocabulary);
  expect(label).toMatchObject({ contains: [], complete: true });
  expect(label.ingredients).toHaveLength(3);
  expect(label.flags.isVegan.value).toBe(vegan);
});

test.each([
  ['Contains 5 g lactose.', ['milk'], true],
  ['Not recommended for coeliacs.', [], false],
  ['Our recipe is nut free, our bakery is not.', [], false],
])('a sentence behind the list leaves nothing out: %s', (sentence, contains, complete) => {
  const label = explainLabel({ statement: `Pea protein, salt. ${sentence}` }, vocabulary);
  expect(label).toMatchObject({ contains, complete });
});

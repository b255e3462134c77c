import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

function listed(statement: string): readonly string[] {
  const { ingredients } = read(statement);
  return ingredients.map(({ canonical, parent }) =>
    parent === null ? canonical : `${canonical} < ${ingredients[parent]?.canonical}`,
  );
}

test.each([
  ['Sugar, salt. Made in Poland pistachios from non-EU.', 'tree nuts'],
  ['Cocoa, salt. Made in Poland Pistachios, kadayif pastry from non-EU.', 'tree nuts'],
  ['Cocoa, salt. Made in the USA milk', 'milk'],
  // What it is made with, praised.
  ['Rice, salt. Made in small batches using peanut butter.', 'peanuts'],
  ['Rice, salt. Made in Vermont with real hazelnuts.', 'tree nuts'],
  ['Rice, salt. Made in Vermont using only the finest hazelnuts.', 'tree nuts'],
  ['Rice, salt. Hergestellt in der Schweiz mit den besten Haselnüssen.', 'tree nuts'],
  ['Rice, salt. Made in Canada using 30% imported and domestic almonds.', 'tree nuts'],
  ['Rice, salt. Prodotto in Italia con il 30% di nocciole.', 'tree nuts'],
])('behind a place an address is no longer one: %s', (statement, allergen) => {
  expect(read(statement).contains).toEqual([allergen]);
});

test.each([
  'CARAMEL BAR NGREDIENTS: dates, rice protein',
  'CARAMEL BAR kngredients: dates, rice protein',
  'CARAMEL BAR Ingredienb: dates, rice protein',
  'CARAMEL BAR INGEMENTS: dates, rice protein',
  'CARAMEL BAR Ingrcatcncs: dates, rice protein',
  'CARAMEL BAR Zutalen: dates, rice protein',
])('a damaged heading opens the list: %s', (statement) => {
  expect(read(statement)).toMatchObject({ complete: true, proteinType: 'Plant Protein' });
  expect(listed(statement)).toEqual(['date', 'rice protein']);
});

test('a text has one heading that is damaged, and none beside one that is not', () => {
  expect(listed('NGREDIENTS: dates, salt. NGREDIENTS: cocoa')[0]).toBe('date');
  expect(read('Ingredients: dates, salt, zutalen: cocoa').complete).toBe(false);
  expect(read('Redient: dates, salt').complete).toBe(false);
});

test('what stands before the heading of the list heads nothing', () => {
  expect(
    listed('Soy nuggets, topped with fudge with sugar Ingredients: whey protein, cocoa').slice(-2),
  ).toEqual(['whey protein', 'cocoa']);
});

test('directions before the heading leave what stands beside them a description', () => {
  const statement =
    'Vegan protein bar chocolate with added sweetener. Consume one bar whenever you need a snack. Do not exceed the recommended dose. Store in a cool and dry place, away from direct sunlight and heat. Ingredients: pea protein, stevia, salt.';
  expect(listed(statement)).toEqual(['pea protein', 'stevia', 'salt']);
  expect(read(statement).veganByIngredients).toBe(true);
});

describe('letters that scanning takes for others', () => {
  test.each([
    ['Cocoa, coconut 011, salt', ['cocoa', 'coconut oil', 'salt']],
    [
      'Salt, sweetener (sucra/ose, stevio/ glycosides)',
      ['salt', 'sucralose', 'steviol glycosides'],
    ],
    ['Artificia| flavor, ce||u|ose', ['artificial flavor', 'cellulose']],
    ['Salt|Sugar|Cocoa', ['salt', 'sugar', 'cocoa']],
    ['Po/ydextrose, Baci//us coagulans', ['polydextrose', 'bacillus coagulans']],
    [
      'Salt/sugar, sunflower and/or soy lecithin',
      ['salt', 'sugar', 'sunflower lecithin', 'soy lecithin'],
    ],
    ['Milk Protein lsolate, lnulin, lron', ['milk protein isolate', 'inulin', 'iron']],
    ['Whev Protein Isolate, soya Proteln', ['whey protein isolate', 'soy protein']],
    [
      "Protein blend [whey protein isolate, BCAA's (L-leucine)J, cocoa, salt",
      [
        'protein blend',
        'whey protein isolate < protein blend',
        'branched-chain amino acids < protein blend',
        'l-leucine < branched-chain amino acids',
        'cocoa',
        'salt',
      ],
    ],
    ['Bar (sugar, emulsifier (lecithin)l. Salt', ['sugar', 'lecithin', 'salt']],
    ['Palm oil, sunflower oill fructose', ['palm oil', 'sunflower oil', 'fructose']],
  ])('%s', (statement, names) => {
    expect(listed(statement)).toEqual(names);
  });

  test('milk in them is milk', () => {
    expect(read('Whey (from Mi/k), salt').contains).toEqual(['milk']);
    expect(read('Cocoa, salt. Contains mi/k.').contains).toEqual(['milk']);
  });

  test('a letter behind a bracket with none around it closes nothing', () => {
    expect(read('Sugar (lecithin)l, salt').complete).toBe(false);
  });
});

test.each([
  ['Pea protein, fiber*, salt, *source of glucose', ['pea protein', 'fibers', 'salt']],
  ['Fiber*, salt, *source of glucose and fructose', ['fibers', 'salt']],
  ['Fibres*, sel. *Source de glucose et de fructose.', ['fibers', 'salt']],
  ['Fiber*, *source of glucose, salt and fructose', ['fibers', 'salt', 'fructose']],
  ['Salt sweetener (sucralose), zinc', ['salt', 'sucralose', 'zinc']],
  ['Cocoa and emulsifier (soy lecithin), salt', ['cocoa', 'soy lecithin', 'salt']],
  ['Lecithins emulsifier (sunflower), salt', ['sunflower lecithin', 'salt']],
  [
    'Water, a blend of vegetable oils (canola, corn), salt',
    ['water', 'vegetable oil', 'canola oil < vegetable oil', 'corn oil < vegetable oil', 'salt'],
  ],
  [
    'Sugar, bananas (ascorbic and citric acid to preserve color)',
    ['sugar', 'banana', 'ascorbic acid < banana', 'citric acid < banana'],
  ],
  ['Apples (citric acid), apricots (sulfites)', ['apple', 'citric acid < apple', 'apricot']],
  ['Malic, citric and tartaric acid', ['malic acid', 'citric acid', 'tartaric acid']],
  ['FD&C Yellow #5 and #6, Blue 1 & 2', ['tartrazine', 'yellow 6', 'blue 1', 'blue 2']],
  ['Red 40 and 6% cocoa, salt', ['red 40', 'cocoa', 'salt']],
  [
    'Digestive enzymes DigeZyme® (protease), salt',
    ['enzyme blend', 'protease < enzyme blend', 'salt'],
  ],
  ['HYDRO.power (whey protein hydrolysate) (milk), salt', ['hydrolyzed whey protein', 'salt']],
  [
    'Soy protein, salt. This product is intended to be used alongside an active lifestyle and a zorby diet.',
    ['soy protein', 'salt'],
  ],
  ['Soy protein, salt. Zorbium.', ['soy protein', 'salt', 'zorbium']],
])('%s is a list of %j', (statement, names) => {
  expect(listed(statement)).toEqual(names);
});

test('what a footnote says is provided is evidence', () => {
  const { evidence } = read('Pea protein*, salt. * Source of caffeine.');
  expect(evidence.map(({ canonical }) => canonical)).toContain('caffeine');
});

test('a declaration behind a bracket that is never closed is none of its list', () => {
  const statement = 'Blend (oil, creamer [lecithin, cocoa). Contains milk, egg, soy (lecithin).';
  expect(listed(statement)).not.toContain('egg < blends');
  expect(read(statement).contains).toEqual(['milk', 'egg', 'soy']);
});

test.each(['Cocoa (with emulsifier), salt', 'Pea protein emulsifier, salt'])(
  'an additive without its name leaves the list open: %s',
  (statement) => {
    expect(read(statement).complete).toBe(false);
  },
);

test.each(['Cocoa, soy lecithin emulsifier', 'Cocoa (with emulsifier: soy lecithin), salt'])(
  'one with its name does not: %s',
  (statement) => {
    expect(read(statement).complete).toBe(true);
  },
);

test('an artificial flavor of butter holds none', () => {
  expect(read('Sucre, arôme artificiel de beurre.').contains).toEqual([]);
});

test.each([
  'Amount per serving Total Sugars 2g Protein 24g Protein Blend (whey protein isolate, whey), cocoa',
  'Serving size 32g Salt 1g Protein Blend [whey protein isolate, whey], cocoa',
])('behind nutrition facts a blend with its list begins the ingredients: %s', (statement) => {
  expect(listed(statement)).toEqual([
    'protein blend',
    'whey protein isolate < protein blend',
    'whey < protein blend',
    'cocoa',
  ]);
});

test('behind nutrition facts a protein beside another name begins the ingredients, one with its amount does not', () => {
  expect(listed('Serving size 32g Protein 24g Whey Protein Isolate, Cocoa')).toEqual([
    'whey protein isolate',
    'cocoa',
  ]);
  expect(listed('Rice. Serving size 32g Whey Protein 24g, Salt 1g')).toEqual(['rice']);
  // Facts that run on into the list may have swallowed names of it.
  const swallowed = 'Nutrition facts: energy 300 kJ soy lecithin Pea Protein Isolate, Cocoa';
  expect(read(swallowed).complete).toBe(false);
});

test('the front of the pack before the heading is no list, where it gives directions', () => {
  const front =
    'ISO WHEY, PALM OIL FREE, WITH GLUTAMINE, RECOMMENDED USE: mix 25 g with milk. Take';
  const { proteinType, contains } = read(`${front} INGREDIENTS: pea protein, salt`);
  expect([proteinType, contains]).toEqual(['Plant Protein', ['milk']]);
  expect(listed(`${front} INGREDIENTS: pea protein, salt`)).toEqual(['pea protein', 'salt']);
  // A list in another language stays one.
  const list = 'Water, rice protein, sweetener: sucralose. Directions: shake. Zutaten: Wasser';
  expect(listed(list)).toContain('rice protein');
});

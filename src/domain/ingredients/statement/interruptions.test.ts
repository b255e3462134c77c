import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const namesIn = (statement: string) =>
  explainLabel({ statement }, vocabulary).ingredients.map(({ canonical }) => canonical);

describe('a list goes on behind what interrupts it', () => {
  test.each([
    'Pea protein, made in the USA, salt, milk powder',
    'Pea protein, product of USA, salt, organic milk powder',
    'Pea protein, keep refrigerated, salt, milk powder (12%)',
    'Pea protein, store in a cool place, salt, milk powder.',
    'Pea protein, shake well before use, salt, milk powder',
    'Pea protein, lot 123, salt, milk powder',
    'Pea protein, #1 selling, salt, milk powder',
    'Pea protein mix well, salt, milk powder',
    'Pea protein, made in a GMP facility, salt, milk powder',
    'Pea protein, packed in a protective environment, salt, milk powder',
    'Pea protein, salt. Distributed by Acme, milk powder',
    'Erbsenprotein, hergestellt in Deutschland, Salz, Milchpulver',
    'Proteína de guisante, fabricado en España, sal, leche en polvo',
    'Keep out of reach of children, pea protein, salt, milk powder',
    'Pea protein. Store in a cool, dry place, salt, milk powder.',
    'Pea protein, made in the USA, salt, milk powder organic',
    'Pea protein, made in the USA, salt 2%, organic milk powder',
    'Pea protein, made in the USA, organic salt, milk powder',
    'Protéines de pois, fabriqué en France, sel, poudre de lait bio (UE)',
    'Erbsenprotein. Außerhalb der Reichweite von Kindern aufbewahren, Salz, Milchpulver',
  ])('%s', (statement) => {
    expect(namesIn(statement)).toEqual(['pea protein', 'salt', 'milk powder']);
  });

  test.each([['Pea protein, and lots of love!, salt, milk', 'milk']])(
    'no address hides what stands in it: %s',
    (statement, name) => {
      expect(namesIn(statement)).toContain(name);
    },
  );

  test('what an address behind the list says that it is made with is in the product, and of no list', () => {
    const statement = 'Pea protein, salt. Made in the USA with milk from New Zealand';
    expect(namesIn(statement)).toEqual(['pea protein', 'salt']);
    expect(explainLabel({ statement }, vocabulary)).toMatchObject({
      contains: ['milk'],
      veganByIngredients: false,
    });
  });

  test.each([
    'Pea protein, salt. Mix with 300 ml of water, milk, or juice.',
    'Pea protein, salt. Directions: blend with oats, milk, banana.',
    'Pea protein, salt. Distributed by Acme Inc., Denver, CO.',
    'Pea protein, salt. Manufactured by Almond Valley Milk Foods, Denver, CO.',
    'Pea protein, salt. Tastes great with milk, oats or yogurt!',
    'Erbsenprotein, Salz. Schmeckt lecker mit Milch oder Haferdrink.',
    'Protéines de pois, sel. Délicieux avec du lait.',
    'Proteine di piselli, sale. Ottimo con latte o acqua.',
  ])('directions at the beginning of a sentence are no list: %s', (statement) => {
    expect(namesIn(statement)).toEqual(['pea protein', 'salt']);
  });
});

describe('what stands before the heading of the list is no list', () => {
  test.each([
    '30 g Pulver mit 300 ml Wasser oder Milch mischen. Zutaten: Erbsenprotein, Salz.',
    'Nutrition Facts Calories 120 Total Fat 1g Protein 24g INGREDIENTS: PEA PROTEIN, LECITHIN (SOY).',
  ])('%s', (statement) => {
    const { complete, contains } = explainLabel({ statement }, vocabulary);
    expect([complete, contains.includes('milk')]).toEqual([true, false]);
  });

  test('milk fat among nutrition facts is in the product, the milk to mix it with is not', () => {
    const containsOf = (statement: string) => explainLabel({ statement }, vocabulary).contains;
    expect(containsOf('Pea protein. Nutrition facts: milk fat 3 g, protein 20 g')).toEqual([
      'milk',
    ]);
    expect(containsOf('Erbsenprotein. Nährwerte: Milchfett: 3 g')).toEqual(['milk']);
    expect(containsOf('Pea protein. Mix with 300 ml milk.')).toEqual([]);
  });
});

test.each([
  'Pea protein, salt, made in the USA, milk powder and cocoa.',
  'Pea protein, salt, made in the USA, milk powder best, cocoa.',
  'Pea protein, salt. Made in the USA, whey and cocoa',
  'Pea protein, salt, distributed by Acme Foods, milk powder and cocoa',
])('an allergen in an item of its own behind an address leaves the list open: %s', (statement) => {
  const { complete, contains, veganByIngredients } = explainLabel({ statement }, vocabulary);
  expect(complete).toBe(false);
  // Beside a word that nobody knows it may be a company's name.
  const named = !statement.includes('best');
  expect([contains, veganByIngredients]).toEqual(named ? [['milk'], false] : [[], null]);
});

test.each([
  [
    'Pea protein, rice flour, organic\nNährwerte pro 100 g: Fett 8,1 g, Eiweiß 75 g\nEggs, tapioca syrup, almond flour, salt.',
    'tree nuts',
  ],
  [
    'Pea protein, rice flour\nNutrition facts: Calories 120 Total Fat 2 g Protein 24 g\nmilk powder, cocoa, sesame seeds.',
    'sesame',
  ],
])('nutrition facts inside of a list end nothing and leave it open: %s', (statement, allergen) => {
  const { complete, contains } = explainLabel({ statement }, vocabulary);
  expect([complete, contains]).toEqual([false, [allergen]]);
});

test('nuts that lost their first word are nuts', () => {
  const statement = 'Riz, sel. Risques de traces de gluten, à coque, sésame.';
  expect(explainLabel({ statement }, vocabulary).mayContain).toContain('tree nuts');
});

test.each([
  'Pea protein, nutrition facts: fat 2 g, milk, salt',
  'Nutrition facts: fat 2 g, milk powder, salt',
  'Pea protein. Nutrition facts: calories 100, protein 20 g, milk powder',
  'Pea protein, salt. Not a significant source of sugar, milk powder.',
])(
  'an allergen without an amount among nutrition facts is of a list that goes on: %s',
  (statement) => {
    expect(explainLabel({ statement }, vocabulary)).toMatchObject({
      complete: false,
      contains: ['milk'],
    });
  },
);

test.each([
  'Pea protein. Nutrition facts: sugar 2 g, lactose 0 g, protein 20 g',
  'Pea protein, salt. Not a significant source of saturated fat, vitamin A, sugars.',
  'Pea protein, cocoa butter*. *Adds a dietarily insignificant amount of saturated fat.',
])('what nutrition facts and their footnotes measure is not on the list: %s', (statement) => {
  const { complete, contains, addedSugars } = explainLabel({ statement }, vocabulary);
  expect({ complete, contains, addedSugars }).toEqual({
    complete: true,
    contains: [],
    addedSugars: [],
  });
});

test('what is added in a trivial amount is in the product, not on its list', () => {
  const statement = 'Pea protein, lactase*. *Adds a trivial amount of milk';
  const { contains, ingredients } = explainLabel({ statement }, vocabulary);
  expect(contains).toEqual(['milk']);
  expect(ingredients.map(({ canonical }) => canonical)).toEqual(['pea protein', 'lactase']);
});

test('nutrition facts behind a list leave nothing open', () => {
  const statement = 'Pea protein, salt. Nutrition facts: Fat 2 g, Protein 24 g, Sodium, Calcium';
  expect(explainLabel({ statement }, vocabulary).complete).toBe(true);
});

test.each([
  ['Sugar. Not suitable for people allergic to soy, emulsifier: milk powder', 'soy'],
  ['Zucker. Kann Soja enthalten, Emulgator: Milchpulver', 'soy'],
])('what an additive is, nobody is warned of: %s', (statement, warned) => {
  const { contains, mayContain } = explainLabel({ statement }, vocabulary);
  expect([contains, mayContain]).toEqual([['milk'], [warned]]);
});

test.each([
  'Pea protein, salt. Distributed by Acme Inc., Denver, CO.',
  'Pea protein, salt. Manufactured by Almond Valley Milk Foods, Denver, CO.',
])('a company leaves nothing open: %s', (statement) => {
  expect(explainLabel({ statement }, vocabulary).complete).toBe(true);
});

describe('directions and addresses run on into a list where something is named as lists name it', () => {
  test.each([
    ['Pea protein, salt. Keep cool and dry, cocoa E322 milk powder', 'an E number'],
    ['Pea protein, salt. Shake well whey powder (milk) cocoa', 'an allergen alone in brackets'],
    ['Pea protein, salt. Store cool containing milk powder', 'what contains it'],
    ['Pea protein, salt. Distributed by Acme emulsifier lecithin, milk powder', 'an additive'],
    ['Pea protein, salt. Store in a dry place, emulsifier: lecithin, milk powder', 'an additive'],
  ])('%s (%s)', (statement) => {
    expect(explainLabel({ statement }, vocabulary).contains).toEqual(['milk']);
  });

  test.each([
    ['Servings 29 Ingredients Whey protein, salt', ['whey protein', 'salt']],
    ['Serving size 30 g Ingredients emulsifier (soy lecithin), salt', ['soy lecithin', 'salt']],
  ])('a heading among them needs no colon: %s', (statement, names) => {
    expect(namesIn(statement)).toEqual(names);
  });

  test.each([
    ['60 g mit 180 ml Milch verrühren. Erbsenprotein, Salz', []],
    ['Pea protein, salt. 30 g with 200 ml milk', []],
    ['Pea protein, salt. 30 g xyzzy with 200 ml milk', []],
    ['Pea protein, salt. 30 g milk powder with 200 ml soy milk', ['milk', 'soy']],
  ])(
    'an amount of nothing with another is a recipe, one of a name is none: %s',
    (statement, allergens) => {
      expect(explainLabel({ statement }, vocabulary).contains).toEqual(allergens);
    },
  );
});

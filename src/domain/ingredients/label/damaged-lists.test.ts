import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

function read(statement: string, truncated = false) {
  return explainLabel({ statement, truncated }, vocabulary);
}

function listed(statement: string, truncated = false): readonly string[] {
  const { ingredients } = read(statement, truncated);
  return ingredients.map(({ canonical, parent }) =>
    parent === null ? canonical : `${canonical} < ${ingredients[parent]?.canonical}`,
  );
}

test.each([
  // A plus behind a name is a footnote's, and opens no group.
  [
    'Vega one fruits blend+ (kale+, acai+), flaxseed+.',
    ['fruit blend', 'kale < fruit blend', 'acai < fruit blend', 'flax seed'],
  ],
  ['Salt + sugar.', ['salt', 'sugar']],
  // A bracket explains a mended name, too.
  [
    'Hydrolysed Whey Protein (Milk), Soya Protein Isolate, Whey Protein Concentrat (Milk), salt',
    ['hydrolyzed whey protein', 'soy protein isolate', 'whey protein concentrate', 'salt'],
  ],
  // How it was made is no list of what it is made of.
  ['Quinoa sprouts (sprouted in water with vitamins B1 and B2), salt', ['quinoa sprout', 'salt']],
  // An additive stands in lists only.
  [
    'Whey protein isolate [milk and emulsifier (soy lecithin)], cocoa',
    [
      'whey protein isolate',
      'milk < whey protein isolate',
      'soy lecithin < whey protein isolate',
      'cocoa',
    ],
  ],
  // A damaged function is no ingredient.
  ['Salt; sweeterer thaumatin; natural flavor', ['salt', 'thaumatin', 'natural flavor']],
  ['Salz, SüGstoffSucralose', ['salt', 'sucralose']],
  ['Sel, édulcorant [Sucrabse]', ['salt', 'sucralose']],
  [
    'ModCarbTM (oat bran, quinoa), salt',
    ['modcarb', 'oat bran < modcarb', 'quinoa < modcarb', 'salt'],
  ],
] as const)('the list of %j', (statement, wanted) => {
  expect(listed(statement)).toEqual(wanted);
});

test('a function that one letter is wrong in is read as one, and hides nothing', () => {
  for (const damaged of ['emulsifler', 'emulsifer', 'Emulsifier'])
    expect(read(`Soy protein isolate, cocoa, ${damaged} (soy lecithin), salt.`)).toMatchObject({
      complete: true,
      contains: ['soy'],
    });
  expect(read('Soy protein isolate, cocoa, emxlxixxer (soy lecithin), salt.').complete).toBe(false);
});

test('of a text that is cut, only a name at its very end may be half of one', () => {
  const halves = (statement: string) =>
    read(statement, true)
      .ingredients.filter(({ fragment }) => fragment)
      .map(({ canonical }) => canonical);
  expect(halves('Wheat flour, niacin, thiamine mononitrate, ri')).toEqual([]);
  expect(halves('Wheat flour, niacin, thiamine')).toEqual(['thiamine']);
});

test('an allergen whose first letters are damaged is in the product, and nothing is concluded from the text', () => {
  const { contains, complete, proteinType } = read('Concentré de protéine de uCTOSÉRUM, cacao');
  expect({ contains, complete, proteinType }).toEqual({
    contains: ['milk'],
    complete: false,
    proteinType: 'Whey Concentrate',
  });
  expect(read('Sel, ctoserum').contains).toEqual(['milk']);
  // Three letters are too many, and short words stand for too much.
  expect(read('Sel, xxxoserum').contains).toEqual([]);
});

test('a list whose bracket is never closed does not hold what may stand beside it', () => {
  const open = 'Whey protein, coating (sugar, cocoa butter, hydrolyzed collagen, water';
  expect(read(open).proteinSources).toEqual(['whey protein', 'hydrolyzed collagen']);
  expect(read(`${open})`).proteinSources).toEqual(['whey protein']);
  // Where the text is known to be cut, the list may go on.
  expect(read(open, true).proteinSources).toEqual(['whey protein']);
});

// "Trocken" alone says how to keep a product; in a word it is a part of a name.
test.each([
  ['Zucker, Trockenhefe, Weizenmehl', ['sugar', 'yeast', 'wheat flour'], ['wheat', 'gluten']],
  [
    'Zucker, Volleitrockenpulver, Weizenmehl',
    ['sugar', 'whole egg powder', 'wheat flour'],
    ['egg', 'wheat', 'gluten'],
  ],
  ['Zucker, Salz. Trocken lagern.', ['sugar', 'salt'], []],
])('a direction begins with a word of its own: %s', (statement, names, allergens) => {
  expect(listed(statement)).toEqual(names);
  expect(read(statement).contains).toEqual(allergens);
});

test.each(['\u00ad', '\u200b', '\u2060', '&#8203;', '&shy;'])(
  'an invisible character (%j) before or inside of a word hides no ingredient',
  (invisible) => {
    for (const statement of [
      `Sugar, ${invisible}soy lecithin, salt`,
      `Sugar, so${invisible}y lecithin, salt`,
    ])
      expect(read(statement)).toMatchObject({ complete: true, contains: ['soy'] });
  },
);

test.each([
  ['pea protein, MALTOÏ)FXTRIN, salt', 'no Italian malt'],
  ['Soy protein, sweetener (maltitol), Chico, milk chocolate', 'no Spanish shellfish'],
])('a word is mended in the languages of its text: %s (%s)', (statement) => {
  const { contains } = read(statement);
  expect(contains).not.toContain('gluten');
  expect(contains).not.toContain('molluscs');
});

test.each([
  ['Pea protein, nilk powder, salt', 'milk'],
  ['Pea protein, Vhey protein, salt', 'milk'],
  ['Pea protein, s0y, salt', 'soy'],
  ['Pea protein, qeanuts, salt', 'peanuts'],
  ["Protéines de pois, blanc d'ceuf, sel", 'egg'],
  ['Pea protein, dried eqq white, salt', 'egg'],
  ['Erbsenprotein, Salz, nandeln', 'tree nuts'],
  ['Protéines de pois, sel, orqe', 'gluten'],
  ['Erwteneiwit, zout, farwe', 'wheat'],
])('a short allergen word with a letter scanned wrong is there: %s', (statement, allergen) => {
  const { contains, complete } = read(statement);
  expect(contains).toContain(allergen);
  expect(complete).toBe(false);
});

test('a word as near to an allergen as to what it is mended to is not read', () => {
  expect(read('Erbsenprotein, randeln, Kakaopulver, Salz, Aroma').complete).toBe(false);
});

test.each([
  ['Reisprotein, Hafe-\nr, Salz', 'gluten'],
  ['protéines de so- ja, sel', 'soy'],
])('an allergen word in two pieces is read: %s', (statement, allergen) => {
  expect(read(statement).contains).toContain(allergen);
});

test.each([
  ['Eisen(II)-sulfat, Chrom(III)-chlorid, Salz', 'ferrous sulfate, chromium chloride, salt'],
  ['melkeiwit, ijzer(II)fumaraat, zout', 'milk protein, ferrous fumarate, salt'],
])("a metal's valence parts no name: %s", (statement, names) => {
  const { ingredients, complete } = explainLabel({ statement }, vocabulary);
  expect(ingredients.map(({ canonical }) => canonical).join(', ')).toBe(names);
  expect(complete).toBe(true);
});

test('a plural that a line break parts is one word', () => {
  const { ingredients } = explainLabel({ statement: 'Salt, Natural Fla-\nvors' }, vocabulary);
  expect(ingredients.map(({ canonical }) => canonical)).toEqual(['salt', 'natural flavor']);
});

test('a list goes on behind "Also contains:", with what it names', () => {
  const { ingredients, sweeteners } = explainLabel(
    { statement: 'Whey protein isolate. Also contains: peanut flour, sucralose, salt, cocoa.' },
    vocabulary,
  );
  expect(ingredients).toHaveLength(5);
  expect(sweeteners).toEqual(['sucralose']);
});

test('what stands behind "Supplement Facts:" is of the list', () => {
  const { veganByIngredients } = explainLabel(
    { statement: 'Supplement Facts: Hydrolyzed Beef Protein. Other Ingredients: Salt, Cocoa.' },
    vocabulary,
  );
  expect(veganByIngredients).toBe(false);
});

test.each([
  ['agua, azúcar, ácido c?trico, sal', ''],
  ['água, sementes de s?samo, sal', 'sesame'],
  ['eau, prot?ines de soja, sel', 'soy'],
  ['Wasser, Erdn?sse, Salz', 'peanuts'],
  ['eau, lÃ©cithine de soja, sel', 'soy'],
])('a letter that an encoding lost is one of its word: %s', (statement, allergens) => {
  expect(read(statement).contains.join()).toBe(allergens);
});

test('a word that ends behind a mark for a lost letter is not read', () => {
  const statement = 'maltodextrine, protéine de So?a, cacao';
  expect(explainLabel({ statement }, vocabulary)).toMatchObject({
    complete: false,
    veganByIngredients: null,
  });
});

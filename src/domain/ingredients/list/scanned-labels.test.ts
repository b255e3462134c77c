import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);
const listOf = (statement: string) => read(statement).ingredients.map(({ canonical }) => canonical);

describe('a comma lost behind the bracket of a function', () => {
  test.each([
    [
      'Protéine de lait, émulsifiant (lécithine de soja) arôme, sel',
      'milk protein, soy lecithin, flavor, salt',
    ],
    ['humectant (glycérine) isomalto-oligosaccharide, eau', 'glycerin, isomalto-oligosaccharides'],
    [
      'color (carmine) natural flavors, sweetener (sucralose) sea salt',
      'carmine, natural flavor, sucralose, sea salt',
    ],
    ['émulsifiant (lécithine de sola) cacao, sel', 'soy lecithin, cocoa, salt'],
    ['emulsifier (soy) lecithin, salt', 'soy lecithin, salt'],
    ['emulsifier (2 %) soy lecithin, salt', 'soy lecithin, salt'],
  ])('%s', (statement, names) => {
    expect(listOf(statement).join(', ')).toMatch(new RegExp(`^${names}`, 'u'));
    expect(read(statement).ingredients.every(({ parent }) => parent === null)).toBe(true);
  });
});

describe('a bracket that is never closed', () => {
  const open = 'Isolat de protéine de whey (lait), colorant (E150c, édulcorant (sucralose), ';

  test('holds no directions', () => {
    const { ingredients, mayContain } = read(
      `${open}peut contenir : œuf DOSAGE SUGGÉRÉ Ajouter 25 g à 250 ml d'eau ou de lait.`,
    );
    expect(ingredients.at(-1)?.canonical).toBe('sucralose');
    expect(mayContain).toEqual(['egg']);
  });

  test.each([
    ['Mélanger 25 g, noisettes, sel.', 'tree nuts'],
    ['Mélanger 25 g, avec (soja), sel.', 'soy'],
  ])('holds what names an allergen that nothing is mixed with: %s', (statement, allergen) => {
    expect(read(open + statement).contains).toContain(allergen);
  });

  test('a sweetener in brackets is of a list', () => {
    const { sweeteners } = read('Lait (sucre. Mélanger dans un shaker [sucralose et servir frais');
    expect(sweeteners).toEqual(['sucralose']);
  });
});

test('a heading among directions opens a list only where one follows', () => {
  const { sweeteners } = read(
    'Lait. Mélanger dans un shaker ZUTATEN Malke und (Sucralose) zu trinken',
  );
  expect(sweeteners).toEqual(['sucralose']);
});

test.each([
  ['Concentré de protéine deWhey (lait), sel', 'whey protein concentrate, salt'],
  ['Lécithine deSoja, sel', 'soy lecithin, salt'],
])('a space lost behind "of": %s', (statement, names) => {
  expect(listOf(statement).join(', ')).toBe(names);
});

test('the brand that a shaker bears is no mycoprotein', () => {
  expect(
    read('Whey protein (milk). Shake in a Myprotein shaker 30 minutes before').proteinType,
  ).toBe('Whey Concentrate');
});

test('what a declared food contains does not end the declaration', () => {
  const { contains, ingredients } = read(
    'Sugar, salt. Contains potential allergens: milk (contains lactose), soy and gluten.',
  );
  expect(contains).toEqual(['milk', 'soy', 'gluten']);
  expect(ingredients).toHaveLength(2);
});

test('the stop of a unit ends no sentence before "of"', () => {
  expect(listOf("Sel. Ajouter 25 g à 250 ml. d'eau ou de lait dans un verre.")).toEqual(['salt']);
});

test.each([
  ['Lait, farine de germe de caroube', 'carob germ flour'],
  ['mléko, guarová mouka', 'guar gum'],
])('a flour of no grain: %s', (statement, flour) => {
  expect(listOf(statement).at(-1)).toBe(flour);
  expect(read(statement).contains).toEqual(['milk']);
});

test.each([
  ['des fragments, coquilles de noix ou tiges', []],
  ['fragments, nut shells or stems may remain', []],
])('shells of nuts are none: %s', (statement, nuts) => {
  expect(read(`sel. ${statement}`).contains).toEqual(nuts);
});

test.each([
  ['Sel. Peut contenir des traces de fruits coque.', 'tree nuts'],
  ["Sel. Peut contenir des traces d'eufs.", 'egg'],
  ['Sel. Peut auss contenir : œuf.', 'egg'],
])('scanned warnings: %s', (statement, allergen) => {
  expect(read(statement).mayContain).toEqual([allergen]);
  expect(read(statement).contains).toEqual([]);
});

test.each([
  ["sirop d'inuline, sirop de malitol", []],
  ['sirop caramélisé, sirop de canne', ['caramelized sugar syrup', 'cane syrup']],
])('syrups: %s', (statement, sugars) => {
  expect(read(statement).addedSugars).toEqual(sugars);
});

const nested = (statement: string): string => {
  const { ingredients } = read(statement);
  const within = (parent: number | null): string =>
    ingredients
      .flatMap((entry, at) => {
        if (entry.parent !== parent) return [];
        const inner = within(at);
        return inner === '' ? entry.canonical : `${entry.canonical} (${inner})`;
      })
      .join(', ');
  return within(null);
};

test.each([
  ['Dark chocolate (14 %), (sugar, cocoa mass), salt', 'dark chocolate (sugar, cocoa mass), salt'],
  [
    'whey isolate (milk, soy lecithin), (sugar, salt)',
    /^whey protein isolate \(.*\), sugar, salt$/u,
  ],
  ['hydrolyzed whey, (milk), salt', 'hydrolyzed whey protein, salt'],
  ['cocoa, (milk), salt', 'cocoa, milk, salt'],
  ['lipase, hemicellulase, [bromelain, papain], salt', /hemicellulase, bromelain, papain, salt$/u],
  ['sugar, {salt, (water), whey isolate)', /whey protein isolate$/u],
])('a list in brackets behind a comma: %s', (statement, tree) => {
  expect(nested(statement)).toMatch(tree);
});

test.each([
  ['lait, arôme : vanille, sel', 'milk, vanilla flavor, salt'],
  ['sucre, arôme : noisette, sel', 'sugar, hazelnut flavor, salt'],
  ['sucre, arôme : beurre, sel', 'sugar, flavor (butter, salt)'],
  ['émulsifiant : lécithine de soja : E322, sel', 'soy lecithin, salt'],
  ['sucre, arômes : vanille et fraise, sel', /^sugar, flavor/u],
  ['isolat de lactosérum hydrolysé:, lait, sel', 'hydrolyzed whey protein isolate, milk, salt'],
  ['protein blend:, rice protein, milk; salt', /^protein blend \(/u],
])('what alone stands behind a colon: %s', (statement, tree) => {
  expect(nested(statement)).toMatch(tree);
});

test.each([
  ['Lait. Goût fraise. Sucre, sel', 'milk, sugar, salt'],
  ['Lait, parfum vanille.', /vanilla/u],
])('a taste as a sentence: %s', (statement, tree) => {
  expect(nested(statement)).toMatch(tree);
});

test.each([
  ['graines 14 % de sirop d’érable 10 %, sel', 'seeds, maple syrup, salt'],
  ['huile 10 % de palme, sel', 'palm oil, salt'],
  ['cocoa powder (cocoa and emulsifier [soy lecithin])', 'cocoa (cocoa, soy lecithin)'],
  ['cacao (cacao, carbonate de potassium)', 'cocoa (cocoa, potassium carbonate)'],
  ['sucre, arôme banane naturel, sel', 'sugar, natural banana flavor, salt'],
  ['cacao arôme, sel', 'cocoa, flavor, salt'],
  ['cocoa flavor, salt', 'cocoa flavor, salt'],
])('where names begin: %s', (statement, tree) => {
  expect(nested(statement)).toMatch(tree);
});

test.each([
  ['Milk protein, sugar. Ingrédients : protéines de lait, sucre, sel', 'milk protein, sugar, salt'],
  ['Sucre, sel. Ingrédients : sucre, sel', 'sugar, salt, sugar, salt'],
])('a list without its heading before one in another language: %s', (statement, tree) => {
  expect(nested(statement)).toBe(tree);
});

test.each([
  ['Milk protein, cocoa. E-mail: info@nutrend.example', ['milk'], ['milk protein', 'cocoa']],
  ['Milch. e420 g', ['milk'], ['milk']],
  ['Lait, sel. Voir en bas', ['milk'], ['milk', 'salt']],
  ['Lait. Som tillägg till kost', ['milk'], ['milk']],
])('words that resemble an ingredient: %s', (statement, allergens, names) => {
  expect(read(statement).contains).toEqual(allergens);
  expect(listOf(statement)).toEqual(expect.arrayContaining(names));
  expect(read(statement).polyols).toEqual([]);
});

test('Slovak is read, and its warnings also where a letter is scanned wrong', () => {
  const { contains, mayContain, complete, proteinType } = read(
    'Srvátkový proteín (mlieko), mandľová múka, kakaový prášok, emulgátor: slnečnicový lecitín, sladidlo (sukralóza), arómy. Môže obsahovar stopy arašidov.',
  );
  expect(contains).toEqual(['milk', 'tree nuts']);
  expect(mayContain).toEqual(['peanuts']);
  expect([complete, proteinType]).toEqual([true, 'Whey Concentrate']);
});

test('enriched flour is one in every language', () => {
  const flours = ['farine de blé enrichie', 'harina de trigo enriquecida', 'verrijkte tarwebloem'];
  for (const flour of flours) expect(listOf(`${flour}, x`)[0]).toBe('enriched wheat flour');
});

test.each([
  [
    'Concentré de whey contenant des fractions de lactoglobuline, lactoferrine et immunoglobuline, édulcorants (sucralose), sel',
    'whey protein concentrate, sucralose, salt',
  ],
  [
    'Concentré de whey, contenant des fractions de protéines de lactoglobuline, lactalbumine; cacao',
    'whey protein concentrate, cocoa',
  ],
  ['whey protein isolate, lactoferrin, salt', 'whey protein isolate, lactoferrin, salt'],
])('fractions that every whey contains: %s', (statement, names) => {
  expect(listOf(statement).join(', ')).toBe(names);
});

test.each([
  ['cacao 10-12 % matière grasse, sel', 'cocoa, salt'],
  ['calcium issu du lait, sel', 'milk calcium, salt'],
  ['beurre, matière grasse, sel', 'butter, oils and fats, salt'],
])('what is said of a name: %s', (statement, names) => {
  expect(listOf(statement).join(', ')).toBe(names);
});

test('a facility warning ends where directions begin', () => {
  const { mayContain } = read(
    'Sel. Fabriqué dans un atelier utilisant œuf, soja, Nous conseillons 30 g dans du lait',
  );
  expect(mayContain).toEqual(['egg', 'soy']);
});

import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { NO_CRITERIA } from '../../matching/criteria.ts';
import { explainStatement } from '../../matching/explain-statement.ts';
import { explainLabel } from './explain-label.ts';

function read(statement: string) {
  return explainLabel({ statement }, vocabulary);
}

test.each([
  [
    'Chocolate Peanut Butter: whey protein concentrate, cocoa, salt. Vanilla: whey protein concentrate, salt.',
    ['whey protein concentrate', 'cocoa', 'salt', 'whey protein concentrate', 'salt'],
    ['milk'],
  ],
  [
    'Vanilla Almond: pea protein, salt; Cookies & Cream: pea protein, cocoa',
    ['pea protein', 'salt', 'pea protein', 'cocoa'],
    [],
  ],
  [
    'PEANUT BUTTER CUP INGREDIENTS: Pea protein, salt. STRAWBERRY INGREDIENTS: Pea protein, beet juice.',
    ['pea protein', 'salt', 'pea protein', 'beet juice'],
    [],
  ],
  [
    'Cookies & Cream: Protein blend (whey protein isolate), salt. Salted Caramel: Protein blend (whey protein isolate), salt.',
    [
      'protein blend',
      'whey protein isolate',
      'salt',
      'protein blend',
      'whey protein isolate',
      'salt',
    ],
    ['milk'],
  ],
  [
    'Flavor: Chocolate Peanut Butter. Ingredients: pea protein, cocoa, salt.',
    ['pea protein', 'cocoa', 'salt'],
    [],
  ],
  ['Ingredients (Peanut Butter): pea protein, salt.', ['pea protein', 'salt'], []],
  ['Ingredients - Cookies & Cream: pea protein, cocoa.', ['pea protein', 'cocoa'], []],
] as const)('the heading of a flavor contains nothing: %s', (statement, list, contains) => {
  const found = read(statement);
  expect(found.ingredients.map(({ canonical }) => canonical)).toEqual(list);
  expect(found.contains).toEqual(contains);
  expect(found.complete).toBe(true);
});

test.each([
  ['Avec édulcorant. Goût pistache. Protéines de pois, cacao', [], 'pea protein,cocoa'],
  ['Proteína de guisante, sal. Sabor avellana.', [], 'pea protein,salt'],
  ['Saveur chocolat avec noisettes. Protéines de pois', ['tree nuts'], 'chocolate,pea protein'],
])('a sentence that says how it tastes: %s', (statement, contains, list) => {
  const found = read(statement);
  expect(found.contains).toEqual(contains);
  expect(found.ingredients.map(({ canonical }) => canonical).join()).toBe(list);
});

test.each([
  ['INGREDIENTES DE CHOCOLATE Y AVELLANA: proteína de guisante, sal', ['tree nuts']],
  ['Ingredients (Peanuts): pea protein, salt.', ['peanuts']],
])(
  'an allergen by its own word behind the heading of the list is declared: %s',
  (statement, contains) => {
    const found = read(statement);
    expect(found.ingredients.map(({ canonical }) => canonical)).toEqual(['pea protein', 'salt']);
    expect(found.contains).toEqual(contains);
  },
);

test('what a flavor is named after is confirmed to be absent for nobody', () => {
  const statement =
    'Chocolate Peanut Butter: pea protein, cocoa, salt. Milk Chocolate: pea protein, cocoa, salt.';
  for (const avoided of ['peanuts', 'milk']) {
    const { match } = explainStatement(vocabulary, {
      statement,
      criteria: { ...NO_CRITERIA, avoidIngredients: [avoided] },
    });
    expect(match?.criteria[0]?.status, avoided).toBe('unknown');
  }
  const { flags } = read(statement);
  expect([flags.isVegan.value, flags.isLactoseFree.value]).toEqual([null, null]);
});

// A part of a food has a list of its own.
test.each([
  ['Peanut butter coating: whey protein, sugar. Salt.', ['milk']],
  ['Peanut butter: peanuts, salt. Whey protein.', ['milk', 'peanuts']],
  ['Ingredients Peanut Butter: peanuts, salt. Whey protein.', ['milk', 'peanuts']],
  ['Milk chocolate: whey powder, sugar, cocoa. Pea protein.', ['milk']],
  ['Milk chocolate: pea protein, sugar', ['milk']],
] as const)('a part of a food is in it: %s', (statement, contains) => {
  expect(read(statement).contains).toEqual(contains);
});

import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const listOf = (statement: string): readonly string[] =>
  explainLabel({ statement }, vocabulary).ingredients.map(
    ({ canonical, parent }) => `${canonical}${parent === null ? '' : ` < ${parent}`}`,
  );

test.each([
  ['Latte, enzima: lattasi; aroma naturale, sale.', ['milk', 'lactase', 'natural flavor', 'salt']],
  ['Milch, Enzym (Laktase), Salz', ['milk', 'lactase', 'salt']],
  ['Milk, enzyme: lactase, salt', ['milk', 'lactase', 'salt']],
  [
    'Milch, Enzyme (Papain, Bromelain), Salz',
    ['milk', 'enzymes', 'papain < 1', 'bromelain < 1', 'salt'],
  ],
  ['Leche, enzima, sal', ['milk', 'enzymes', 'salt']],
])('a word for enzymes before one enzyme is no ingredient: %s', (statement, list) => {
  expect(listOf(statement)).toEqual(list);
});

test('the list of a fruit repeats the first words of its name', () => {
  const cranberry = ['cranberry', 'cranberry < 0', 'sugar < 0'];
  expect(listOf('Arándanos rojos deshidratados (arándanos, azúcar)')).toEqual(cranberry);
  expect(listOf('Mirtilli rossi (mirtilli, zucchero)')).toEqual(cranberry);
  expect(listOf('Orange peel (orange, sugar)')).toEqual(['orange peel', 'orange < 0', 'sugar < 0']);
});

test.each([
  ['Molkenprotein, hydrolysiert (aus Milch), Aroma', ['hydrolyzed whey protein', 'flavor']],
  ['Proteína de suero, hidrolizada (leche), sal', ['hydrolyzed whey protein', 'salt']],
  [
    'Protéines de lait concentrées et isolées (LAIT), sel',
    ['milk protein concentrate', 'milk protein isolate', 'salt'],
  ],
  [
    'Proteine del siero concentrate, isolate e idrolizzate (LATTE), sale',
    ['whey protein concentrate', 'whey protein isolate', 'hydrolyzed whey protein', 'salt'],
  ],
])('a form behind a protein, and the allergen behind its forms: %s', (statement, list) => {
  expect(listOf(statement)).toEqual(list);
});

test('a seasoning with a list that is named after a taste has none of it', () => {
  const read = (statement: string) => explainLabel({ statement }, vocabulary).veganByIngredients;
  expect(read('Proteína de guisante, condimento sabor jamón (sal, azúcar, aroma), agua.')).toBe(
    true,
  );
  expect(read('Proteína de guisante, condimento sabor jamón (7 %), agua.')).toBe(false);
  expect(read('Proteína de guisante, condimento de jamón (sal, azúcar), agua.')).toBe(false);
});

test('grains of coffee or hazelnuts are no wheat', () => {
  const { contains } = explainLabel(
    { statement: 'avellana tostada en grano, café em grão' },
    vocabulary,
  );
  expect(contains).toEqual(['tree nuts']);
});

test.each([
  ['Lait, fibres : inuline, pomme, sel', ['milk', 'fibers', 'inulin < 1', 'apple < 1', 'salt']],
  [
    'Milk, enzymes: papain, bromelain, salt',
    ['milk', 'enzymes', 'papain < 1', 'bromelain < 1', 'salt'],
  ],
])('a family before a colon has only what can be of it: %s', (statement, list) => {
  expect(listOf(statement)).toEqual(list);
});

test('the trade name of enzymes is no blend within their blend', () => {
  expect(listOf('Enzimi digestivi (DigeZyme®: alfa-amilasi, lattasi), sale')).toEqual([
    'enzyme blend',
    'amylase < 0',
    'lactase < 0',
    'salt',
  ]);
});

test.each([
  'Carbonates de sodium et d’ammonium, sel',
  'Carbonatos de sodio y amonio, sal',
  'Carbonatos de sódio e de amónio, sal',
  'Carbonati di sodio e di ammonio, sale',
])('salts of sodium and ammonium are two: %s', (statement) => {
  expect(listOf(statement)).toEqual(['sodium carbonate', 'ammonium carbonate', 'salt']);
});

test('lists in two languages whose headings are written alike are one', () => {
  const french = 'Ingrédients : Lait, cacao, sel. Contient : Lait.';
  const english = 'Ingredients: Milk, cocoa, salt. Contains: Milk.';
  for (const statement of [`${french} ${english}`, `${english} ${french}`])
    expect(listOf(statement)).toEqual(['milk', 'cocoa', 'salt']);
});

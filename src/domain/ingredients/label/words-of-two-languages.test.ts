import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

test.each([
  ['Água, polvo, sal', 'octopus', 'molluscs'],
  ['Ingredientes: água, farinha de arroz, polvo, sal.', 'octopus', 'molluscs'],
  ['Água, peru, sal', 'turkey', ''],
  ['Agua, harina de arroz, rape, sal.', 'fish', 'fish'],
  ['Acqua, farina di riso, sarde, sale.', 'fish', 'fish'],
  ['Wasser, Scholle, Salz', 'fish', 'fish'],
  ['Wasser, Rotbarsch, Salz', 'fish', 'fish'],
])(
  'an animal is believed whose name says nothing in another language: %s',
  (text, name, allergens) => {
    const { contains, ingredients, veganByIngredients } = read(text);
    expect(ingredients.map(({ canonical }) => canonical)).toContain(name);
    expect([contains.join(', '), veganByIngredients]).toEqual([allergens, false]);
  },
);

test('the Spanish word for powder stays one in a Spanish list, and for cow an origin', () => {
  const { contains, ingredients } = read(
    'Ingredientes: leche en polvo (vaca), cacao polvo, azúcar, sal.',
  );
  expect(contains).toEqual(['milk']);
  expect(ingredients.map(({ canonical }) => canonical)).not.toContain('octopus');
});

test.each([
  'ES Ingredientes: proteína de guisante, polvo de moringa, aroma. PT Ingredientes: proteína de ervilha, moringa em pó, aroma.',
  'Ingredientes: proteína de ervilha, cacau (Peru), sal.',
  'FR Ingrédients : noix de coco, citron râpé, sucre. ES Ingredientes: coco, limón rallado, azúcar.',
])('beside another name such a word is a doubt: %s', (statement) => {
  const { complete, contains, veganByIngredients } = read(statement);
  expect([complete, contains, veganByIngredients]).toEqual([false, [], null]);
});

test('"grano" is a kernel in Spanish and wheat in Italian', () => {
  expect(read('Cacahuete (GRANO 58 %), azúcar, leche.').contains).toEqual(['milk', 'peanuts']);
  expect(read('Latte scremato, zucchero, grano, sale').contains).toContain('wheat');
});

test('"maca peruana" is no apple', () => {
  const { ingredients } = read('Ingredientes: proteína de ervilha, maca peruana em pó, sal.');
  expect(ingredients.map(({ canonical }) => canonical)).toContain('maca');
});

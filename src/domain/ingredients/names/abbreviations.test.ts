import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

test.each([
  'Erbsenprotein, Salz. Kann Soja, Milch (einschl. Laktose) enthalten.',
  'Erbsenprotein, Salz. Kann Soja, Milch (inkl. Laktose) enthalten.',
  'Erbsenprotein, Salz. Kann Spuren von Milch u. Soja enthalten.',
  'Erbsenprotein, Salz. Kann Spuren von Milch bzw. Soja enthalten.',
  'Erwteneiwit, zout. Kan melk (incl. lactose) en soja bevatten.',
  'Protéine de pois, sel. Peut contenir du lait (incl. lactose) et du soja.',
  'Proteína de guisante, sal. Puede contener leche (incluida la lactosa) y soja.',
])('the full stop of an abbreviation ends no warning: %s', (statement) => {
  const { contains, mayContain, complete } = read(statement);
  expect([contains, mayContain.join(', '), complete]).toEqual([[], 'milk, soy', true]);
});

test('nor a denial, and the account of the text stays whole', () => {
  const statement = 'Erbsenprotein, Salz. Frei von Gluten u. Laktose.';
  const { contains, spans } = read(statement);
  expect(contains).toEqual([]);
  expect(spans.map(({ start, end }) => statement.slice(start, end)).join('')).toBe(statement);
});

test('in other languages the same letters end a sentence', () => {
  const { contains } = read('Pea protein. May contain soy and vitamin u. Milk powder, salt');
  expect(contains).toEqual(['milk']);
});

test.each([
  'Zutaten: Wasser, Zucker, Emulg. (Sojalecithin), Salz.',
  'Ingrédients : eau, sucre, émuls. (lécithine de soja), sel.',
  'Ingredientes: agua, azúcar, emulg. lecitina de soja, sal.',
  'Ingredienti: acqua, zucchero, emuls. (lecitina di soia), sale.',
  'Ingrediënten: water, suiker, emulg. (sojalecithine), zout.',
  'Ingredientes: água, açúcar, emuls. lecitina de soja, sal.',
])('the full stop of an abbreviated function ends no list: %s', (statement) => {
  const { complete, ingredients } = read(statement);
  const names = ingredients.map(({ canonical }) => canonical);
  expect([complete, names.join(', ')]).toEqual([true, 'water, sugar, soy lecithin, salt']);
});

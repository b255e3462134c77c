import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

function read(statement: string) {
  const { contains, ingredients } = explainLabel({ statement }, vocabulary);
  return { contains, list: ingredients.map(({ canonical }) => canonical) };
}

test.each([
  ['Sugar, lupini bean flour, salt', 'lupin flour', ['lupin']],
  ['Sugar, wholegrain oat flour, salt', 'oat flour', ['gluten']],
  ['Zucker, Haselnussmehl, Salz', 'hazelnut flour', ['tree nuts']],
  ['Sucre, farine de lentilles corail, sel', 'lentil flour', []],
  ['Sucre, farine complète de seigle, sel', 'rye flour', ['gluten']],
  ['Zucchero, farina di lenticchie rosse, sale', 'lentil flour', []],
  ['Açúcar, farinha de tremoço, sal', 'lupin flour', ['lupin']],
  ['Suiker, kokosmeel, zout', 'coconut flour', []],
  ['Azúcar, pasta de _praliné_, sal', 'praline', ['tree nuts']],
])('a flour beside its food is of that food and no wheat: %s', (statement, flour, allergens) => {
  const { contains, list } = read(statement);
  expect(list[1]).toBe(flour);
  expect(contains).toEqual(allergens);
});

test.each([
  'Sugar, flour, oats',
  'Zucker, Mehl, Hafer',
  'Sucre, farine, avoine',
  'Mehl (Weizen, Roggen), Zucker',
  'Farine (blé), sucre',
])('flour by itself is of wheat: %s', (statement) => {
  expect(read(statement).contains).toContain('wheat');
});

test.each([
  ['Zucker, Mandelcreme, Salz', ['tree nuts']],
  ['Zucker, Paranussbutter, Salz', ['tree nuts']],
  ['Suiker, pindaboter, zout', ['peanuts']],
  ['Suiker, walnootpasta, zout', ['tree nuts']],
  ['Azúcar, mantequilla de maní, sal', ['peanuts']],
  ['Sucre, pâte de pistaches, sel', ['tree nuts']],
  ['Suiker, vanillepasta, knoflookpasta, zout', []],
  ['Zucchero, pasta di caffè, pasta di zenzero, sale', []],
])('a butter, cream or paste of nuts holds no milk and no wheat: %s', (statement, allergens) => {
  expect(read(statement).contains).toEqual(allergens);
});

test.each([
  ['Riso, pasta di arachidi, sale', 'peanut butter'],
  ['Riso, pasta di mandorle, sale', 'almond paste'],
  ['Riso, pasta di anacardi, sale', 'cashew butter'],
])('a paste of a nut is its paste, or its butter: %s', (statement, paste) => {
  expect(read(statement).list[1]).toBe(paste);
});

test('a flour is not of a food before the name beside it', () => {
  expect(read('Rice, oat sugar flour').list).toEqual(['rice', 'oat', 'sugar', 'wheat flour']);
});

test.each(['Suiker, eierpasta, zout', 'Zucchero, pasta, sale', 'Sucre, pâtes, ail'])(
  'noodles are of wheat: %s',
  (statement) => {
    expect(read(statement).contains).toContain('wheat');
  },
);

test.each([
  'Zucker, Kräuterbutter, Salz',
  'Zucker, Mandeln, Butter, Salz',
  'Sucre, crème, amandes',
])('butter and cream of nothing else are of milk: %s', (statement) => {
  expect(read(statement).contains).toContain('milk');
});

test.each([
  ['Noisettes 13 % (en pâte), sel', 'tree nuts'],
  ['Nocciole (in pasta) 10 %, sale', 'tree nuts'],
  ['Pommes (en pâte), sel', 'wheat, gluten'],
  ['Noisettes en pâte feuilletée, sel', 'tree nuts, wheat, gluten'],
])('a bracket that says that nuts are ground names no dough: %s', (statement, allergens) => {
  expect(explainLabel({ statement }, vocabulary).contains.join(', ')).toBe(allergens);
});

test.each([
  ['Sugar, flours (rice, oat 10%), salt', 'flour blend', 'gluten'],
  ['Sugar, whole grain flours (brown rice and buckwheat), salt', 'flour blend', ''],
  ['Sucre, farines (riz, avoine), sel', 'flour blend', 'gluten'],
  ['Zucker, Mehle (Reis, Weizen), Salz', 'flour blend', 'wheat, gluten'],
  ['Sugar, butters (almond, peanut), salt', 'nut and seed butter', 'tree nuts, peanuts'],
])('a bracket says what flours and butters are of: %s', (statement, blend, allergens) => {
  const { contains, list } = read(statement);
  expect(list[1]).toBe(blend);
  expect(contains.join(', ')).toBe(allergens);
});

test.each([
  ['Sugar, flour (niacin, iron), salt', 'wheat flour'],
  ['Sugar, flour (rice, xyloprex), salt', 'wheat flour'],
  ['Sugar, flour (rice, oat', 'wheat flour'],
  ['Sugar, butter (cream, salt), salt', 'butter'],
])('a bracket with anything else does not: %s', (statement, name) => {
  expect(read(statement).list[1]).toBe(name);
});

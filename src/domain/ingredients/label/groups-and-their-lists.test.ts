import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const explain = (statement: string) => explainLabel({ statement }, vocabulary);
const listOf = (statement: string) =>
  explain(statement).ingredients.map(({ canonical }) => canonical);

test.each([
  ['Dates, nuts (almonds, cashews), salt', ['tree nuts']],
  ['Dates, nuts (peanuts, cashews), salt', ['peanuts', 'tree nuts']],
  ['Dates, nuts (peanuts), salt', ['peanuts']],
  ['Dates, nuts (roasted, salted), salt', ['peanuts', 'tree nuts']],
  ['Dates, nuts (almonds, crumblenix), salt', ['peanuts', 'tree nuts']],
  ['Dates, nuts (almonds, etc.), salt', ['peanuts', 'tree nuts']],
  ['Dates, nuts (almonds and others), salt', ['peanuts', 'tree nuts']],
  ['Dates, nuts (including almonds), salt', ['peanuts', 'tree nuts']],
  ['Dates, nuts (contains almonds), salt', ['peanuts', 'tree nuts']],
  ['Dates, nuts (almonds, cashews', ['peanuts', 'tree nuts']],
  ['Collagen, shellfish (shrimp), salt', ['crustacean shellfish']],
  ['Collagen, shellfish, salt', ['crustacean shellfish', 'molluscs']],
  ['Dates, nuts and seeds (almonds, flax seeds), salt', ['tree nuts']],
  ['Dates, Seeds & Nuts (24%) [sesame seeds, peanuts], salt', ['peanuts', 'sesame']],
  ['Dates, nuts and seeds (almonds, crumblenix), salt', ['peanuts', 'tree nuts']],
  ['Dates, nuts and seeds (almonds, flax seeds', ['peanuts', 'tree nuts']],
  ['Dates, nuts and seeds, salt', ['peanuts', 'tree nuts']],
  ['Beef, soy sauce (water, soybeans, salt)', ['soy']],
  ['Beef, soy sauce (water, wheat, soybeans, salt)', ['gluten', 'soy', 'wheat']],
  ['Beef, soy sauce (soybeans)', ['gluten', 'soy', 'wheat']],
  ['Beef, soy sauce (soybeans, crumblenix)', ['gluten', 'soy', 'wheat']],
  ['Beef, soy sauce (soybeans, salt', ['gluten', 'soy', 'wheat']],
  ['Beef, Worcestershire sauce (vinegar, molasses, tamarind), salt', []],
  ['Beef, Worcestershire sauce (vinegar, anchovies), salt', ['fish']],
  ['Beef, Worcestershire sauce (for flavor), salt', ['fish']],
])('the list of a group tells which of its allergens are there: %s', (statement, allergens) => {
  expect(explain(statement).contains.toSorted()).toEqual(allergens);
});

test('what a sauce mostly holds stays a doubt beside its list', () => {
  const label = explain('Rice, soy sauce (water, soybeans, salt)');
  expect(label.flags.isGlutenFree.value).not.toBe(true);
  expect(label.complete).toBe(true);
});

test('a food like white chocolate made of soy holds no milk', () => {
  expect(explain('Dates, soy-based white chocolate (sugar, soy flour)').contains).toEqual(['soy']);
});

test.each([
  ['Sugar, emulsifier (lecithins) (soya), salt', ['sugar', 'soy lecithin', 'salt']],
  ['Sugar, emulsifier (lecithins) (carrageenan)', ['sugar', 'lecithin', 'carrageenan']],
  ['Emulsifier (lecithins) (soya) (milk), salt', ['lecithin', 'soy', 'milk', 'salt']],
  ['Emulsifier (lecithins) (soya, milk), salt', ['lecithin', 'salt']],
  ['Emulsifier (lecithins, guar gum) (soya)', ['lecithin', 'guar gum', 'soy']],
  ['Chocolate (cocoa, milk (lactose)), salt', ['chocolate', 'cocoa', 'milk', 'lactose', 'salt']],
  ['Vitamins (dairy, nuts (almond))', ['vitamin blend', 'dairy', 'nuts', 'almond']],
  ['Nuts and pea protein', ['nuts', 'pea protein']],
  ['Dates, nuts and seeds, salt', ['date', 'nuts', 'seeds', 'salt']],
  ['Fibre (Chicory Root (Cichorium intybus) Extract)', ['fibers', 'chicory root fiber']],
  [
    'Whey isolate, DigeZyme enzyme complex, cocoa',
    ['whey protein isolate', 'enzyme blend', 'cocoa'],
  ],
  ['Oats, white compound (sugar), salt', ['oat', 'white coating', 'sugar', 'salt']],
  ['Whey Protein Conc. 35%, liquid glucose', ['whey protein concentrate', 'glucose syrup']],
  ['Jaggery, ferrous citrate', ['jaggery', 'ferrous citrate']],
  ['Onion and garlic powder', ['onion powder', 'garlic powder']],
  ['Geschmacksrichtung Vanille xyz: Salz, Zucker', ['salt', 'sugar']],
  ['Natürlich Geschmacksrichtung Vanille: Salz', ['salt']],
  ['Chocolate:', ['chocolate']],
  ['BCAA a2:1b, salt', ['branched-chain amino acids', 'salt']],
  ['Oats, sugars (honey), salt', ['oat', 'sugar', 'honey', 'salt']],
  ['Folate (as (6S)-5-methyltetrahydrofolic acid, glucosamine salt), salt', ['folate', 'salt']],
  ['Beef, celery juice. No nitrates or nitrites added.', ['beef', 'celery juice']],
  ['Oats, tapioca dextrose, tapioca syrup solids', ['oat', 'glucose', 'tapioca syrup solids']],
  [
    'Filtered low fat milk, ultra-filtered milk',
    ['ultrafiltered lowfat milk', 'ultrafiltered milk'],
  ],
])('what a list holds: %s', (statement, names) => {
  expect(listOf(statement)).toEqual(names);
});

/** Each name behind as many "<" as groups that it stands in. */
function treeOf(statement: string): string {
  const { ingredients } = explain(statement);
  const depthOf = (parent: number | null): number =>
    parent === null ? 0 : 1 + depthOf(ingredients[parent]?.parent ?? null);
  return ingredients
    .map(({ canonical, parent }) => '<'.repeat(depthOf(parent)) + canonical)
    .join('; ');
}

test.each([
  [
    'Coating: sugar, cocoa butter, may contain milk. Rice flour',
    'coating; <sugar; <cocoa butter; rice flour',
  ],
  [
    'Coating: sugar, cocoa butter, vegan, rice flour',
    'coating; <sugar; <cocoa butter; <rice flour',
  ],
  ['Acerola extract (contains 25 % vitamin C), salt', 'acerola extract; salt'],
  ['Yeast (contains 2 % zinc), salt', 'yeast; salt'],
  ['Cocoa (permitted acidity regulator INS 500(i)), salt', 'cocoa; salt'],
  ['Milk and emulsifier (soy lecithin), salt', 'milk; soy lecithin; salt'],
  ['Sugar * emulsifier (lecithin), salt', 'sugar; lecithin; salt'],
  [
    'Nutrient blend (zinc), salt. Nutrient blend: iron',
    'nutrient blend; <zinc; salt; nutrient blend; <iron',
  ],
  ['Nutrient blend, salt. Nutrient blend: zinc, iron', 'nutrient blend; salt; <zinc; <iron'],
  ['Geschmacksrichtung Cookies & Cream: Erbsenprotein, Salz', 'pea protein; salt'],
  ['Milk chocolate: pea protein', 'milk chocolate; <pea protein'],
  ['BCAA 12:1:1, salt', 'branched-chain amino acids; salt'],
  ['Whey (contains lecithin and milk), salt', 'whey; <lecithin; <milk; salt'],
])('what belongs to what: %s', (statement, tree) => {
  expect(treeOf(statement)).toBe(tree);
});

test('a ratio is no heading: what follows is not made of it', () => {
  const { ingredients } = explain('Arginine alpha-ketoglutarate 2:1, whey protein, salt');
  expect(ingredients.map(({ parent }) => parent)).toEqual([null, null, null]);
});

test.each([
  'Pea protein, sugar. Less lactose than milk.',
  'Pea protein, sugar. More protein than eggs.',
  'Pea protein, sugar. More calcium than milk.',
])('a comparison with a food does not put the food on the list: %s', (statement) => {
  expect(explain(statement).contains).toEqual([]);
});

test.each([
  ['cranberries (sugar), salt', ['cranberry', 'sugar', 'salt']],
  ['Rosinen (Sonnenblumenöl), Salz', ['raisin', 'sunflower oil', 'salt']],
  ['Dattelstücke (Reismehl), Salz', ['date', 'rice flour', 'salt']],
  ['Erdnüsse (Sonnenblumenöl), Salz', ['peanut', 'sunflower oil', 'salt']],
  ['arándanos rojos (zumo de manzana), sal', ['cranberry', 'apple juice', 'salt']],
  ['Cranberries (Ananassaftkonzentrat)', ['cranberry', 'pineapple juice concentrate']],
  ['coconut (sulphites), salt', ['coconut', 'salt']],
  ['acerola (vitamin C), salt', ['acerola cherry', 'salt']],
])('what a fruit or a nut is made with is in the list: %s', (statement, names) => {
  expect(listOf(statement)).toEqual(names);
});

test.each([
  [
    'Gewürzzubereitung Paprika (Paprikapulver, Salz), Zucker',
    ['spice blend', 'paprika', 'salt', 'sugar'],
  ],
  [
    'assaisonnement sel & vinaigre 7% (vinaigre, sel), sucre',
    ['spice blend', 'vinegar', 'salt', 'sugar'],
  ],
  ['tempero sabor queijo [sal, alho], açúcar', ['spice blend', 'salt', 'garlic', 'sugar']],
  ['kruidenmix zure room & ui [ui, zout]', ['spice blend', 'onion', 'salt']],
])('the taste of a seasoning with its own list is no ingredient: %s', (statement, names) => {
  expect(listOf(statement)).toEqual(names);
});

test('what a seasoning tastes of stays evidence where its list does not have it', () => {
  const { contains, animal } = explain('sal, tempero sabor queijo [sal, alho]');
  expect([contains, animal]).toEqual([['milk'], ['spice blend']]);
  expect(explain('sel, assaisonnement fromage (cheddar, sel)').animal).not.toContain('spice blend');
});

test('the Latin name of a plant and its part explain', () => {
  expect(listOf('extracto de cúrcuma (Curcuma longa L., rizoma), sal')).toEqual([
    'turmeric extract',
    'salt',
  ]);
});

import { describe, expect, test } from 'vitest';
import { tables } from '../../../tests/support/naming-tables.ts';
import { baseName } from './base-name.ts';
import { displayFlavor } from './read-flavor.ts';

const { flavors } = tables;
const parts = { brand: null, flavor: null, flavors, words: tables.words };

describe('the name that variants share', () => {
  test.each([
    '2lb',
    '2.5 lbs',
    '2,5 kg',
    '(12 x 30 g)',
    '12x30g',
    '1 x 2.5 kg',
    '- 24 ct.',
    ', 4 bars',
    '1 bar',
    '500 ml',
    '12 fl oz',
    '16 oz.',
    '16OZ',
    '1 l',
    '1 lb',
    '10 servings',
    '1 serving',
    '6 pack',
    '90 count',
    '30 gr',
    '5 lb 10 ct',
    '15u',
    '25 Units',
  ])('goes without the pack size %j', (size) => {
    expect(baseName(`Whey ${size}`, parts)).toBe('whey');
    expect(baseName(`Whey ${size} Isolit`, parts)).toBe('isolit whey');
  });

  test.each([
    ['Whey 30 gx', null, 'whey 30 gx'],
    ['Whey B12g', null, 'whey b 12g'],
    ['Iso:pro97', null, 'isolate pro 97'],
    ['Carb Killa High Protein Bar', null, 'carb killa'],
    ['High Protein Bar', null, 'protein'],
    ['Quest Bar Protein Riegel', 'Strawberry', 'quest'],
    ['Builder’s, 20g Protein Bar', null, 'builders'],
    ['Bar - 20 grams protein', null, 'protein'],
    ['Isolat de Whey', null, 'isolate whey'],
    ['100% Whey Hydroisolate Zero', null, 'hydro isolate whey zero'],
    ['Protéines de Chanvre Bio', null, 'hemp organic'],
    ['52% Proteinplus', null, '52 plus'],
    ['76% Casein Protein', null, 'casein'],
    ['60% High Protein Bar', null, '60'],
    ['Protein Pulver 80 %', null, '80'],
    ['Clear Whey Sweet Orange 86%', 'Sweet Orange', 'clear whey'],
    ['Carb Killa Protein Bar Choco Chip Cookie Dough 12', 'Choco Chip Cookie Dough', 'carb killa'],
    ['Low Carb High Protein Bar 40%', null, '40 lowcarb'],
    ['Yippie! Bar 36%', null, 'yippie'],
    ['Whey Isolate 90%', null, 'isolate whey'],
    ["Barre Flocon d'Avoine et Whey", null, 'oats whey'],
    ['De Luxe Protein Bar', null, 'deluxe'],
    ['Impact Whey Isolate TM', null, 'impact isolate whey'],
    ['Total Protein Blend', null, 'total'],
    ['100% Whey Protein Professional - Cho', null, 'professional whey'],
    ['Soyaproteinisolat, Pulver', null, 'isolate soy'],
    ['Ultimate Chocolate - Proteinbar', null, 'protein'],
    ['Casein Complex - 920', null, 'casein complex'],
    ['Iso Whey Zero with sweeteners', null, 'isolate whey zero'],
    ['The Whey Flavored Naturally', null, 'the whey'],
    ['Whey Artificially Flavours Isolit', null, 'whey isolit'],
    ['Theory Whey', null, 'theory whey'],
    ['Mango Isolit', 'mango', 'isolit'],
    ['Mangosteen Isolit', 'mango', 'mangosteen isolit'],
    ['Isolit Xango Zing', 'Xango', 'isolit zing'],
    ['Isolit Banana Split Sundae 2 lb', 'Banana Split', 'isolit sundae'],
    ['Isolit, Orange Dreamsicle', 'Orange Dreamsicle', 'isolit'],
    ['Lemon Isolit Flavour', 'Lémon', 'isolit'],
    ['Élite Whey', null, 'elite whey'],
    ['Vanilla 30 g', null, 'unnamed'],
    ['30 g', null, '30 g'],
    ['Flavored the', null, 'protein'],
  ])('%j without %j is %j', (name, flavor, base) => {
    expect(baseName(name, { ...parts, flavor })).toBe(base.split(' ').sort().join(' '));
  });
});

test.each([
  ['Power Bar', 'PowerBar', 'unnamed'],
  ['Nu Go, Chocolate', 'NuGo', 'protein'],
  ['Quest Bar', 'Quest', 'protein'],
])('%j says no more than its brand, %s: it is %s', (name, brand, base) => {
  expect(baseName(name, { ...parts, brand })).toBe(base);
});

test.each([
  ['Vanilla…', 'Vanilla'],
  ['Vanilla ®™. ', 'Vanilla'],
  ['St. Nick', 'St. Nick'],
  ['  vanilla ', 'Vanilla'],
  ['dark   chocolate', 'Dark Chocolate'],
  ['cookies and cream', 'Cookies & Cream'],
  ['Cookies  AND Cream', 'Cookies & Cream'],
  ['cookies n cream', 'Cookies & Cream'],
  ["cookies 'n cream", 'Cookies & Cream'],
  ["cookies n' cream", 'Cookies & Cream'],
  ['andes mint', 'Andes Mint'],
  ['UNFLAVOURED', 'Unflavored'],
  ['unflavouredish', 'Unflavouredish'],
  ['naturally vanilla', 'Vanilla'],
  ['Artificially  cherry', 'Cherry'],
  ['cake naturally', 'Cake Naturally'],
  ['vanilla flavour', 'Vanilla'],
  ['vanilla flavors', 'Vanilla'],
  ['Schokolade Geschmack', 'Schokolade'],
  ['geschmack', 'Geschmack'],
  ['flavored vanilla', 'Flavored Vanilla'],
  ['crème de la menthe', 'Crème de la Menthe'],
  ['de leche', 'De Leche'],
  ['cake with fruit', 'Cake with Fruit'],
  ['tarte au citron', 'Tarte au Citron'],
  ['piece of cake', 'Piece of Cake'],
  ['éclair', 'Éclair'],
  ['(dark) chocolate', '(Dark) Chocolate'],
  ['"\'dark" chocolate', '"\'Dark" Chocolate'],
  ['70% cocoa', '70% Cocoa'],
  ['3d cake', '3d Cake'],
])('the flavour %j is shown as %j', (written, shown) => {
  expect(displayFlavor(written, flavors)).toBe(shown);
});

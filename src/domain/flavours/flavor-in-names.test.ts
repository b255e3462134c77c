import { describe, expect, test } from 'vitest';
import { tables } from '../../../tests/support/naming-tables.ts';
import { baseName } from './base-name.ts';
import { displayFlavor, readFlavor } from './read-flavor.ts';

const { flavors } = tables;
const parts = { brand: null, flavor: null, flavors, words: tables.words };

describe('a flavour that is a part of the name', () => {
  test.each([
    'Whey, Vanilla',
    'Whey ; Vanilla',
    'Whey: Vanilla',
    'Whey | Vanilla',
    'Whey • Vanilla',
    'Whey / Vanilla',
    'Whey –Vanilla',
    'Whey — Vanilla',
    'Whey— Vanilla',
    'Whey -Vanilla',
    'Whey- Vanilla',
    'Whey (Vanilla',
    'Whey (Vanilla)',
    '(Vanilla) Whey',
    'Vanilla, Whey',
    'Vanilla - Whey',
    'Whey [Vanilla]',
    'Whey “Vanilla”',
    '  Whey   Vanilla ',
    'Whey/Vanilla',
    'Whey-Vanilla',
    'Whey,Vanilla',
  ])('is set apart in %j', (name) => {
    expect(readFlavor(name, flavors)).toMatchObject({ flavor: 'Vanilla', base: 'Whey' });
  });

  test.each([
    ['Whey (Vanilla) Powder', 'Vanilla', 'Whey Powder'],
    ['Whey (Vanilla) (2 lb)', 'Vanilla', 'Whey (2 lb)'],
    ['Whey (2 lb) (Vanilla)', 'Vanilla', 'Whey (2 lb)'],
    ['Whey, Vanilla, 2 lb', 'Vanilla', 'Whey 2 lb'],
    ['Whey, Chocolate, Vanilla', 'Chocolate Vanilla', 'Whey'],
    ['Whey, Vanilla / Chocolate', 'Vanilla Chocolate', 'Whey'],
    ['Protein Bar, Almond, Honey', 'Almond Honey', 'Protein Bar'],
    ['Yippie! Bar Chocolate - Lava Flavour', 'Chocolate Lava', 'Yippie! Bar'],
    ['Protein Delight, Salty Peanut Caramel', 'Salty Peanut Caramel', 'Protein Delight'],
    ['Whey, Chocolate Delight', 'Chocolate Delight', 'Whey'],
    [
      'So Good Protein Bar Chocolat Au Lait - Caramel',
      'Milk Chocolate Caramel',
      'So Good Protein Bar',
    ],
    ['32% Protein Bar Hazelnut, Haselnuss', 'Hazelnut', '32% Protein Bar Hazelnut'],
    ['Protein Coffee (Gingerbread Flavour)', 'Gingerbread', 'Protein Coffee'],
    ['Barlicious blanc', 'White Chocolate', 'Barlicious'],
    ['Protein Peanut Bar Billion', 'Peanut', 'Protein Bar Billion'],
    ['Whey Cookie and Cream', 'Cookies & Cream', 'Whey'],
    ['Peanut Butter Supreme Protein Bar', 'Peanut Butter Supreme', 'Protein Bar'],
    ['Whey, Vanilla® Shake', 'Vanilla', 'Whey, Shake'],
    ['Whey, 100% Chocolate', 'Chocolate', 'Whey, 100%'],
    ['Whey, Peanut Butter & Jelly', 'Peanut Butter & Jelly', 'Whey'],
    ['Bar, Vanilla Shake Mix', 'Vanilla', 'Bar, Shake Mix'],
    ['Bar, Natural Vanilla Flavor', 'Vanilla', 'Bar'],
    ['Bar, Gout Vanille', 'Vanilla', 'Bar'],
  ])('is taken out of %j: %s + %s', (name, flavor, base) => {
    expect(readFlavor(name, flavors)).toMatchObject({ flavor, base });
  });
});

describe('a flavour at the end or the beginning of the name', () => {
  test.each([
    ['Whey Chocolate Chip Cookie Dough', 'Chocolate Chip Cookie Dough', 'Whey'],
    ['Whey Mint Chocolate Chip', 'Mint Chocolate Chip', 'Whey'],
    ['Whey Peanut Butter & Jelly', 'Peanut Butter & Jelly', 'Whey'],
    ['Whey Fruit Punch', 'Fruit Punch', 'Whey'],
    ['Whey Vanilla & Chocolate', 'Vanilla & Chocolate', 'Whey'],
    ['Whey Vanilla Flavored', 'Vanilla', 'Whey'],
    ['Whey Naturally Flavored Vanilla', 'Vanilla', 'Whey'],
    ['Whey with Vanilla', 'Vanilla', 'Whey'],
    ['Whey & Vanilla', 'Vanilla', 'Whey'],
    ['Whey Vanilla Natural', 'Vanilla', 'Whey'],
    ['Whey Vanilla with Nuts', 'Vanilla', 'Whey Nuts'],
    ['Whey Super Vanilla', 'Vanilla', 'Whey Super'],
    ['Whey Vanilla Shake', 'Vanilla', 'Whey Shake'],
    ['Natural Whey Vanilla', 'Vanilla', 'Natural Whey'],
    ['Butter Bar Peanut', 'Peanut', 'Butter Bar'],
    ['Vanilla Bar Chocolate', 'Chocolate', 'Vanilla Bar'],
    ['Vanilla Flavour Whey', 'Vanilla', 'Whey'],
    ['Vanilla Milk Whey', 'Vanilla', 'Milk Whey'],
    ['Vanilla Nuts Bar', 'Vanilla', 'Nuts Bar'],
    ['Vanilla Blend Whey', 'Vanilla', 'Blend Whey'],
    ['Milk Chocolate Whey', 'Milk Chocolate', 'Whey'],
    ['Sea Salt Whey', 'Sea Salt', 'Whey'],
    ['Peanut Butter Bar', 'Peanut Butter', 'Bar'],
    ['Iced Coffee Shake', 'Iced Coffee', 'Shake'],
    ['Chocolate Chip Cookie Dough Bar', 'Chocolate Chip Cookie Dough', 'Bar'],
  ])('is taken out of %j: %s + %s', (name, flavor, base) => {
    expect(readFlavor(name, flavors)).toMatchObject({ flavor, base });
  });
});

test('a word that stands behind its taste begins no flavour', () => {
  expect(readFlavor('Protein Delight Salty Peanut Caramel Flavour', flavors)).toMatchObject({
    flavor: 'Salty Peanut Caramel',
    base: 'Protein Delight',
  });
});

describe('a flavour in the middle of the name', () => {
  test.each([
    ['ISO Whey Saveur Pistache Offre', 'Pistachio', 'ISO Whey Offre'],
    ['Impact whey tiramisu flavour protein', 'Tiramisu', 'Impact whey protein'],
    ['Gold Whey Strawberry Bonus Size', 'Strawberry', 'Gold Whey Bonus Size'],
    ['Quest Bar Peanut Butter Protein Bar', 'Peanut Butter', 'Quest Bar Protein Bar'],
    ['Whey Vanilla Diet of Chocolate Powder', 'Chocolate', 'Whey Vanilla Diet Powder'],
    ['Nuts Vanilla Bar', 'Vanilla', 'Nuts Bar'],
    ['Whey, Vanille-stevia, Pulver', 'Vanilla', 'Whey, stevia Pulver'],
    ['Whey Raspberry Stevia Flavour', 'Raspberry', 'Whey Stevia'],
  ])('is taken out of %j: %s + %s', (name, flavor, base) => {
    expect(readFlavor(name, flavors)).toMatchObject({ flavor, base });
  });

  test.each([
    'Brown Rice & Cocoa Protein Blend',
    'Raw Almond Protein Powder',
    'Yippie Protein Cookie Bites',
    'Organic Peanut Protein Powder',
  ])('is none where products are made of it: %j', (name) => {
    expect(readFlavor(name, flavors)).toMatchObject({ flavor: null, base: name });
  });

  test('nor is a cake of the mug', () => {
    expect(readFlavor('Protein Mug Cake Mix', flavors).flavor).toBeNull();
    expect(readFlavor('Choco Pro', flavors).flavor).toBeNull();
    expect(readFlavor('Choco Pro Coconut Protein Bar', flavors).flavor).toBe('Coconut');
    expect(readFlavor('Protein Muß Cake Mix, Vanilla', flavors).flavor).toBe('Vanilla');
  });

  test('nor is the milk of almonds', () => {
    expect(readFlavor('Organic Protein Almond Milk', flavors).flavor).toBeNull();
    expect(readFlavor('Organic Protein, Almond Milk', flavors).flavor).toBe('Almond');
  });
});

describe('a flavour mistyped, joined or cut off at its source', () => {
  test.each([
    ['Whey Strawbery', 'Strawberry'],
    ['Clear whey isolate waterlelon', 'Watermelon'],
    ['Protein powder strawberr', 'Strawberry'],
    ['Wafer Bar Stracciatel', 'Stracciatella'],
    ['85+ Protein Erdebeere', 'Strawberry'],
    ['100% Whey Protein Scitec-vanille', 'Vanilla'],
    ['Vegan Protein čokoláda/oříšek', 'Chocolate & Hazelnut'],
    ['Real Whey (Cappucino)', 'Cappuccino'],
  ])('%j: %s', (name, flavor) => {
    expect(readFlavor(name, flavors).flavor).toBe(flavor);
  });

  // One letter from no taste, or from tastes of two readings; a beginning of many.
  test.each(['Whey Natureal', 'Whey Chocol', 'Whey Colagen', 'Low-Fat Whey', 'Whey Professionnal'])(
    'none in %j',
    (name) => {
      expect(readFlavor(name, flavors)).toMatchObject({ flavor: null, base: name });
    },
  );
});

test.each(['Vanilla', 'Vanilla Chocolate', 'Creamy Vanilla', 'Dark Chocolate Nuts & Sea Salt'])(
  'a name that is nothing but a flavour is both: %j',
  (name) => {
    expect(readFlavor(name, flavors)).toMatchObject({ flavor: name, base: name });
  },
);

// Words that colour a taste are none; and something must be left to call the product by.
test.each([
  'Whey, Shake',
  'Whey, Creamy',
  'Whey, Fruit',
  'Whey Salt',
  'Fruit Whey',
  '123, Vanilla',
  '- Vanilla',
])('no flavour is read out of %j', (name) => {
  expect(readFlavor(name, flavors)).toMatchObject({ flavor: null, base: name });
});

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

import { describe, expect, test } from 'vitest';
import { tables } from '../../../tests/support/naming-tables.ts';
import { readFlavor } from './read-flavor.ts';

const { flavors } = tables;

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
    ['Whey (sample) - Vanilla - 25G', 'Vanilla', 'Whey (sample) 25G'],
    ['Bar Chocolate Shake, Vanilla', 'Vanilla', 'Bar Chocolate Shake'],
    ['Questbar Chocolate Brownie, Bar, 12 X', 'Chocolate Brownie', 'Questbar Bar, 12 X'],
    ['Chocolate Brownie Flavour Crispy Protein Bar', 'Chocolate Brownie', 'Crispy Protein Bar'],
    ['Bar vanilla flavour & chocolate', 'Vanilla & Chocolate', 'Bar'],
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
    expect(readFlavor('Coco Pro High Protein Coconut Water', flavors).flavor).toBeNull();
    expect(readFlavor('Choco Pro Coconut Protein Bar', flavors).flavor).toBe('Coconut');
    expect(readFlavor('Protein Muß Cake Mix, Vanilla', flavors).flavor).toBe('Vanilla');
  });

  test('nor is the milk of almonds', () => {
    expect(readFlavor('Organic Protein Almond Milk', flavors).flavor).toBeNull();
    expect(readFlavor('Organic Protein, Almond Milk', flavors).flavor).toBe('Almond');
  });

  test('nor is a water of coconuts, or what makes a milkshake', () => {
    expect(readFlavor('Protein Coconut Water', flavors).flavor).toBeNull();
    expect(readFlavor('Protein Coconut Water, Almond', flavors).flavor).toBe('Almond');
    expect(readFlavor('Milkshake Mix', flavors).flavor).toBeNull();
    expect(readFlavor('Whey, Milkshake', flavors).flavor).toBe('Milkshake');
  });

  test('"bio" behind it says what it is of, not what it tastes of', () => {
    expect(readFlavor('Protéine De Pois Nature Bio', flavors)).toMatchObject({
      flavor: 'Unflavored',
      base: 'Protéine De Pois Bio',
    });
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

// Words that color a taste are none; and something must be left to call the product by.
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

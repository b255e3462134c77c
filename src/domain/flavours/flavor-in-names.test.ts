import { describe, expect, test } from 'vitest';
import { baseName, displayFlavor, readFlavor } from './read-flavor.ts';

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
    'Whey “Vanilla”',
    '  Whey   Vanilla ',
  ])('is set apart in %j', (name) => {
    expect(readFlavor(name)).toEqual({ flavor: 'Vanilla', base: 'Whey' });
  });

  test.each(['Whey/Vanilla', 'Whey-Vanilla', 'Whey,Vanilla'])('is one word in %j', (name) => {
    expect(readFlavor(name)).toEqual({ flavor: null, base: name });
  });

  test.each([
    ['Whey (Vanilla) Powder', 'Vanilla', 'Whey Powder'],
    ['Whey (Vanilla) (2 lb)', 'Vanilla', 'Whey (2 lb)'],
    ['Whey (2 lb) (Vanilla)', 'Vanilla', 'Whey (2 lb)'],
    ['Whey, Vanilla, 2 lb', 'Vanilla', 'Whey 2 lb'],
    ['Whey, Chocolate, Vanilla', 'Vanilla', 'Whey, Chocolate'],
    ['Whey, Vanilla / Chocolate', 'Chocolate', 'Whey, Vanilla'],
    ['Whey, Vanilla® Shake', 'Vanilla', 'Whey, Shake'],
    ['Whey, 100% Chocolate', 'Chocolate', 'Whey, 100%'],
    ['Whey, Peanut Butter & Jelly', 'Peanut Butter & Jelly', 'Whey'],
    ['Bar, Vanilla Shake Mix', 'Vanilla', 'Bar, Shake Mix'],
    ['Bar, Natural Vanilla Flavor', 'Vanilla', 'Bar'],
    ['Bar, Gout Vanille', 'Vanille', 'Bar'],
  ])('is taken out of %j: %s + %s', (name, flavor, base) => {
    expect(readFlavor(name)).toEqual({ flavor, base });
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
    ['Whey with Vanilla', 'Vanilla', 'Whey'],
    ['Whey Vanilla with Nuts', 'Vanilla', 'Whey Nuts'],
    ['Natural Whey Vanilla', 'Vanilla', 'Natural Whey'],
    ['Vanilla Bar Chocolate', 'Chocolate', 'Vanilla Bar'],
    ['Vanilla Flavour Whey', 'Vanilla', 'Whey'],
    ['Vanilla Milk Whey', 'Vanilla', 'Milk Whey'],
    ['Milk Chocolate Whey', 'Milk Chocolate', 'Whey'],
    ['Peanut Butter Bar', 'Peanut Butter', 'Bar'],
    ['Chocolate Chip Cookie Dough Bar', 'Chocolate Chip Cookie Dough', 'Bar'],
  ])('is taken out of %j: %s + %s', (name, flavor, base) => {
    expect(readFlavor(name)).toEqual({ flavor, base });
  });
});

// Words that colour a taste are none; and something must be left to call the product by.
test.each([
  'Vanilla',
  'Vanilla Chocolate',
  'Creamy Vanilla',
  'Whey, Shake',
  'Whey, Creamy',
  'Whey, Fruit',
  'Whey Salt',
  'Fruit Whey',
  'Nuts Vanilla Bar',
  '123, Vanilla',
  '- Vanilla',
])('no flavour is read out of %j', (name) => {
  expect(readFlavor(name)).toEqual({ flavor: null, base: name });
});

describe('the name that variants share', () => {
  test.each([
    '2lb',
    '2,5 kg',
    '(12 x 30 g)',
    '1,5 x 2.5 kg',
    '- 24 ct.',
    ', 4 bars',
    '12 fl oz',
    '10 servings',
    '6 pack',
    '5 lb 10 ct',
  ])('goes without the pack size %j', (size) => {
    expect(baseName(`Whey ${size}`, null)).toBe('whey');
    expect(baseName(`Whey ${size} Isolit`, null)).toBe('whey isolit');
  });

  test.each([
    ['The Whey Flavored Naturally', null, 'whey'],
    ['Whey Artificially Flavours Isolit', null, 'whey isolit'],
    ['Mango Isolit', 'mango', 'isolit'],
    ['Mangosteen Isolit', 'mango', 'mangosteen isolit'],
    ['Isolit Banana Split Sundae 2 lb', 'Banana Split', 'isolit sundae'],
    ['Lemon Isolit Flavour', 'Lémon', 'isolit'],
    ['Élite Whey', null, 'elite whey'],
    ['Vanilla 30 g', null, 'vanilla'],
    ['30 g', null, '30 g'],
  ])('%j without %j is %j', (name, flavor, base) => {
    expect(baseName(name, flavor)).toBe(base);
  });
});

test.each([
  ['Vanilla…', 'Vanilla'],
  ['Vanilla ®™. ', 'Vanilla'],
  ['St. Nick', 'St. Nick'],
  ['  vanilla ', 'Vanilla'],
  ['dark   chocolate', 'Dark Chocolate'],
  ['cookies and cream', 'Cookies & Cream'],
  ['cookies n cream', 'Cookies & Cream'],
  ['UNFLAVOURED', 'Unflavored'],
  ['naturally vanilla', 'Vanilla'],
  ['vanilla flavour', 'Vanilla'],
  ['vanilla flavors', 'Vanilla'],
  ['Schokolade Geschmack', 'Schokolade'],
  ['crème de la menthe', 'Crème de la Menthe'],
  ['de leche', 'De Leche'],
  ['cake with fruit', 'Cake with Fruit'],
  ['éclair', 'Éclair'],
  ['(dark) chocolate', '(Dark) Chocolate'],
  ['70% cocoa', '70% Cocoa'],
])('the flavour %j is shown as %j', (written, shown) => {
  expect(displayFlavor(written)).toBe(shown);
});

import { describe, expect, it } from 'vitest';
import { tables } from '../../../tests/support/naming-tables.ts';
import { baseName } from './base-name.ts';
import { displayFlavor, englishFlavor, readFlavor } from './read-flavor.ts';

const { flavors } = tables;
const parts = { brand: null, flavor: null, flavors, words: tables.words };

describe('readFlavor', () => {
  it.each([
    ['Protein Powder, Creamy Vanilla', 'Creamy Vanilla', 'Protein Powder'],
    ['Impact Whey Protein Chocolate Banana', 'Chocolate Banana', 'Impact Whey Protein'],
    [
      'Gold Standard 100% Whey - Double Rich Chocolate',
      'Double Rich Chocolate',
      'Gold Standard 100% Whey',
    ],
    ['Peanut Butter Accelerate Protein Bar', 'Peanut Butter', 'Accelerate Protein Bar'],
    ["Vanilla Almond Builder's Protein Bar", 'Vanilla Almond', "Builder's Protein Bar"],
    [
      'Fairlife Core Power Elite 42g Protein Shake (Chocolate)',
      'Chocolate',
      'Fairlife Core Power Elite 42g Protein Shake',
    ],
    ['Protein Coffee Vanilla latte', 'Vanilla Latte', 'Protein Coffee'],
    ['Protein Coffee Flavour', 'Coffee', 'Protein'],
    ['Whey protein cream', null, 'Whey protein cream'],
    ['Whey Vanilla Cream', 'Vanilla Cream', 'Whey'],
    ['Skumnisse Protein Bar', 'Marshmallow', 'Protein Bar'],
    ['Protein Bar Crisp mit Vanille-Joghurt-Geschmack', 'Vanilla Yogurt Crisp', 'Protein Bar'],
    ['Whey Vanilla Ice Coffee', 'Vanilla Iced Coffee', 'Whey'],
    ['Protein Shake 40 Chocoloco', 'Chocoloco', 'Protein Shake 40'],
    ['Whey Vanille Française', 'French Vanilla', 'Whey'],
    ['Whey (cheesecake Citron)', 'Lemon Cheesecake', 'Whey'],
    ['Clear Whey Ice Tea Peach', 'Peach Iced Tea', 'Clear Whey'],
    ['Baked Cookie Double Chocolate', 'Double Chocolate', 'Baked Cookie'],
    ['Hard Gainer, Extreme Chocolate Mint', 'Chocolate Mint', 'Hard Gainer Extreme'],
    ['Hard Gainer Extreme', null, 'Hard Gainer Extreme'],
    ['Whey bar vanilla flavour & chocolate', 'Vanilla & Chocolate', 'Whey bar'],
    ['Protein Bar, Quinoa Chocolate Chip', 'Quinoa Chocolate Chip', 'Protein Bar'],
    ['Low-Fat Protein Shake', null, 'Low-Fat Protein Shake'],
    ['Brown Rice & Cocoa Protein Blend', null, 'Brown Rice & Cocoa Protein Blend'],
    ['Chocolate', 'Chocolate', 'Chocolate'],
    ['Protein Powder, Unflavored', 'Unflavored', 'Protein Powder'],
    ['Whey Protein', null, 'Whey Protein'],
    ['Carbmaster, Protein Smoothie, Black Cherry', 'Black Cherry', 'Carbmaster, Protein Smoothie'],
    ['Vegan Protein, Erdbeere', 'Strawberry', 'Vegan Protein'],
    ['Foodspring Whey Protein Schokolade', 'Chocolate', 'Foodspring Whey Protein'],
    ['Cookies & Cream Protein Bar', 'Cookies & Cream', 'Protein Bar'],
    ['Pure Whey', null, 'Pure Whey'],
    ['Atkins Creamy Chocolate Shake', 'Creamy Chocolate', 'Atkins Shake'],
    ['Pea Protein Vegan Shake mix vanilla', 'Vanilla', 'Pea Protein Vegan Shake mix'],
    [
      'Vanilla Flavored Gold Standard 100% Whey Protein',
      'Vanilla',
      'Gold Standard 100% Whey Protein',
    ],
    ['Protein bar rasberry crunch', 'Raspberry Crunch', 'Protein bar'],
    ['Bar, Oatmeal Choclate Chip', 'Oatmeal Chocolate Chip', 'Bar'],
    ['Protein bar milk with cinnamon', 'Cinnamon Milk', 'Protein bar'],
    ['Protein Milk Chocolate Flavor', 'Chocolate', 'Protein Milk'],
    ['Whey Protein Milk Chocolate', 'Milk Chocolate', 'Whey Protein'],
    ['Natural 100% Whey Protein Powder', null, 'Natural 100% Whey Protein Powder'],
  ])('%s', (name, flavor, base) => {
    expect(readFlavor(name, flavors)).toMatchObject({ flavor, base });
  });
});

describe('baseName', () => {
  it('is the same for every flavour and pack size', () => {
    const names = [
      'Protein & Greens Drink Mix Powder, Berry',
      'Protein & Greens Drink Mix Powder - Natural Vanilla Flavored',
      'PROTEIN & GREENS DRINK MIX POWDER',
      'Chocolate Protein & Greens Drink Mix Powder 2 lb',
    ];
    expect(new Set(names.map((name) => baseName(name, parts)))).toEqual(new Set(['greens']));
  });

  it('takes out a flavour that a source states apart', () => {
    expect(baseName('Isolit Caramel Swirl 30 servings', parts)).toBe('isolit');
  });

  it('is never empty', () => {
    expect(baseName('Chocolate', parts)).toBe('unnamed');
    expect(baseName('Chocolate Protein', parts)).toBe('protein');
  });
});

describe('displayFlavor', () => {
  it.each([
    ['cookies & cream', 'Cookies & Cream'],
    ["cookies 'n' cream", 'Cookies & Cream'],
    ['Fruit Burst', 'Fruit Burst'],
    ['FRENCH VANILLA FLAVORED', 'French Vanilla'],
    ['birthday cake', 'Birthday Cake'],
    ['honey smoked bbq', 'Honey Smoked BBQ'],
  ])('%s', (written, shown) => {
    expect(displayFlavor(written, flavors)).toBe(shown);
  });
});

it.each([
  ['Brezel mit Vanille Joghurt', 'Brezel with Vanilla Yogurt'],
  ['Vanille und Kokos', 'Vanilla & Coconut'],
])('the words that join flavors are English, too: %s', (written, shown) => {
  expect(englishFlavor(written, flavors)).toBe(shown);
});

it('keeps the letters of the north in what the label says', () => {
  const { flavor, written } = readFlavor('Protein Bar, Cashewnødder & Hindbær', flavors);
  expect({ flavor, written }).toEqual({
    flavor: 'Cashew & Raspberry',
    written: 'Cashewnødder & Hindbær',
  });
});

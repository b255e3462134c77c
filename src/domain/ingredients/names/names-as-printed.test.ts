import { describe, expect, test } from 'vitest';
import { explain, namesWithGroups as names } from '../../../../tests/support/read-statement.ts';

describe('names as printed', () => {
  test('a comma inside a name is taken out where the first part means nothing', () => {
    expect(names('salt, nonfat dry ,milk, evaporated cane, sugar')).toEqual([
      'salt',
      'nonfat dry milk',
      'cane sugar',
    ]);
  });

  test('names without commas before "vitamins and minerals:" are ingredients', () => {
    expect(
      names('milk, XANTHAN GUM BHT FOR FRESHNESS ALMOND FLOUR VITAMINS AND MINERALS: zinc oxide'),
    ).toEqual([
      'milk',
      'xanthan gum',
      'bht',
      'almond flour',
      'vitamin and mineral blend',
      'vitamin and mineral blend > zinc oxide',
    ]);
  });

  test('a blend keeps the plant or milk its proteins come from, and loses praise', () => {
    expect(names('Supreme Milk Derived Protein Blend (casein, whey)')[0]).toBe(
      'milk protein blend',
    );
    expect(names('Soy Protein Blend (soy protein isolate, soy flour)')[0]).toBe(
      'soy protein blend',
    );
  });

  test('where a comma misses, the bracket belongs to the last name', () => {
    expect(names('cocoa, NATURAL AND ARTIFICIAL FLAVOR SALT (SODIUM CHLORIDE), water')).toEqual([
      'cocoa',
      'natural and artificial flavor',
      'salt',
      'water',
    ]);
    expect(names('whey protein concentrate (milk) instant whey protein isolate (milk)')).toEqual([
      'whey protein concentrate',
      'whey protein isolate',
    ]);
  });

  test('a comma before "& vegetable blend" divides nothing', () => {
    expect(names('kale, fruit, & vegetable blend (spinach, apple)')).toEqual([
      'kale',
      'fruit and vegetable blend',
      'fruit and vegetable blend > spinach',
      'fruit and vegetable blend > apple',
    ]);
  });

  test('a slash read for the l of milk', () => {
    expect(explain('pea protein. May contain soy, mi/k and nuts.').mayContain).toEqual([
      'milk',
      'tree nuts',
      'soy',
    ]);
  });

  test('what is made of one fruit shares its name', () => {
    expect(names('salt, apple juice concentrate and puree, BCAAs 2:1:1 (L-Leucine)')).toEqual([
      'salt',
      'apple juice concentrate',
      'apple puree',
      'branched-chain amino acids',
      'branched-chain amino acids > l-leucine',
    ]);
  });

  test('a vitamin in brackets tells what an unreadable name is', () => {
    expect(names('biotin, dl-alpha tocophery acetale (vit. e), enriched (vit. d2)')).toEqual([
      'biotin',
      'vitamin e',
      'vitamin d2',
    ]);
  });

  test('what the product is called is no ingredient and proves nothing', () => {
    const label = explain('Protein bar.');
    expect(label.ingredients).toEqual([]);
    expect(label.veganByIngredients).toBeNull();
  });

  test('a flavor "with other natural flavors" is that flavor', () => {
    expect(names('cocoa, organic natural flavors with other natural flavors')).toEqual([
      'cocoa',
      'natural flavor',
    ]);
  });

  test('oat beta-glucan comes from oats', () => {
    expect(explain('coconut oil, oat beta glucan, salt').glutenSources).toEqual(['oats']);
  });

  test('an enumeration of natural flavors holds no fruit', () => {
    expect(names('pea protein, natural mango, peach, orange and pineapple flavors')).toEqual([
      'pea protein',
      'natural mango flavor',
      'natural peach flavor',
      'natural orange flavor',
      'natural pineapple flavor',
    ]);
  });

  test('what is free of sugar adds no sugar', () => {
    const label = explain(
      'soy protein isolate, sugar free milk chocolate (maltitol, cocoa butter)',
    );
    expect(label.addedSugars).toEqual([]);
    expect(label.ingredients.map((entry) => entry.canonical)).toContain('milk chocolate');
  });

  test('"011" after a plant is oil', () => {
    expect(names('cashews, coconut 011')).toEqual(['cashew', 'coconut oil']);
  });

  test('a name that breaks off while telling of its making is not guessed', () => {
    const statement =
      'Protein blend (whey protein isolate), coating [maltitol, cocoa powder (processe';
    expect(names(statement)).toEqual([
      'protein blend',
      'protein blend > whey protein isolate',
      'coating',
      'coating > maltitol',
      'coating > cocoa',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readRecord, readRejection } from '../../../tests/support/read-record.ts';
import { readOffPool } from './off-pool.ts';
import { readOpenFoodFacts, readOpenFoodFactsSubset } from './open-food-facts.ts';

describe('Open Food Facts products', () => {
  // A real record of the groQu extract.
  const row = {
    code: '0748927064100',
    product_name: 'Vanilla Flavored Gold Standard 100% Whey Protein Drink, Vanilla',
    brands: 'Optimum nutrition',
    quantity: '11 fl oz/325 ml',
    serving_size: '1 Carton (325 ml)',
    nutriments: {
      'energy-kcal_serving': 150,
      proteins_serving: 24,
      carbohydrates_serving: 6.01,
      sugars_serving: 2.02,
      fat_serving: 3.51,
      'saturated-fat_serving': 1.5,
      fiber_serving: 0.975,
      sodium_serving: 0.299,
    },
    allergens_tags: ['en:milk'],
    traces_tags: ['en:soybeans', 'en:nuts', 'en:gluten'],
    labels_tags: ['en:gluten-free'],
    ingredients_text: 'Water, Whey Protein Concentrate.',
  };

  it('are read with nested figures, allergens, traces and labels', () => {
    expect(readRecord(readOpenFoodFacts, row)).toMatchObject({
      record: '0748927064100',
      url: 'https://world.openfoodfacts.org/product/0748927064100',
      format: 'rtd',
      perServing: { energy: 150, protein: 24, salt: 0.7475, fiber: 0.975 },
      saltFromSodium: true,
      per100: null,
      servingSize: { amount: 325, unit: 'ml' },
      allergens: ['milk'],
      traces: ['tree nuts', 'soy', 'gluten'],
      claims: ['gluten free'],
      readable: true,
    });
  });
  it('are read alike from the flat columns of the CSV export', () => {
    const { nutriments, allergens_tags: _a, traces_tags: _t, labels_tags: _l, ...plain } = row;
    const flat = {
      ...plain,
      ...Object.fromEntries(Object.entries(nutriments).map(([key, value]) => [key, String(value)])),
      allergens: 'en:milk',
      traces_tags: 'en:soybeans,en:nuts,en:gluten',
      labels_tags: 'en:gluten-free',
    };
    expect(readRecord(readOpenFoodFacts, flat)).toEqual(readRecord(readOpenFoodFacts, row));
  });
  it('take kilojoules where there are no kilocalories', () => {
    expect(
      readRecord(readOpenFoodFacts, {
        ...row,
        nutriments: { 'energy-kj_100g': 418.4, proteins_100g: 8 },
      }).per100?.energy,
    ).toBeCloseTo(100);
  });
  it('prefer the English text and mark others', () => {
    expect(
      readRecord(readOpenFoodFacts, { ...row, lang: 'fr', ingredients_text: 'Eau, lactosérum' })
        .readable,
    ).toBe(false);
    expect(
      readRecord(readOpenFoodFacts, { ...row, lang: 'fr', ingredients_text_en: 'Water, whey' }),
    ).toMatchObject({
      statement: 'Water, whey',
      readable: true,
    });
  });
  it('are known for what any of their names says: the English one may be a flavor', () => {
    const biscuit = {
      ...row,
      product_name: '100% Pure Whey',
      product_name_en: '100% Pure Biscuit Flavoured',
      nutriments: { proteins_100g: 75 },
    };
    expect(readRecord(readOpenFoodFacts, biscuit).format).toBe('powder');
    const barrita = {
      ...biscuit,
      product_name: 'Exclusive Barrita Proteina',
      product_name_en: 'White Choco & Coconut',
      nutriments: { proteins_100g: 26 },
    };
    expect(readRecord(readOpenFoodFacts, barrita).format).toBe('bar');
    const soup = { ...biscuit, product_name: 'Biscuit', product_name_en: 'Pure Biscuit' };
    expect(readRejection(readOpenFoodFacts, soup)).not.toBeNull();
  });
  it('do not take "100 g" for a serving of powder', () => {
    const powder = {
      ...row,
      product_name: 'Whey Isolate',
      serving_size: '100.0g',
      nutriments: { proteins_100g: 83, proteins_serving: 83 },
    };
    expect(readRecord(readOpenFoodFacts, powder)).toMatchObject({
      servingSize: null,
      perServing: null,
      per100: { protein: 83 },
    });
  });
  it('do not take "100 ml" for a serving of a drink', () => {
    const drink = {
      ...row,
      product_name: 'High Protein Strawberry Drink',
      quantity: '250ml',
      serving_size: '100ml',
      nutriments: { proteins_100g: 8, proteins_serving: 8 },
    };
    expect(readRecord(readOpenFoodFacts, drink)).toMatchObject({
      format: 'rtd',
      perServing: null,
      per100: { protein: 8 },
    });
    expect(readRecord(readOpenFoodFacts, drink)).not.toMatchObject({
      servingSize: { amount: 100 },
    });
  });
  it('are refused without a barcode and if they are no protein supplements', () => {
    expect(readRejection(readOpenFoodFacts, { ...row, code: '' })).toBe('no barcode');
    expect(
      readRejection(readOpenFoodFacts, {
        code: '3017620422003',
        product_name: 'Hazelnut spread',
        nutriments: { proteins_100g: 6 },
      }),
    ).toBe('another kind of food');
  });
  it('of the published subsets keep the selection made by hand', () => {
    const subset = {
      code: '0644225727832',
      product_name: 'Power Crunch',
      brands: 'Power Crunch',
      _derived: { category: 'bar', repo: 'mathaholic/python18_foodfacts' },
    };
    expect(readRecord(readOpenFoodFactsSubset, subset)).toMatchObject({
      format: 'bar',
      retrieved: '2016',
    });
  });
});

it('a row that lost its serving is served by what its figures say', () => {
  const row = {
    barcode: '5060088700099',
    product_name: 'nakd peanut butter protein bar',
    nutrients: {
      'energy-kcal_100g': '443',
      'energy-kcal_serving': '199',
      proteins_100g: '17.4',
      proteins_serving: '7.83',
      fat_100g: '21.9',
      fat_serving: '9.85',
    },
    _derived: { category: 'bar' },
  };
  expect(readRecord(readOpenFoodFactsSubset, row)).toMatchObject({
    servingSize: { amount: 45, unit: 'g' },
    perServing: { energy: 199, protein: 7.83 },
  });
  const entered = { ...row, serving_size: '100 g' };
  expect(readRecord(readOpenFoodFactsSubset, entered)).toMatchObject({
    servingSize: null,
    perServing: null,
  });
});

it('pool rows are who they are, and the piece whose size they state', () => {
  expect(
    readRecord(readOffPool, {
      gtin: '0851770007566',
      brand: 'Orgain',
      name: 'Organic Protein',
      substitute_group: 'whey_protein',
      display_size: '544g.',
    }),
  ).toMatchObject({
    format: 'powder',
    servingSize: null,
    packageSize: null,
  });
  const bar = { gtin: '0850000429116', name: 'Protein Bar', substitute_group: 'protein_bar' };
  expect(readRecord(readOffPool, { ...bar, display_size: '1.62 oz (46 g)' }).servingSize).toEqual({
    amount: 46,
    unit: 'g',
  });
  expect(readRecord(readOffPool, { ...bar, display_size: '14 oz' }).servingSize).toBeNull();
  expect(readRejection(readOffPool, { gtin: '0851770007566', substitute_group: 'milk' })).toBe(
    'not a powder, drink or bar',
  );
});

import { describe, expect, it } from 'vitest';
import { readRecord, readRejection } from '../../../tests/support/read-record.ts';
import { readDsld } from './dsld.ts';
import { readLabelgrade } from './labelgrade.ts';
import { newestFirst, readBfpd, readFdcRow } from './usda.ts';

describe('USDA rows', () => {
  const row = {
    fdc_id: '1968477',
    brand_owner: 'Leprino Performance Brands, LLC',
    brand_name: 'ASCENT',
    subbrand_name: '',
    gtin_upc: '815863020320',
    ingredients: 'WHEY PROTEIN ISOLATE.',
    serving_size: '12.0',
    serving_size_unit: 'GRM',
    package_weight: '0.42 oz/12 g',
    available_date: '2021-07-29',
    _derived: { category: 'powder' },
  };
  it('take the brand name before the owner, and have no product name', () => {
    expect(readRecord(readFdcRow, row)).toMatchObject({
      gtin: '0815863020320',
      brand: 'ASCENT',
      brandNote: null,
      name: null,
      servingSize: { amount: 12, unit: 'g' },
      packageSize: { amount: 12, unit: 'g' },
      url: 'https://fdc.nal.usda.gov/food-details/1968477/nutrients',
    });
    expect(readRecord(readFdcRow, { ...row, brand_name: '' })).toMatchObject({
      brand: 'Leprino Performance Brands, LLC',
      brandNote: 'the company that handed the label in',
    });
  });
  it.each(['MG', 'IU', ''])('do not believe the serving unit %j', (unit) => {
    const packed = { ...row, serving_size_unit: unit, package_weight: '16 oz/454 g' };
    expect(readRecord(readFdcRow, packed).servingSize).toBeNull();
  });
  it('are served by the piece that their package weighs', () => {
    const one = { ...row, serving_size_unit: 'IU', package_weight: '0.42 oz/12 g' };
    expect(readRecord(readFdcRow, one)).toMatchObject({
      servingSize: { amount: 12, unit: 'g' },
      servingNote: 'read from the package: "12 g"',
    });
  });
  it('sort the newest label first', () => {
    expect(newestFirst('2021-07-29') < newestFirst('2020-07-29')).toBe(true);
  });
  it('of 2018 have a name', () => {
    expect(
      readRecord(readBfpd, {
        NDB_Number: '45009166',
        long_name: 'NEW ZEALAND PROTEIN SMOOTHIE POWDER',
        gtin_upc: '856273005064',
        manufacturer: 'White Cloud',
        ingredients_english: 'MILK',
        Serving_Size: '40.0',
        Serving_Size_UOM: 'g',
      }),
    ).toMatchObject({
      format: 'powder',
      name: 'NEW ZEALAND PROTEIN SMOOTHIE POWDER',
      servingSize: { amount: 40, unit: 'g' },
    });
  });
});

it('Labelgrade rows are per serving, in whole kcal', () => {
  expect(
    readRecord(readLabelgrade, {
      slug: 'x',
      brand: 'Vega',
      product_name: 'Organic',
      category: 'Protein Powder',
      upc: '658010118651',
      serving_size: '1 packet (23 g)',
      calories: 89.9,
      protein_g: 15,
      fiber_g: '',
      sodium_mg: 150,
      report_url: 'https://labelgrade.com/x',
      last_verified: '2026-05-28',
    }),
  ).toMatchObject({
    format: 'powder',
    perServing: { energy: 90, protein: 15, fiber: null, salt: 0.375 },
    retrieved: '2026-05-28',
  });
  expect(
    readRecord(readLabelgrade, {
      slug: 'y',
      category: 'Meal Replacement Shakes',
      serving_size: '1 bottle',
    }).format,
  ).toBe('rtd');
});

describe('DSLD labels', () => {
  const quantity = (amount: number, unit: string) => [
    { servingSizeOrder: 1, operator: '=', quantity: amount, unit },
  ];
  const label = {
    id: 12345,
    fullName: 'Gold Whey Vanilla',
    brandName: 'Acme',
    upcSku: '7 48927 06410 0',
    servingsPerContainer: '29',
    physicalState: { langualCodeDescription: 'Powder' },
    servingSizes: [
      { order: 1, minQuantity: 1, maxQuantity: 1, unit: 'Scoop(s)', notes: 'approx. 31 g' },
    ],
    netContents: [{ order: 1, display: '2 lb(s)' }],
    ingredientRows: [
      { name: 'Calories', category: 'other nutrient', quantity: quantity(120, 'Calorie(s)') },
      {
        name: 'Total Fat',
        category: 'fat',
        quantity: quantity(1.5, 'Gram(s)'),
        nestedRows: [{ name: 'Saturated Fat', category: 'fat', quantity: quantity(1, 'Gram(s)') }],
      },
      {
        name: 'Total Carbohydrates',
        category: 'carbohydrate',
        quantity: quantity(3, 'Gram(s)'),
        nestedRows: [{ name: 'Sugars', category: 'sugar', quantity: quantity(0, 'NP') }],
      },
      { name: 'Protein', category: 'protein', quantity: quantity(24, 'Gram(s)') },
      { name: 'Sodium', category: 'mineral', quantity: quantity(130, 'mg') },
      {
        name: 'Protein Blend',
        category: 'blend',
        quantity: quantity(0, 'NP'),
        nestedRows: [
          { name: 'Whey Protein Isolate', forms: [] },
          { name: 'Whey Peptides', forms: [] },
        ],
      },
    ],
    otheringredients: {
      text: null,
      ingredients: [
        { order: 1, name: 'Cocoa', forms: [] },
        { order: 2, name: 'Lecithin', forms: [{ name: 'Soy' }] },
      ],
    },
    statements: [
      { type: 'Formulation re: Does NOT Contain', notes: 'Gluten Free' },
      { type: 'Precautions', notes: 'Keep dry' },
    ],
  };
  it('are read with panel, serving and ingredients', () => {
    expect(readRecord(readDsld, label)).toMatchObject({
      record: '12345',
      url: 'https://dsld.od.nih.gov/label/12345',
      gtin: '0748927064100',
      format: 'powder',
      name: 'Gold Whey Vanilla',
      statement: 'Protein Blend (Whey Protein Isolate, Whey Peptides), Cocoa, Lecithin (Soy)',
      perServing: {
        energy: 120,
        protein: 24,
        carbohydrate: 3,
        sugar: null,
        fat: 1.5,
        saturatedFat: 1,
        salt: 0.325,
      },
      servingSize: { amount: 31, unit: 'g' },
      servings: 29,
      claims: ['Gluten Free'],
    });
  });
  it('are refused as capsules, and without protein', () => {
    expect(
      readRejection(readDsld, { ...label, physicalState: { langualCodeDescription: 'Capsule' } }),
    ).toBe('tablets or capsules');
    expect(readRejection(readDsld, { id: 1, fullName: 'Vitamin C', ingredientRows: [] })).toBe(
      'not a protein supplement',
    );
    expect(readRejection(readDsld, {})).toBe('no label id');
  });
});

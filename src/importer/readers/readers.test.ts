import { describe, expect, it } from 'vitest';
import { readBodybuilding } from './bodybuilding.ts';
import { readDsld } from './dsld.ts';
import { readLabelPhotos, readSupplementScout, readVeganBars } from './fact-tables.ts';
import { readLabelgrade } from './labelgrade.ts';
import { readLifyzer } from './lifyzer.ts';
import { readOffPool } from './off-pool.ts';
import { readOpenFoodFacts, readOpenFoodFactsSubset } from './open-food-facts.ts';
import { readOperatorRow } from './operator-csv.ts';
import type { Row, RowReader } from './record-fields.ts';
import { newestFirst, readBfpd, readFdcRow } from './usda.ts';

function record(reader: RowReader, row: Row) {
  const result = reader(row, 'test');
  if ('rejected' in result) throw new Error(result.rejected.reason);
  return result.record;
}

function rejection(reader: RowReader, row: Row): string | null {
  const result = reader(row, 'test');
  return 'rejected' in result ? result.rejected.reason : null;
}

describe('Lifyzer rows', () => {
  // Real record, its ingredient text shortened.
  const row = {
    barcode_id: '0856273005064',
    product_name: 'Protein Smoothie Powder, Chocolate',
    ingredients: 'Skim milk powder, cocoa.',
    fat_amount: '6.25',
    saturated_fats: '2.5',
    carbohydrate: '47.5',
    sugar: '35',
    dietary_fiber: '10',
    protein: '35',
    salt: '0.6985',
    sodium: '0.275',
    alcohol: '',
    _derived: {
      category: 'powder',
      source_url: 'https://world.openfoodfacts.org/product/0856273005064',
      brand: 'KURA',
      brand_confidence: 'high',
      brand_basis: 'first 11 digits equal',
      ingredients_lang: 'en',
      ocr_noise: 0.02,
    },
  };
  const with_ = (changes: Row, more: Row = {}) => ({
    ...row,
    ...changes,
    _derived: { ...row._derived, ...more },
  });

  it('are per 100 g, keyed by barcode', () => {
    expect(record(readLifyzer, row)).toMatchObject({
      gtin: '0856273005064',
      productKey: 'gtin:0856273005064',
      name: 'Protein Smoothie Powder, Chocolate',
      brand: 'KURA',
      brandNote: 'concluded: first 11 digits equal',
      statement: 'Skim milk powder, cocoa.',
      truncated: false,
      readable: true,
      per100: {
        energy: null,
        protein: 35,
        carbohydrate: 47.5,
        sugar: 35,
        fiber: 10,
        fat: 6.25,
        saturatedFat: 2.5,
        salt: 0.6985,
      },
      perServing: null,
      servingSize: null,
      carbohydrateIncludesFiber: true,
    });
  });
  it('say when the text is cut off', () => {
    expect(
      record(readLifyzer, with_({}, { flags: ['ingredients cut at 255 characters in the source'] }))
        .truncated,
    ).toBe(true);
  });
  it('leave out a scrambled text and a doubtful brand, and mark another language', () => {
    expect(record(readLifyzer, with_({}, { ocr_noise: 0.26 })).statement).toBeNull();
    expect(record(readLifyzer, with_({}, { ocr_noise: 0.25 })).statement).not.toBeNull();
    expect(record(readLifyzer, with_({}, { brand_confidence: 'low' })).brand).toBeNull();
    expect(
      record(readLifyzer, with_({}, { ingredients_lang: 'other', ocr_noise: 0.6 })),
    ).toMatchObject({
      statement: 'Skim milk powder, cocoa.',
      readable: false,
    });
  });
  it('treat empty as unknown and 0 as 0', () => {
    expect(record(readLifyzer, with_({ sugar: '', dietary_fiber: '0' })).per100).toMatchObject({
      sugar: null,
      fiber: 0,
    });
  });
  it('are refused where nobody could recognise the product', () => {
    const nameless = { brand: '', ingredients_lang: '' };
    expect(
      rejection(readLifyzer, with_({ product_name: 'Barre proteinée', ingredients: '' }, nameless)),
    ).toBe('name not in English and brand not known');
    expect(
      rejection(
        readLifyzer,
        with_({ product_name: '100% Whey Protein', ingredients: '' }, nameless),
      ),
    ).toBe('nothing to know it by: no brand, no ingredient text, a generic name');
    expect(rejection(readLifyzer, with_({ product_name: 'Barre proteinée' }))).toBeNull();
  });
});

describe('Open Food Facts products', () => {
  // Real record of the groQu extract.
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
    expect(record(readOpenFoodFacts, row)).toMatchObject({
      record: '0748927064100',
      url: 'https://world.openfoodfacts.org/product/0748927064100',
      format: 'rtd',
      perServing: { energy: 150, protein: 24, salt: 0.7475, fiber: 0.975 },
      saltFromSodium: true,
      per100: null,
      servingSize: { amount: 325, unit: 'ml' },
      allergens: ['milk'],
      traces: ['tree nuts', 'soy'],
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
    expect(record(readOpenFoodFacts, flat)).toEqual(record(readOpenFoodFacts, row));
  });
  it('take kilojoules where there are no kilocalories', () => {
    expect(
      record(readOpenFoodFacts, {
        ...row,
        nutriments: { 'energy-kj_100g': 418.4, proteins_100g: 8 },
      }).per100?.energy,
    ).toBeCloseTo(100);
  });
  it('prefer the English text and mark others', () => {
    expect(
      record(readOpenFoodFacts, { ...row, lang: 'fr', ingredients_text: 'Eau, lactosérum' })
        .readable,
    ).toBe(false);
    expect(
      record(readOpenFoodFacts, { ...row, lang: 'fr', ingredients_text_en: 'Water, whey' }),
    ).toMatchObject({
      statement: 'Water, whey',
      readable: true,
    });
  });
  it('do not take "100 g" for a serving of powder', () => {
    const powder = {
      ...row,
      product_name: 'Whey Isolate',
      serving_size: '100.0g',
      nutriments: { proteins_100g: 83, proteins_serving: 83 },
    };
    expect(record(readOpenFoodFacts, powder)).toMatchObject({
      servingSize: null,
      perServing: null,
      per100: { protein: 83 },
    });
  });
  it('are refused without a barcode and if they are no protein supplements', () => {
    expect(rejection(readOpenFoodFacts, { ...row, code: '' })).toBe('no barcode');
    expect(
      rejection(readOpenFoodFacts, {
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
    expect(record(readOpenFoodFactsSubset, subset)).toMatchObject({
      format: 'bar',
      retrieved: '2016',
    });
  });
});

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
    expect(record(readFdcRow, row)).toMatchObject({
      gtin: '0815863020320',
      brand: 'ASCENT',
      brandNote: null,
      name: null,
      servingSize: { amount: 12, unit: 'g' },
      packageSize: { amount: 12, unit: 'g' },
      url: 'https://fdc.nal.usda.gov/food-details/1968477/nutrients',
    });
    expect(record(readFdcRow, { ...row, brand_name: '' })).toMatchObject({
      brand: 'Leprino Performance Brands, LLC',
      brandNote: 'the company that handed the label in',
    });
  });
  it.each(['MG', 'IU', ''])('do not believe the serving unit %j', (unit) => {
    expect(record(readFdcRow, { ...row, serving_size_unit: unit }).servingSize).toBeNull();
  });
  it('sort the newest label first', () => {
    expect(newestFirst('2021-07-29') < newestFirst('2020-07-29')).toBe(true);
  });
  it('of 2018 have a name', () => {
    expect(
      record(readBfpd, {
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
    record(readLabelgrade, {
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
    record(readLabelgrade, {
      slug: 'y',
      category: 'Meal Replacement Shakes',
      serving_size: '1 bottle',
    }).format,
  ).toBe('rtd');
});

it('pool rows are identity only', () => {
  expect(
    record(readOffPool, {
      gtin: '0851770007566',
      brand: 'Orgain',
      name: 'Organic Protein',
      substitute_group: 'whey_protein',
      display_size: '30.5 g',
    }),
  ).toMatchObject({
    format: 'powder',
    servingSize: null,
    packageSize: null,
  });
  expect(rejection(readOffPool, { gtin: '0851770007566', substitute_group: 'milk' })).toBe(
    'not a powder, drink or bar',
  );
});

describe('bodybuilding rows', () => {
  const row = {
    category: 'WHEY PROTEIN ISOLATE',
    name: 'Isopure Zero Carb WPI',
    brand: 'Isopure',
    flavor: 'creamy vanilla',
    servings: '22',
    calories: '210',
    fat_g: '1.0',
    carbs_g: '0.0',
    protein_g: '50.0',
    dietary_fiber_g: '0.0',
    sugar_g: '0.0',
    Size: '3 Lbs.',
    _derived: { category: 'powder', flags: [] },
  };
  it('of different package sizes are one product', () => {
    const other = { ...row, Size: '7.5 Lbs.', servings: '54' };
    expect(record(readBodybuilding, other).productKey).toBe(
      record(readBodybuilding, row).productKey,
    );
    expect(record(readBodybuilding, other).record).not.toBe(record(readBodybuilding, row).record);
    expect(record(readBodybuilding, row).rank < record(readBodybuilding, other).rank).toBe(true);
  });
  it('believe a zero only if the energy bears it out', () => {
    expect(record(readBodybuilding, row).perServing).toMatchObject({
      carbohydrate: 0,
      fat: 1,
      sugar: null,
      fiber: null,
    });
    expect(record(readBodybuilding, { ...row, calories: '260' }).perServing).toMatchObject({
      carbohydrate: null,
      fat: 1,
    });
  });
  it('with a wrong number of servings are refused', () => {
    expect(
      rejection(readBodybuilding, {
        ...row,
        _derived: { category: 'powder', flags: ['servings_implausible'] },
      }),
    ).toBe('wrong number of servings in the source');
  });
  it.each([
    ['12 - 60g Bars', { amount: 60, unit: 'g' }],
    ['10 x 35g Bars', { amount: 35, unit: 'g' }],
    ['12 - 17 Fl. Oz. Cartons', { amount: 503, unit: 'ml' }],
    ['12 Bars', null],
  ])('read one piece from "%s"', (Size, servingSize) => {
    expect(
      record(readBodybuilding, { ...row, Size, _derived: { category: 'bar', flags: [] } })
        .servingSize,
    ).toEqual(servingSize);
  });
});

it('label photos give serving and salt; a folder variant is a flavour or a name', () => {
  const row = {
    brand: 'ON_vanilla',
    nutrients: {
      extracted_fields: {
        serving_size_g: 31,
        energy_kcal_per_serving: 121,
        protein_g_per_serving: 24,
        sodium_mg_per_serving: 100,
      },
    },
    _derived: { brand_from_folder_name: 'ON', variant_from_folder_name: 'vanilla' },
  };
  expect(record(readLabelPhotos, row)).toMatchObject({
    name: null,
    flavor: 'vanilla',
    servingSize: { amount: 31, unit: 'g' },
    servings: null,
    perServing: { energy: 121, salt: 0.25 },
  });
  expect(
    record(readLabelPhotos, {
      ...row,
      _derived: { brand_from_folder_name: 'Cosmix', variant_from_folder_name: 'Plant Protein' },
    }),
  ).toMatchObject({ name: 'Plant Protein', flavor: null });
});

it('SupplementScout rows come in two shapes', () => {
  expect(
    record(readSupplementScout, {
      expected_name: 'GYM HIGH Whey Pro Synergy 600g',
      net_weight_g: '600',
      serving_count_verified: '20',
      protein_per_serving_g: '25.2',
      serving_size_g: '',
    }),
  ).toMatchObject({ brand: 'GYM HIGH', name: 'Whey Pro Synergy', servings: 20, servingSize: null });
  const row = {
    expected_product_name: 'Applied Nutrition ISO-XP 1.8kg',
    expected_display_name: 'Banana / 1.8kg',
    after_nutrition_override: {
      serving_size_g: 25,
      protein_per_serving_g: 22,
      serving_count_verified: 72,
      source_url: 'https://appliednutrition.uk/products/iso-xp',
    },
  };
  expect(record(readSupplementScout, row)).toMatchObject({
    brand: 'Applied Nutrition',
    name: 'ISO-XP',
    flavor: 'Banana',
    servings: 72,
    servingSize: { amount: 25, unit: 'g' },
    url: 'https://appliednutrition.uk/products/iso-xp',
  });
  expect(
    rejection(readSupplementScout, { ...row, expected_display_name: 'Default' }),
  ).not.toBeNull();
});

it("vegan bars bring the source's marketplace number, and are refused below 10 g", () => {
  const row = {
    name: 'Vega Sport Protein',
    calories: 300,
    protein: 20,
    sugar: 14,
    url: 'https://www.amazon.com/Vega-Sport-Protein-Crispy-Chocolate/dp/B079P7BFYB',
  };
  expect(record(readVeganBars, row)).toMatchObject({
    brand: 'Vega',
    links: [
      { retailer: 'Amazon', url: 'https://www.amazon.com/dp/B079P7BFYB', asin: 'B079P7BFYB' },
    ],
  });
  expect(record(readVeganBars, { ...row, url: 'https://nocow.com/products/x' })).toMatchObject({
    links: [],
    url: 'https://nocow.com/products/x',
  });
  expect(rejection(readVeganBars, { ...row, protein: 9 })).toBe('less than 10 g protein a bar');
  expect(rejection(readVeganBars, { ...row, name: 'SimplyProtein Cookie' })).toBe(
    'not a powder, drink or bar',
  );
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
    expect(record(readDsld, label)).toMatchObject({
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
      rejection(readDsld, { ...label, physicalState: { langualCodeDescription: 'Capsule' } }),
    ).toBe('tablets or capsules');
    expect(rejection(readDsld, { id: 1, fullName: 'Vitamin C', ingredientRows: [] })).toBe(
      'not a protein supplement',
    );
    expect(rejection(readDsld, {})).toBe('no label id');
  });
});

describe("the operator's own table", () => {
  const row = {
    gtin: '748927064100',
    brand: 'Acme',
    name: 'Gold Whey',
    format: 'powder',
    serving_size: '30',
    protein_g: '24,5',
    allergens: 'milk|soy',
    claims: 'gluten free|vegan',
  };
  it('is per serving', () => {
    expect(record(readOperatorRow, row)).toMatchObject({
      record: '0748927064100',
      perServing: { protein: 24.5, sugar: null },
      servingSize: { amount: 30, unit: 'g' },
      allergens: ['milk', 'soy'],
      claims: ['gluten free', 'vegan'],
    });
  });
  it.each([
    [{ name: '' }, 'no name'],
    [{ format: 'pill' }, 'format must be powder, rtd or bar'],
    [{ gtin: '748927064101' }, 'wrong check digit in gtin'],
    [
      { allergens: 'dairy' },
      'allergens must be among milk, egg, fish, crustacean shellfish, tree nuts, peanuts, wheat, soy, sesame',
    ],
  ])('refuses %j', (changes, reason) => {
    expect(rejection(readOperatorRow, { ...row, ...changes })).toBe(reason);
  });
});

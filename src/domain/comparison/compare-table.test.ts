import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import { DIETARY_FLAG_LABELS } from '../enumerations.ts';
import type { AffiliateLink, Product } from '../product/product.ts';
import type { CompareBasis } from './figures.ts';
import { type CompareRow, compareTable, differencesOnly } from './compare-table.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

function aLink(retailer: string, currentPrice: number | null): AffiliateLink {
  const url = `https://example.test/${retailer}`;
  const priceCheckedAt = '2026-11-20T11:00:00Z';
  return { retailer, affiliateUrl: url, url, currentPrice, priceCheckedAt, isActive: true };
}

function table(products: readonly Product[], basis: CompareBasis = 'serving') {
  return compareTable(products, { basis, now: NOW });
}

function row(products: readonly Product[], key: string, basis: CompareBasis = 'serving') {
  const found = table(products, basis)
    .flatMap((section): readonly CompareRow[] => section.rows)
    .find((candidate) => candidate.key === key);
  if (found === undefined) throw new Error(`There is no row ${key}.`);
  return found;
}

function texts(products: readonly Product[], key: string): string[] {
  return row(products, key).cells.map((cell) => cell.text);
}

// @spec a table with sections nutrition facts, product details, dietary info, purchase options
test('four sections in their order, one cell a product in every row', () => {
  const sections = table([aProduct({ id: 1 }), aProduct({ id: 2 })]);
  expect(sections.map((section) => section.title)).toEqual([
    'Nutrition Facts',
    'Product Details',
    'Dietary Info',
    'Purchase Options',
  ]);
  const rows = sections.flatMap((section): readonly CompareRow[] => section.rows);
  expect(rows.map((each) => each.cells.length)).toEqual(rows.map(() => 2));
  expect(new Set(rows.map((each) => each.key)).size).toBe(rows.length);
  const nutrition =
    'Protein,Calories,Protein per 100 kcal,Sugar,Carbohydrate,Fiber,Fat,Saturated fat,Salt';
  const details =
    'Brand,Type,Goal,Form,Flavor,Flavor options,Serving size,Servings per package,Contains allergens,May contain';
  const purchase = 'Price,Price per serving,Cost per 25 g protein,Available at';
  expect(sections.map((section) => section.rows.map((each) => each.label).join())).toEqual([
    nutrition,
    details,
    Object.values(DIETARY_FLAG_LABELS).join(),
    purchase,
  ]);
});

test('what is only handled where a product is made is not said to be in it', () => {
  const facility = [{ allergen: 'milk', basis: 'facility' }] as const;
  const products = [
    aProduct({ mayContain: ['milk'], precautions: facility }),
    aProduct({
      mayContain: ['milk', 'soy'],
      precautions: [...facility, { allergen: 'soy', basis: 'traces' }],
    }),
    aProduct({ mayContain: ['soy'], precautions: [{ allergen: 'soy', basis: 'traces' }] }),
  ];
  expect(texts(products, 'mayContain')).toEqual([
    'Facility handles milk',
    'soy. Facility handles milk',
    'soy',
  ]);
});

describe('nutrition facts', () => {
  test('the best value is marked with its reason, unknown stays unknown', () => {
    const products = [
      aProduct({ proteinPerServing: 24 }),
      aProduct({ proteinPerServing: 30 }),
      aProduct({ proteinPerServing: null }),
    ];
    const protein = row(products, 'proteinPerServing');
    expect(protein.cells.map((cell) => cell.text)).toEqual(['24 g', '30 g', 'Unknown']);
    expect(protein.cells.map((cell) => cell.unknown)).toEqual([false, false, true]);
    expect(protein.best).toEqual([1]);
    expect(protein.reason).toBe('Highest of the 2 known; 1 unknown');
  });

  test.each([
    ['proteinPerServing', 'high'],
    ['caloriesPerServing', 'low'],
    ['efficiency', 'high'],
    ['sugarPerServing', 'low'],
    ['carbohydratePerServing', null],
    ['fiberPerServing', 'high'],
    ['fatPerServing', null],
    ['saturatedFatPerServing', 'low'],
    ['saltPerServing', 'low'],
    ['price', 'low'],
    ['pricePerServing', 'low'],
    ['costPer25g', 'low'],
    ['servings', null],
  ])('of %s the better end is %s', (key, better) => {
    expect(row([aProduct()], key).better).toBe(better);
    expect(row([aProduct()], key).reason).toBeNull();
  });

  test('figures follow the basis', () => {
    const unknown = aProduct().nutritionalInfo.per100;
    const product = aProduct({
      nutritionalInfo: {
        ...unknown,
        proteinPerServing: 20,
        caloriesPerServing: 100,
        per100: { ...unknown, proteinPerServing: 70, caloriesPerServing: 380 },
      },
      provenance: {
        sources: [],
        facts: {
          caloriesPerServing: { basis: 'label', source: 0 },
          'per100.caloriesPerServing': { basis: 'calculated', source: 0, note: 'from serving' },
          proteinPerServing: { basis: 'standard', source: 0 },
          'per100.proteinPerServing': { basis: 'calculated', source: 0 },
        },
      },
    });
    const cell = (key: string, basis: CompareBasis) => row([product], key, basis).cells[0];
    expect(cell('caloriesPerServing', 'serving')).toMatchObject({ text: '100 kcal', note: null });
    expect(cell('caloriesPerServing', '100')).toMatchObject({
      text: '380 kcal',
      note: 'from serving',
    });
    expect(cell('caloriesPerServing', '25g')).toMatchObject({ text: '125 kcal', value: 125 });
    expect(cell('proteinPerServing', 'serving')?.note).toBe('For a standard serving');
    expect(cell('proteinPerServing', '100')?.note).toBe('Calculated');
  });

  test('what reads the same is equally good, and no difference', () => {
    const protein = (...grams: number[]) => {
      const { nutritionalInfo } = aProduct();
      const of = (each: number) => ({ ...nutritionalInfo, proteinPerServing: each });
      const products = grams.map((each) => aProduct({ nutritionalInfo: of(each) }));
      return row(products, 'proteinPerServing');
    };
    expect(protein(24.3, 24.1)).toMatchObject({ same: true, best: [] });
    expect(protein(24.3, 24.1, 20)).toMatchObject({ same: false, best: [0, 1] });
  });

  test('what an assumed serving holds is not the best, nor does it bar another from being it', () => {
    const of = (proteinPerServing: number, basis: 'label' | 'standard') =>
      aProduct({
        nutritionalInfo: { ...aProduct().nutritionalInfo, proteinPerServing },
        servingSize: { amount: 30, unit: 'g', basis },
      });
    const products = [of(20, 'label'), of(27, 'standard'), of(22, 'label')];
    const protein = row(products, 'proteinPerServing');
    expect(protein.cells.map(({ text }) => text)).toEqual(['20 g', '27 g', '22 g']);
    expect(protein.best).toEqual([2]);
  });

  test('protein per 100 kcal', () => {
    const products = [aProduct(), aProduct({ calories: null })];
    expect(texts(products, 'efficiency')).toEqual(['20 g', 'Unknown']);
    const [known] = row(products, 'efficiency').cells;
    expect(known?.note).toBe('Calculated: protein ÷ calories × 100');
  });
});

describe('product details', () => {
  test('words and their unknowns', () => {
    const bare = aProduct({
      brand: { id: 0, name: 'Brand not stated', logo: null },
      proteinType: null,
      fitnessGoal: null,
      servingSize: null,
      servings: null,
      contains: [],
      ingredientsComplete: false,
    });
    const whole = aProduct({
      format: 'rtd',
      flavor: 'Vanilla',
      flavorOptions: 3,
      servingSize: { amount: 330, unit: 'ml', basis: 'standard' },
      mayContain: ['soy', 'egg'],
    });
    const clean = aProduct({ contains: [], format: 'bar' });
    const products = [bare, whole, clean];
    expect(texts(products, 'brand')).toEqual(['Unknown', 'Brand 7', 'Brand 7']);
    expect(texts(products, 'proteinType')).toEqual(['Unknown', 'Whey Isolate', 'Whey Isolate']);
    expect(texts(products, 'fitnessGoal')[0]).toBe('Unknown');
    expect(texts(products, 'format')).toEqual(['Powder', 'Ready to drink', 'Bar']);
    expect(texts(products, 'flavor')).toEqual(['Unknown', 'Vanilla', 'Unknown']);
    expect(texts(products, 'flavorOptions')).toEqual(['1', '3', '1']);
    expect(texts(products, 'servingSize')).toEqual(['Unknown', 'assumed 330 ml', '30 g']);
    expect(row(products, 'servingSize').cells.map((cell) => cell.note)).toEqual([
      null,
      'The label states none',
      null,
    ]);
    expect(texts(products, 'servings')).toEqual(['Unknown', '30', '30']);
    expect(texts(products, 'contains')).toEqual(['Unknown', 'milk', 'None listed']);
    expect(texts(products, 'mayContain')).toEqual(['Unknown', 'soy, egg', 'None listed']);
    expect(row([whole], 'proteinType').cells[0]?.note).toBe(whole.proteinTypeReason);
    expect(row([whole], 'fitnessGoal').cells[0]?.note).toBe(whole.fitnessGoalReason);
  });

  test('servings that were calculated say how, those of a label say nothing', () => {
    const facts = {
      servings: { basis: 'calculated', source: 0, note: 'package of 450 g / serving of 30 g' },
      servingSize: { basis: 'label', source: 0 },
    } as const;
    const product = aProduct({ provenance: { sources: [], facts } });
    expect(row([product], 'servings').cells[0]?.note).toBe('package of 450 g / serving of 30 g');
    expect(row([product], 'servingSize').cells[0]?.note).toBeNull();
  });
});

describe('dietary info', () => {
  test('yes, no, unknown, each with its evidence; a conflict is named first', () => {
    const base = aProduct();
    const conflicting = aProduct({
      isVegan: false,
      flagEvidence: {
        ...base.flagEvidence,
        isVegan: {
          value: false,
          basis: 'ingredients',
          evidence: 'Contains whey.',
          conflict: 'The label says vegan, but it contains whey.',
        },
      },
    });
    const vegan = row([aProduct({ isVegan: true }), conflicting], 'isVegan');
    expect(vegan.cells.map((cell) => [cell.text, cell.note])).toEqual([
      ['Yes', 'The label says so.'],
      ['No', 'The label says vegan, but it contains whey.'],
    ]);
    expect(row([base], 'isNonGMO').cells[0]).toEqual({
      text: 'Unknown',
      value: null,
      unknown: true,
      note: 'The label does not say.',
    });
  });
});

describe('purchase options', () => {
  // @spec The purchase options hide the health-supplement retailer link when a marketplace link exists.
  test('retailers as a shopper sees them', () => {
    const products = [
      aProduct({ affiliateLinks: [aLink('iHerb', null), aLink('Amazon', null)] }),
      aProduct({ affiliateLinks: [aLink('iHerb', null), aLink('GNC', null)] }),
      aProduct(),
    ];
    expect(texts(products, 'retailers')).toEqual([
      'Amazon',
      'GNC, iHerb',
      'No retailer links available',
    ]);
  });

  test('price, price per serving, cost of 25 g protein', () => {
    const product = aProduct({ affiliateLinks: [aLink('GNC', 36)], proteinPerServing: 20 });
    const unpriced = aProduct({ affiliateLinks: [aLink('GNC', null)] });
    const unserved = aProduct({ affiliateLinks: [aLink('GNC', 40)], servings: null });
    const products = [product, unpriced, unserved];
    expect(texts(products, 'price')).toEqual(['$36.00', 'Unknown', '$40.00']);
    expect(texts(products, 'pricePerServing')).toEqual(['$1.20', 'Unknown', 'Unknown']);
    expect(texts(products, 'costPer25g')).toEqual(['$1.50', 'Unknown', 'Unknown']);
    expect(row(products, 'price').cells[0]?.note).toBe('Price at GNC');
    expect(row(products, 'price').best).toEqual([0]);
  });
});

test('differences only: equal rows and empty sections fall away; unknown differs from known', () => {
  const product = aProduct({ id: 1, name: 'One' });
  expect(differencesOnly(table([product, { ...product, id: 2, name: 'Two' }]))).toEqual([]);
  const different = { ...product, flavor: 'Vanilla', isNonGMO: true };
  const kept = differencesOnly(table([product, different]));
  expect(kept.map((section) => section.rows.map((each) => each.key))).toEqual([
    ['flavor'],
    ['isNonGMO'],
  ]);
});

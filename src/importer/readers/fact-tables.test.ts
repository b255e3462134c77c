import { readProteinType } from '#domain/product/classify/named-protein-type.ts';
import { catalogueTables } from '../tables/catalogue-tables.ts';
import { ALLERGENS } from '#domain/enumerations.ts';
import { describe, expect, it } from 'vitest';
import { readRecord, readRejection } from '../../../tests/support/read-record.ts';
import { readBodybuilding } from './bodybuilding.ts';
import { readLabelPhotos, readSupplementScout, readVeganBars } from './fact-tables.ts';
import { readOperatorRow } from './operator-csv.ts';

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
    expect(readRecord(readBodybuilding, other).productKey).toBe(
      readRecord(readBodybuilding, row).productKey,
    );
    expect(readRecord(readBodybuilding, other).record).not.toBe(
      readRecord(readBodybuilding, row).record,
    );
    expect(readRecord(readBodybuilding, row).rank < readRecord(readBodybuilding, other).rank).toBe(
      true,
    );
  });
  it('believe a zero only if the energy bears it out', () => {
    expect(readRecord(readBodybuilding, row).perServing).toMatchObject({
      carbohydrate: 0,
      fat: 1,
      sugar: null,
      fiber: null,
    });
    expect(readRecord(readBodybuilding, { ...row, calories: '260' }).perServing).toMatchObject({
      carbohydrate: null,
      fat: 1,
    });
  });
  it('with a wrong number of servings keep all but that, and stand behind other packs', () => {
    const flagged = {
      ...row,
      servings: '3',
      _derived: { category: 'powder', flags: ['servings_implausible'] },
    };
    const record = readRecord(readBodybuilding, flagged);
    expect(record).toMatchObject({ servings: null, servingSize: null, servingNote: null });
    expect(record.perServing).toEqual(readRecord(readBodybuilding, row).perServing);
    expect(record.rank > readRecord(readBodybuilding, row).rank).toBe(true);
  });
  it.each([
    ['12 - 60g Bars', { amount: 60, unit: 'g' }],
    ['10 x 35g Bars', { amount: 35, unit: 'g' }],
    ['12 - 17 Fl. Oz. Cartons', { amount: 503, unit: 'ml' }],
    ['12 Bars', null],
  ])('read one piece from "%s"', (Size, servingSize) => {
    expect(
      readRecord(readBodybuilding, { ...row, Size, _derived: { category: 'bar', flags: [] } })
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
  expect(readRecord(readLabelPhotos, row)).toMatchObject({
    name: null,
    flavor: 'vanilla',
    servingSize: { amount: 31, unit: 'g' },
    servings: null,
    perServing: { energy: 121, salt: 0.25 },
  });
  expect(
    readRecord(readLabelPhotos, {
      ...row,
      _derived: { brand_from_folder_name: 'Cosmix', variant_from_folder_name: 'Plant Protein' },
    }),
  ).toMatchObject({ name: 'Plant Protein', flavor: null });
});

describe('a photographed table says more of a serving in the column that has its fat', () => {
  const read = (...rows: readonly (readonly [name: string, value: string])[]) =>
    readRecord(readLabelPhotos, {
      brand: 'Acme',
      nutrients: {
        extracted_fields: { protein_g_per_serving: 24, total_fat_g_per_serving: 1.5 },
        raw_evidence: {
          visible_rows: rows.map(([name, value]) => ({ nutrient_text: name, value_text: value })),
        },
      },
    }).perServing;
  it('alone, or behind that of 100 g', () => {
    expect(read(['-Total Sugars^', '2.1g'], ['Total Fat', '1.5'])).toMatchObject({ sugar: 2.1 });
    const fats = [
      ['Total Fat (g)', '5'],
      ['Total Fat (g)', '1.5'],
    ] as const;
    const fiber = [
      ['Dietary Fibre (g)', '8.47'],
      ['Dietary Fibre (g)', '3.05'],
    ] as const;
    expect(read(...fats, ...fiber, ['Saturated Fat (g)', '0.5'])).toMatchObject({
      fiber: 3.05,
      saturatedFat: null,
      sugar: null,
    });
  });
  it('and nothing where no column has it, or the value is none', () => {
    expect(read(['Total Sugars', '7'], ['Total Fat', '5'])).toMatchObject({ sugar: null });
    expect(read(['Dietary fibre', '≤0.04'], ['Total Fat', '1.5'])).toMatchObject({ fiber: null });
  });
});

it('SupplementScout rows come in two shapes', () => {
  expect(
    readRecord(readSupplementScout, {
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
  expect(readRecord(readSupplementScout, row)).toMatchObject({
    brand: 'Applied Nutrition',
    name: 'ISO-XP',
    flavor: 'Banana',
    servings: 72,
    servingSize: { amount: 25, unit: 'g' },
    url: 'https://appliednutrition.uk/products/iso-xp',
  });
  expect(
    readRejection(readSupplementScout, { ...row, expected_display_name: 'Default' }),
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
  expect(readRecord(readVeganBars, row)).toMatchObject({
    brand: 'Vega',
    links: [
      { retailer: 'Amazon', url: 'https://www.amazon.com/dp/B079P7BFYB', asin: 'B079P7BFYB' },
    ],
  });
  expect(readRecord(readVeganBars, { ...row, name: 'good! (some flavors)' })).toMatchObject({
    brand: 'good!',
    name: 'good!',
  });
  expect(readRecord(readVeganBars, { ...row, url: 'https://nocow.com/products/x' })).toMatchObject({
    links: [],
    url: 'https://nocow.com/products/x',
  });
  expect(readRejection(readVeganBars, { ...row, protein: 9 })).toBe('less than 10 g protein a bar');
  expect(readRejection(readVeganBars, { ...row, name: 'SimplyProtein Cookie' })).toBe(
    'not a powder, drink or bar',
  );
});

it('a source that lists only vegan bars says that their protein is of plants', () => {
  const { category } = readRecord(readVeganBars, { name: 'Rise', protein: 15 });
  const { words } = catalogueTables();
  expect(readProteinType('Rise', category, words)?.type).toBe('Plant Protein');
  expect(readProteinType('Rise', 'PROTEIN BARS', words)).toBeNull();
});

it('the sweeteners that a row or a size of a pack names are a claim of the record', () => {
  const bar = { name: 'No Cow', protein: 21, sweetener: 'Erythritol, Stevia, Monk Fruit' };
  expect(readRecord(readVeganBars, bar).claims).toEqual(['Erythritol, Stevia, Monk Fruit']);
  expect(readRecord(readVeganBars, { ...bar, sweetener: null }).claims).toEqual([]);
  const boxOf = (Size: string) =>
    readRecord(readBodybuilding, {
      name: 'Quest Bars',
      brand: 'Quest Nutrition',
      protein_g: '20.0',
      Size,
      _derived: { category: 'bar' },
    });
  expect(boxOf('12 Stevia Sweetened Bars').claims).toEqual(['Stevia Sweetened']);
  expect(boxOf('12 - 60g Bars').claims).toEqual([]);
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
    expect(readRecord(readOperatorRow, row)).toMatchObject({
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
    [{ gtin: '2000000000008' }, 'gtin is a number that shops give out themselves (02, 04, 2…)'],
    [{ gtin: '10614141000415' }, 'gtin is the number of a case, not of one pack'],
    [{ gtin: '4.00638E+12' }, 'gtin must be the 8 to 14 digits of a barcode'],
    [{ allergens: 'dairy' }, `allergens must be among ${ALLERGENS.join(', ')}`],
    [{ protein_g: '24 g' }, 'protein_g must be a number'],
    [{ serving_size: '1 scoop' }, 'serving_size must be a number'],
    [{ serving_unit: 'oz' }, 'serving_unit must be g or ml'],
  ])('refuses %j', (changes, reason) => {
    expect(readRejection(readOperatorRow, { ...row, ...changes })).toBe(reason);
  });
});

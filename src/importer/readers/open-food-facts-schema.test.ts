import { describe, expect, it } from 'vitest';
import { inPresentSchema, offRecords } from '../../../tests/support/off-records.ts';
import { readRecord, readRejection } from '../../../tests/support/read-record.ts';
import { frontPicture, NEWEST_SCHEMA } from './open-food-facts-schema.ts';
import { readOpenFoodFacts, UNKNOWN_SCHEMA } from './open-food-facts.ts';

const product = {
  code: '3017620422003',
  product_name: 'Whey protein powder',
  categories_tags: ['en:protein-powders'],
  schema_version: 1004,
};
const set = (nutrients: object, more: object = {}) => ({
  ...product,
  nutrition: { aggregated_set: { preparation: 'as_sold', per: '100g', nutrients, ...more } },
});

describe('records of Open Food Facts by schema', () => {
  it('say the same in the present schema as in the one before', () => {
    const records = offRecords(200);
    expect(records).toHaveLength(200);
    const old = records.map((record) => readOpenFoodFacts(record, 'off'));
    const present = records.map((record) => readOpenFoodFacts(inPresentSchema(record), 'off'));
    expect(present).toEqual(old);
  });

  it('are passed over where their schema is not known', () => {
    const row = { ...product, schema_version: NEWEST_SCHEMA + 1 };
    expect(readRejection(readOpenFoodFacts, row)).toBe(UNKNOWN_SCHEMA);
  });

  it('give amounts in grams, whatever their unit', () => {
    const row = set({
      proteins: { value: 80, unit: 'g' },
      salt: { value: 500, unit: 'mg' },
      fat: { value: 3, unit: '%' },
      'energy-kcal': { value: 400, unit: 'kcal' },
    });
    expect(readRecord(readOpenFoodFacts, row).per100).toMatchObject({
      protein: 80,
      salt: 0.5,
      fat: null,
      energy: 400,
    });
  });

  it('do not believe estimates, nor figures of the prepared drink', () => {
    const guessed = set({
      proteins: { value: 80, unit: 'g' },
      sugars: { value: 1, unit: 'g', source: 'estimate' },
    });
    expect(readRecord(readOpenFoodFacts, guessed).per100).toMatchObject({
      protein: 80,
      sugar: null,
    });
    const prepared = set({ proteins: { value: 8, unit: 'g' } }, { preparation: 'prepared' });
    expect(readRecord(readOpenFoodFacts, prepared).per100).toBeNull();
  });

  it('know total carbohydrates as those that include fibre', () => {
    const row = set({
      proteins: { value: 80, unit: 'g' },
      carbohydrates: { value: 5, unit: 'g' },
      'carbohydrates-total': { value: 8, unit: 'g' },
    });
    expect(readRecord(readOpenFoodFacts, row)).toMatchObject({
      per100: { carbohydrate: 8 },
      carbohydrateIncludesFiber: true,
    });
  });

  it('tell allergens by source, and no predicted claims', () => {
    const row = {
      ...set({ proteins: { value: 80, unit: 'g' } }),
      allergens_tags_sources: { ingredients: { tags: ['en:milk'] } },
      tags_sources: {
        labels: { packaging: { tags: ['en:organic'] }, predicted: { tags: ['en:vegan'] } },
      },
    };
    expect(readRecord(readOpenFoodFacts, row)).toMatchObject({
      allergens: ['milk'],
      claims: ['organic'],
    });
  });
});

describe('the picture of the front', () => {
  const old = { front_fr: { rev: '4' }, front_de: { rev: 9 }, 1: { uploader: 'somebody' } };
  it('is named by language and revision', () => {
    expect(frontPicture({ code: '3435660768163', lang: 'de', images: old })).toBe(
      '343/566/076/8163/front_de.9.full.jpg',
    );
  });
  it('is found in the present schema, for short codes, and in another language', () => {
    const images = { selected: { front: { es: { rev: '12' } } }, uploaded: {} };
    expect(frontPicture({ code: '12345', lang: 'fr', images })).toBe(
      '000/000/001/2345/front_es.12.full.jpg',
    );
  });
  it('is named by the address of a small one', () => {
    const folder = 'https://images.openfoodfacts.org/images/products/343/566/076/8163';
    const of = (address: string) => frontPicture({ code: '3435660768163', image_url: address });
    expect(of(`${folder}/front_en.24.400.jpg`)).toBe('343/566/076/8163/front_en.24.full.jpg');
    expect(of(`${folder}/nutrition_en.24.400.jpg`)).toBeNull();
    expect(
      of('https://images.openfoodfacts.org/images/products/invalid/front_en.3.400.jpg'),
    ).toBeNull();
  });
  it.each([
    ['no images', {}],
    ['no front', { images: { ingredients_fr: { rev: '1' } } }],
    ['a revision that is none', { images: { front_en: { rev: '../1' } } }],
    ['a language that is none', { images: { 'front_../x': { rev: '1' } } }],
  ])('is none where there is %s', (_name, row) => {
    expect(frontPicture({ code: '3435660768163', ...row })).toBeNull();
  });
});

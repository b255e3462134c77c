import { describe, expect, it } from 'vitest';
import { readRecord, readRejection } from '../../../tests/support/read-record.ts';
import { readLifyzer } from './lifyzer.ts';
import type { Row } from '../rows/record-fields.ts';

describe('Lifyzer rows', () => {
  // A real record with a shortened ingredient text.
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
    expect(readRecord(readLifyzer, row)).toMatchObject({
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
      readRecord(
        readLifyzer,
        with_({}, { flags: ['ingredients cut at 255 characters in the source'] }),
      ).truncated,
    ).toBe(true);
  });
  it('keep a scrambled text as evidence behind others, leave out a doubtful brand, and mark another language', () => {
    expect(readRecord(readLifyzer, with_({}, { ocr_noise: 0.26 }))).toMatchObject({
      statement: 'Skim milk powder, cocoa.',
      readable: false,
      truncated: true,
    });
    expect(readRecord(readLifyzer, with_({}, { ocr_noise: 0.25 }))).toMatchObject({
      readable: true,
      truncated: false,
    });
    expect(readRecord(readLifyzer, with_({}, { brand_confidence: 'low' })).brand).toBeNull();
    expect(
      readRecord(readLifyzer, with_({}, { ingredients_lang: 'other', ocr_noise: 0.6 })),
    ).toMatchObject({
      statement: 'Skim milk powder, cocoa.',
      readable: false,
    });
  });
  it('treat empty as unknown and 0 as 0', () => {
    expect(readRecord(readLifyzer, with_({ sugar: '', dietary_fiber: '0' })).per100).toMatchObject({
      sugar: null,
      fiber: 0,
    });
  });
  it('are refused where nobody could recognise the product', () => {
    const nameless = { brand: '', ingredients_lang: '' };
    expect(
      readRejection(
        readLifyzer,
        with_({ product_name: 'Barre proteinée', ingredients: '' }, nameless),
      ),
    ).toBe('nothing to know it by: no brand, no ingredient text, a name that tells little');
    expect(
      readRejection(
        readLifyzer,
        with_({ product_name: '100% Whey Protein', ingredients: '' }, nameless),
      ),
    ).toBe('nothing to know it by: no brand, no ingredient text, a name that tells little');
    expect(readRejection(readLifyzer, with_({ product_name: 'Barre proteinée' }))).toBeNull();
  });
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { objectToFigures } from '#domain/product/figures/plausibility.ts';
import {
  objectToKind,
  objectToNames,
  objectToRawText,
} from '#domain/product/classify/plausible-text.ts';
import { readJsonLines } from '../../../tests/support/read-json-lines.ts';
import { CATALOGUE_FOLDER } from '../tables/bundle-version.ts';
import { catalogueTables } from '../tables/catalogue-tables.ts';
import { readLifyzer } from './lifyzer.ts';
import { readOpenFoodFacts } from './open-food-facts.ts';
import type { Row } from '../rows/record-fields.ts';

const tables = catalogueTables();

it.each([
  ['Bulk Deal 12 X Usn Diet Whey 454G', 'Bulk', null],
  ['Bulk Powders Pure Whey', 'Bulk Powders', 'Bulk Powders'],
  ['Usn Pure Protein Bar', 'Pure Protein', 'USN'],
])('of %j the brand is read by words that tell it', (product_name, brand, read) => {
  const derived = { category: 'powder', brand, brand_basis: 'product_name' };
  const row = { product_name, protein: '80', barcode_id: '', ingredients: '', _derived: derived };
  const result = readLifyzer(row, 'lifyzer');
  expect('record' in result && result.record.brand).toBe(read);
});

it.each([
  ['BFPD record 0000020035440', null],
  ['OFF record 2000000035300', null],
  ['FDC record 0020035440123', 'Acme'],
])('a brand concluded from %s is %s', (record, brand) => {
  const brand_basis = `first 10 digits of the GTIN-13 equal those of ${record}`;
  const derived = { category: 'bar', brand: 'Acme', brand_basis };
  const row = { product_name: 'Protein Bar with three telling words', _derived: derived };
  const result = readLifyzer({ ...row, protein: '50', barcode_id: '', ingredients: 'Milk' }, 'x');
  expect('record' in result && result.record.brand).toBe(brand);
});

describe('records of Open Food Facts that are wrong at their source', () => {
  const groqu = rowsOf('off-groqu-2026-full.jsonl');
  const lifyzer = rowsOf('off-lifyzer-2019.jsonl');
  const objection = (source: 'groqu' | 'lifyzer', code: string): string | null => {
    const row = (source === 'groqu' ? groqu : lifyzer).get(code);
    const result = (source === 'groqu' ? readOpenFoodFacts : readLifyzer)(row ?? {}, source);
    if ('rejected' in result) return `rejected: ${result.rejected.reason}`;
    const { record } = result;
    const found =
      objectToKind(record, tables.words) ??
      objectToNames(record, tables.words) ??
      objectToFigures(record, tables.words) ??
      objectToRawText(record, tables.words);
    return found?.reason ?? null;
  };

  it.each([
    '0749826126517', // 1178
    '0753656701264', // 1204
    '0788434106146', // 1281
    '0852346005504', // 1458
    '0888849001354', // 1600
    '0888849001361', // 1601
    '0888849004614', // 1623
    '0888849004621', // 1624
    '7340001800494', // 2616
    '2225260144', // 2819
    '4044782306475', // 1843
    '4006643135075', // 1810
    '4044782308073', // 1848
    '4044782308578', // 1850
  ])("holds back the bar %s, whose figures are one bar's", (code) => {
    expect(objection('lifyzer', code)).toMatch(/^bar with less than|^figures against the name/);
  });

  it.each([
    '0748252105868', // more fiber than carbohydrate: 20 g of it and 32 g protein
    '0888849001460',
    '4260363482332',
    '5601607072817',
    '8718774020002', // the rest is fiber that the label does not state
  ])('keeps the bar %s, whose figures are of 100 g', (code) => {
    expect(objection('lifyzer', code)).toBeNull();
  });

  it.each(['0643843291916', '0888849001361', '4260363482349', '8718774022570'])(
    "holds back %s, of the same kind, whose figures are one bar's",
    (code) => {
      expect(objection('lifyzer', code)).toBe('bar with less than 290 kcal per 100 g');
    },
  );

  it("holds back a record with the names of two products, and one with another's figures", () => {
    expect(objection('groqu', '5600499502228')).toBe('two names of two products');
    expect(objection('groqu', '5999076222384')).toBe('figures against the name');
  });

  it.each([
    '4044782321072', // 32% Whey Wafer, Schokolade
    '4044782321362', // Whey-Wafer
    '8414192309445', // Whey Protein creme
    '8414192348284', // Whey protein cream white hazelnut
  ])('takes the wafer or spread %s for no powder', (code) => {
    expect(objection('groqu', code)).toBe('rejected: another kind of food');
  });

  it.each(['4029679630017', '4029679678606', '5600380895835'])(
    'takes %s, with more protein than a bar can hold, for a powder',
    (code) => {
      const result = readOpenFoodFacts(groqu.get(code) ?? {}, 'groqu');
      expect(result).toMatchObject({ record: { format: 'powder' } });
    },
  );

  it.each(['00040807', '0728633105274', '5600380892384', '5999076218240', '8594159531260'])(
    "holds back the powder %s, whose figures are a serving's",
    (code) => {
      expect(objection('groqu', code)).toMatch(
        /^powder with less than (?:50|65) g of macronutrients per 100 g$/,
      );
    },
  );

  it.each([
    ['00000184', 'the text is of capsules'],
    ['8594046792941', 'the text is advertising, not a list of ingredients'],
    ['5600826205112', 'the ingredient text has no milk, the name says whey or casein'],
    ['5999100007147', 'rejected: powder with less than 18 g protein per 100 g'],
  ])('does not take %s: %s', (code, reason) => {
    expect(objection('groqu', code)).toBe(reason);
  });

  it('takes a sound powder and a sound bar', () => {
    expect(objection('groqu', '00000118')).toBeNull();
    expect(objection('groqu', '4044782306475')).toBeNull();
    // "tejsavéfehérje": whey, with one letter misread.
    expect(objection('groqu', '5055534302835')).toBeNull();
  });
});

/** Returns the rows of a bundled file by barcode. */
function rowsOf(file: string): ReadonlyMap<string, Row> {
  const rows = readJsonLines<Row>(join(CATALOGUE_FOLDER, file));
  return new Map(rows.map((row) => [String(row['code'] ?? row['barcode_id']), row]));
}

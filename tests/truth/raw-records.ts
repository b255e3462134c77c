import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { readJsonLines } from '../support/read-json-lines.ts';

/** One text of one source record, verbatim. `barcode` has no leading zeros, and is empty if the record has none. */
export interface RawText {
  readonly source: string;
  readonly barcode: string;
  readonly field: string;
  readonly text: string;
}

/**
 * Fields that a shopper may read on a pack or in a record: names, lists, tags and claims, but no figures, addresses and
 * categories.
 */
const FIELDS =
  /^(product_name|name|generic_name|long_name|short_description|brands?|brand_name|subbrand_name|manufacturer|variant|flavor|sweetener|labels|labels_tags|ingredients|ingredients_text|ingredients_english|allergens|allergens_tags|traces|traces_tags|expected_\w*name)(_[a-z]{2})?$/;
const BARCODES = ['code', 'barcode', 'barcode_id', 'gtin', 'gtin_upc', 'upc'];

/** Returns the digits of a barcode without leading zeros, for comparison. */
export function barcodeOf(written: unknown): string {
  return typeof written === 'string' || typeof written === 'number'
    ? String(written).replace(/\D/g, '').replace(/^0+/, '')
    : '';
}

function textsOf(row: Record<string, unknown>, source: string): RawText[] {
  const barcode = barcodeOf(BARCODES.map((field) => row[field]).find(Boolean));
  return Object.entries(row).flatMap(([field, value]) => {
    if (!FIELDS.test(field)) return [];
    const values = Array.isArray(value) ? value : [value];
    return values
      .filter((each) => typeof each === 'string' && each.trim() !== '')
      .map((each) => ({ source, barcode, field, text: String(each) }));
  });
}

/** Returns every text of every bundled source record. */
export function readRawTexts(folder = 'data/catalogue'): readonly RawText[] {
  return globSync(`${folder}/*.jsonl`)
    .toSorted()
    .flatMap((file) =>
      readJsonLines<Record<string, unknown>>(file).flatMap((row) =>
        textsOf(row, basename(file, '.jsonl')),
      ),
    );
}

/** Returns the items of a cell: "milk; dairy". */
export function itemsOf(cell: string | undefined): readonly string[] {
  return (cell ?? '')
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

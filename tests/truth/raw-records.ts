import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

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
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .flatMap((line) =>
          textsOf(JSON.parse(line) as Record<string, unknown>, basename(file, '.jsonl')),
        ),
    );
}

/** Returns the rows of a table of tests/truth as objects whose keys are in the first line. */
export function readTable(name: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** Returns the items of a cell: "milk; dairy". */
export function itemsOf(cell: string | undefined): readonly string[] {
  return (cell ?? '')
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

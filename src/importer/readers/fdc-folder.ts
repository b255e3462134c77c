import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { classifySupplement } from '#domain/product/classify/classify-supplement.ts';
import { catalogueTables } from '../tables/catalogue-tables.ts';
import { ImportFileError, type OnBytes } from '../rows/read-lines.ts';
import { readTableRows, type ReadRow } from '../rows/read-rows.ts';
import { figuresByNutrient, isFigure } from './fdc-nutrients.ts';
import { number, text, type ParsedRow, type Row, type RowResult } from '../rows/record-fields.ts';
import { brandedFood } from './usda.ts';

const BRANDED = {
  separator: ',',
  quoted: true,
  required: ['fdc_id', 'gtin_upc', 'ingredients'],
} as const;
const FOOD = { separator: ',', quoted: true, required: ['fdc_id', 'description'] } as const;
const AMOUNTS = {
  separator: ',',
  quoted: true,
  required: ['fdc_id', 'nutrient_id', 'amount'],
} as const;

const BATCH = 500;
/** Number of candidates in memory while the other two files are read for them. */
const SWEEP = 40_000;

interface Candidate {
  readonly line: number;
  readonly row: Row;
  name: string;
  readonly amounts: Map<string, number>;
}

/**
 * Reads an unpacked USDA FoodData Central "Branded Foods" download: a folder with `branded_food.csv`, `food.csv`
 * (names) and `food_nutrient.csv` (amounts), or `.csv.gz`. Rows that do not mention protein are skipped. For every
 * 40,000 of the others, the other two files are read once. Memory does not grow with the files.
 */
export async function* readFdcFolder(
  folder: string,
  source: string,
  onBytes: OnBytes,
): AsyncGenerator<readonly ParsedRow[]> {
  const branded = findTable(folder, 'branded_food');
  const food = findTable(folder, 'food');
  const amounts = findTable(folder, 'food_nutrient');
  let candidates = new Map<string, Candidate>();
  for await (const rows of readTableRows(branded, BRANDED, onBytes)) {
    const passed: ParsedRow[] = [];
    for (const item of rows) {
      if ('problem' in item) passed.push(item);
      else if (isCandidate(item.row))
        candidates.set(text(item.row, 'fdc_id'), {
          ...item,
          row: slim(item.row),
          name: '',
          amounts: new Map(),
        });
      else
        passed.push({
          line: item.line,
          rejected: { record: text(item.row, 'fdc_id'), reason: 'mentions no protein' },
        });
    }
    if (passed.length > 0) yield passed;
    if (candidates.size >= SWEEP) {
      yield* sweep(candidates, food, amounts, source);
      candidates = new Map();
    }
  }
  yield* sweep(candidates, food, amounts, source);
}

async function* sweep(
  candidates: ReadonlyMap<string, Candidate>,
  food: string,
  amounts: string,
  source: string,
): AsyncGenerator<readonly ParsedRow[]> {
  if (candidates.size === 0) return;
  for await (const rows of readTableRows(food, FOOD)) {
    for (const row of good(rows)) {
      const candidate = candidates.get(text(row, 'fdc_id'));
      if (candidate) candidate.name = text(row, 'description');
    }
  }
  for await (const rows of readTableRows(amounts, AMOUNTS)) {
    for (const row of good(rows)) {
      const nutrient = text(row, 'nutrient_id');
      const amount = isFigure(nutrient) ? number(row, 'amount') : null;
      if (amount !== null) candidates.get(text(row, 'fdc_id'))?.amounts.set(nutrient, amount);
    }
  }
  let batch: ParsedRow[] = [];
  for (const candidate of candidates.values()) {
    batch.push({ line: candidate.line, ...toRecord(candidate, source) });
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

function toRecord({ row, name, amounts }: Candidate, source: string): RowResult {
  const per100 = figuresByNutrient(amounts);
  const categories = text(row, 'branded_food_category');
  const statement = text(row, 'ingredients');
  const format = classifySupplement(
    { name, categories, statement, per100 },
    catalogueTables().words,
  );
  if (typeof format === 'object')
    return { rejected: { record: text(row, 'fdc_id'), reason: format.reason, detail: name } };
  const record = brandedFood(row, source, format);
  return {
    record: { ...record, name: name === '' ? record.name : name, per100, saltFromSodium: true },
  };
}

function isCandidate(row: Row): boolean {
  const { worthALook } = catalogueTables().words;
  return (
    worthALook.test(text(row, 'ingredients')) ||
    worthALook.test(
      `${text(row, 'branded_food_category')} ${text(row, 'brand_name')} ${text(row, 'brand_owner')}`,
    )
  );
}

/** Keeps only the columns that are used: a row of the table has twenty. */
function slim(row: Row): Row {
  const columns = [
    'fdc_id',
    'brand_owner',
    'brand_name',
    'subbrand_name',
    'gtin_upc',
    'ingredients',
    'serving_size',
    'serving_size_unit',
    'branded_food_category',
    'package_weight',
    'available_date',
    'modified_date',
  ];
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? '']));
}

/** Skips lines of the two side files that cannot be read. The record then lacks that fact. */
function good(rows: readonly ReadRow[]): readonly Row[] {
  return rows.flatMap((item) => ('row' in item ? [item.row] : []));
}

function findTable(folder: string, name: string): string {
  const path = [join(folder, `${name}.csv`), join(folder, `${name}.csv.gz`)].find((file) =>
    existsSync(file),
  );
  if (path === undefined) {
    throw new ImportFileError(
      folder,
      0,
      `no ${name}.csv in this folder: unpack the "Branded Foods" CSV download of https://fdc.nal.usda.gov here`,
    );
  }
  return path;
}

import type { NutritionFigures } from '#domain/product/product.ts';
import { readJsonLines } from '../support/read-json-lines.ts';
import { barcodeOf } from './raw-records.ts';

/** A figure per 100 g or ml, by its name in products. */
export type Figure = keyof NutritionFigures;

/** The fields that state each figure, in the raw records of Open Food Facts and of its dump of 2019. */
const FIELDS: Readonly<Record<Figure, readonly [nutriment: string, column: string]>> = {
  proteinPerServing: ['proteins_100g', 'protein'],
  caloriesPerServing: ['energy-kcal_100g', ''],
  sugarPerServing: ['sugars_100g', 'sugar'],
  carbohydratePerServing: ['carbohydrates_100g', 'carbohydrate'],
  fiberPerServing: ['fiber_100g', 'dietary_fiber'],
  fatPerServing: ['fat_100g', 'fat_amount'],
  saturatedFatPerServing: ['saturated-fat_100g', 'saturated_fats'],
  saltPerServing: ['salt_100g', 'salt'],
};
export const FIGURES = Object.keys(FIELDS) as readonly Figure[];

/** What all records of a barcode state per 100 g, verbatim. */
export type StatedFigures = ReadonlyMap<string, Readonly<Record<Figure, readonly number[]>>>;

function numbersOf(values: readonly unknown[]): readonly number[] {
  return values
    .filter((value) => value !== undefined && value !== null && value !== '')
    .map(Number)
    .filter(Number.isFinite);
}

function nothingStated(): Record<Figure, number[]> {
  const entries = FIGURES.map((name): [Figure, number[]] => [name, []]);
  return Object.fromEntries(entries) as Record<Figure, number[]>;
}

/** Returns the figures of both sources, by barcode without leading zeros. */
export function readRawFigures(folder = 'data/catalogue'): StatedFigures {
  const stated = new Map<string, Record<Figure, number[]>>();
  for (const file of ['off-groqu-2026-full', 'off-lifyzer-2019'])
    for (const row of readJsonLines<Record<string, unknown>>(`${folder}/${file}.jsonl`)) {
      const nutriments = (row['nutriments'] ?? {}) as Record<string, unknown>;
      const barcode = barcodeOf(row['code'] ?? row['barcode_id']);
      const known = stated.get(barcode) ?? nothingStated();
      stated.set(barcode, known);
      for (const name of FIGURES) {
        const [nutriment, column] = FIELDS[name];
        known[name].push(...numbersOf([nutriments[nutriment], row[column]]));
      }
      const kilojoules = numbersOf([nutriments['energy-kj_100g'] ?? nutriments['energy_100g']]);
      known.caloriesPerServing.push(...kilojoules.map((each) => each / 4.184));
      const sodium = numbersOf([nutriments['sodium_100g'], row['sodium']]);
      known.saltPerServing.push(...sodium.map((each) => each * 2.5));
    }
  return stated;
}

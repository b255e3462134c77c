import type { FigureKey, StatedFigures } from '#domain/product/record/source-record.ts';
import { figures, saltFromMilligrams } from '../rows/record-fields.ts';

/**
 * Nutrient ids of FoodData Central's `nutrient.csv` (id, name, unit_name). Amounts are per 100 g or 100 ml, according
 * to its documentation ("Download Field Descriptions", food_nutrient.amount). 2000 is "Sugars, total including NLEA" of
 * older releases, 1063 "Sugars, Total" of newer ones. Sodium is in milligrams.
 */
const NUTRIENTS: ReadonlyMap<string, FigureKey | 'sodium'> = new Map([
  ['1003', 'protein'],
  ['1004', 'fat'],
  ['1005', 'carbohydrate'],
  ['1008', 'energy'],
  ['1063', 'sugar'],
  ['2000', 'sugar'],
  ['1079', 'fiber'],
  ['1258', 'saturatedFat'],
  ['1093', 'sodium'],
]);

/** Returns the figures of a food from its amounts by nutrient id, ignoring other nutrients; null if there are none. */
export function figuresByNutrient(
  amounts: Iterable<readonly [nutrient: string, amount: number | null]>,
): StatedFigures | null {
  const found: Partial<Record<FigureKey | 'sodium', number>> = {};
  for (const [nutrient, amount] of amounts) {
    const key = NUTRIENTS.get(nutrient);
    if (key !== undefined && amount !== null) found[key] = amount;
  }
  const { sodium, ...rest } = found;
  return figures({ ...rest, salt: saltFromMilligrams(sodium ?? null) });
}

/** Returns whether amounts of this nutrient are read. */
export function isFigure(nutrient: string): boolean {
  return NUTRIENTS.has(nutrient);
}

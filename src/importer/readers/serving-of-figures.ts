import { shortNumber } from '#domain/wording.ts';
import { plausibleServing } from '#domain/product/figures/serving.ts';
import type { SourceRecord, StatedFigures } from '#domain/product/record/source-record.ts';

const COMPARED = ['energy', 'protein', 'carbohydrate', 'fat', 'sugar'] as const;
/** Smaller figures are rounded too far to tell. */
const LEAST_FIGURE = 1;
const LEAST_COMPARED = 3;
/** How far the amounts that single figures give may be apart. */
const ROUNDING = 0.02;

/**
 * The serving of a row that states figures per serving and per 100 g or ml, and lost the amount: the one by which all of them differ.
 * Null where they do not agree on one, or it is 100, which is how a table is entered.
 */
export function servingOfFigures(
  per100: StatedFigures | null,
  perServing: StatedFigures | null,
  unit: 'g' | 'ml',
): Pick<SourceRecord, 'servingSize' | 'servingNote'> | null {
  const amounts = COMPARED.flatMap((key) => {
    const [whole, part] = [per100?.[key] ?? 0, perServing?.[key] ?? null];
    return whole < LEAST_FIGURE || part === null ? [] : [(part / whole) * 100];
  }).sort((a, b) => a - b);
  const middle = Math.round((amounts[amounts.length >> 1] ?? 0) * 10) / 10;
  const isOne = amounts.every((each) => Math.abs(each - middle) <= middle * ROUNDING);
  if (amounts.length < LEAST_COMPARED || !isOne || Math.abs(middle - 100) < 1) return null;
  const servingSize = plausibleServing({ amount: middle, unit });
  if (servingSize === null) return null;
  const servingNote = `calculated: figures a serving are ${shortNumber(middle)} % of those of 100 ${unit}`;
  return { servingSize, servingNote };
}

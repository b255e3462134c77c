import { shortNumber } from '#domain/wording.ts';
import { plausibleServing } from '#domain/product/figures/serving.ts';
import type { SourceRecord, StatedFigures } from '#domain/product/record/source-record.ts';

const COMPARED = ['energy', 'protein', 'carbohydrate', 'fat', 'sugar'] as const;
/** Smaller figures are rounded too much to compare. */
const MIN_FIGURE = 1;
const MIN_COMPARED = 3;
/** How far the amounts calculated from the single figures may differ from their median, as a share. */
const ROUNDING = 0.02;

/**
 * Returns the serving of a row that states figures per serving and per 100 g or ml but lost the amount: the ratio that
 * all figures share. Null if they do not agree on one, or if it is 100, which means that the table was entered per 100.
 */
export function servingOfFigures(
  per100: StatedFigures | null,
  perServing: StatedFigures | null,
  unit: 'g' | 'ml',
): Pick<SourceRecord, 'servingSize' | 'servingNote'> | null {
  const amounts = COMPARED.flatMap((key) => {
    const [whole, part] = [per100?.[key] ?? 0, perServing?.[key] ?? null];
    return whole < MIN_FIGURE || part === null ? [] : [(part / whole) * 100];
  }).sort((a, b) => a - b);
  const middle = Math.round((amounts[amounts.length >> 1] ?? 0) * 10) / 10;
  const isOne = amounts.every((each) => Math.abs(each - middle) <= middle * ROUNDING);
  if (amounts.length < MIN_COMPARED || !isOne || Math.abs(middle - 100) < 1) return null;
  const servingSize = plausibleServing({ amount: middle, unit });
  if (servingSize === null) return null;
  const servingNote = `calculated: figures a serving are ${shortNumber(middle)}% of those of 100 ${unit}`;
  return { servingSize, servingNote };
}

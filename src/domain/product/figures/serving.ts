import type { ProductFormat } from '../../enumerations.ts';
import type { StatedAmount } from '../record/source-record.ts';

/** The serving that is assumed if the label states none (product.md section 3). */
export const STANDARD_SERVINGS: Readonly<Record<ProductFormat, StatedAmount>> = {
  powder: { amount: 30, unit: 'g' },
  bar: { amount: 60, unit: 'g' },
  rtd: { amount: 330, unit: 'ml' },
};

/** Grams or milliliters of each unit on labels. */
const UNITS: Readonly<Record<string, StatedAmount>> = {
  g: { amount: 1, unit: 'g' },
  gr: { amount: 1, unit: 'g' },
  grm: { amount: 1, unit: 'g' },
  gram: { amount: 1, unit: 'g' },
  kg: { amount: 1000, unit: 'g' },
  oz: { amount: 28.3495, unit: 'g' },
  ozs: { amount: 28.3495, unit: 'g' },
  ounce: { amount: 28.3495, unit: 'g' },
  ounces: { amount: 28.3495, unit: 'g' },
  lb: { amount: 453.592, unit: 'g' },
  lbs: { amount: 453.592, unit: 'g' },
  pound: { amount: 453.592, unit: 'g' },
  pounds: { amount: 453.592, unit: 'g' },
  ml: { amount: 1, unit: 'ml' },
  mlt: { amount: 1, unit: 'ml' },
  cl: { amount: 10, unit: 'ml' },
  l: { amount: 1000, unit: 'ml' },
  liter: { amount: 1000, unit: 'ml' },
  litre: { amount: 1000, unit: 'ml' },
  'fl oz': { amount: 29.5735, unit: 'ml' },
};

const AMOUNT =
  /(\d+(?:[.,]\d+)?)\s*(fl\.?\s*oz|kg|gramm?(?:es?|[aio]s?|s)?|gr|grm|g|mlt|ml|cl|lit(?:er|re)|l|ounces?|ozs?|lbs?|pounds?)(?![a-z])/gi;
const MULTIPACK = /^\s*(\d{1,3})\s*(?:x|×|-|\*)\s*(?=\d)/i;

/** Every amount in a text, in grams or milliliters, in the order of the text. */
export function readAmounts(text: string): readonly StatedAmount[] {
  const amounts: StatedAmount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const unit =
      UNITS[
        (match[2] ?? '')
          .toLowerCase()
          .replace(/\./g, '')
          .replace(/^fl\s*oz$/, 'fl oz')
          .replace(/^gram.+/, 'gram')
      ];
    const value = Number((match[1] ?? '').replace(',', '.'));
    if (unit && value > 0) amounts.push({ amount: value * unit.amount, unit: unit.unit });
  }
  return amounts;
}

/**
 * The serving size in a label's words ("1 scoop (31 g)", "11 fl oz (330 ml)"): the metric amount if there is one, else
 * the ounces converted to 0.1. Null if there is none or the amount cannot be a serving (under 5 or over 750).
 */
export function readServingSize(text: string): StatedAmount | null {
  const metric = /(\d+(?:[.,]\d+)?)\s*(g|gr|grm|grams?|ml|mlt)(?![a-z])/i.exec(text);
  const found = readAmounts(metric ? metric[0] : text)[0];
  return found
    ? plausibleServing({ amount: Math.round(found.amount * 10) / 10, unit: found.unit })
    : null;
}

/** The amount if it can be one serving (5-750 g or ml), else null. */
export function plausibleServing(size: StatedAmount): StatedAmount | null {
  const amount = Math.round(size.amount * 10) / 10;
  return amount >= 5 && amount <= 750 ? { amount, unit: size.unit } : null;
}

/** The net amount of a package ("2 lb (907 g)", "12 x 60 g"): the last metric amount, times the count before it. */
export function readPackageSize(text: string): StatedAmount | null {
  const amounts = readAmounts(text);
  const first = amounts[0];
  if (!first) return null;
  const count = Number(MULTIPACK.exec(text)?.[1] ?? 1);
  return { amount: Math.round(first.amount * count * 10) / 10, unit: first.unit };
}

import type { BarcodeFault } from '#domain/product/record/read-barcode.ts';

/** Messages for invalid barcodes. */
export const BARCODE_FAULTS: Readonly<Record<BarcodeFault, string>> = {
  'no number': 'This is no product number: 8, 12, 13 or 14 digits stand under the bars.',
  'check digit': 'One digit must be wrong: the last digit does not fit the others.',
  store: 'This number is a shop’s own, for goods it weighs or packs itself. Look for another code.',
  case: 'This is the number of a case of several packs. Use the code of a single pack.',
};

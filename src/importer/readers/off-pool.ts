import { blankRecord } from '#domain/product/record/source-record.ts';
import { normalizeGtin } from '#domain/product/record/gtin.ts';
import { wordedServing } from './worded-serving.ts';
import { orNull, productKey, text, type RowReader } from '../rows/record-fields.ts';

/**
 * Reads Open Food Facts of 2026-08-19 as stored in the pool catalogue: only what identifies a product. `display_size`
 * may be a serving or a package; a bar is both.
 */
export const readOffPool: RowReader = (row, source) => {
  const code = text(row, 'gtin');
  const gtin = normalizeGtin(code);
  const group = text(row, 'substitute_group');
  const format = group === 'protein_bar' ? 'bar' : group === 'whey_protein' ? 'powder' : null;
  if (format === null)
    return { rejected: { record: code, reason: 'not a powder, drink or bar', detail: group } };
  const record = {
    ...blankRecord(source, code, format, productKey(gtin, source, code)),
    url: `https://world.openfoodfacts.org/product/${code}`,
    gtin,
    name: orNull(text(row, 'name')),
    brand: orNull(text(row, 'brand')),
  };
  return { record: { ...record, ...wordedServing(record, text(row, 'display_size')) } };
};

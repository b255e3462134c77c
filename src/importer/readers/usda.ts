import { blankRecord, type StatedAmount } from '#domain/product/record/source-record.ts';
import { normalizeGtin } from '#domain/product/record/gtin.ts';
import type { ProductFormat } from '#domain/enumerations.ts';
import { plausibleServing, readPackageSize } from '#domain/product/figures/serving.ts';
import { wordedServing } from './worded-serving.ts';
import {
  derived,
  formatOf,
  number,
  orNull,
  productKey,
  text,
  type Row,
  type RowReader,
} from '../rows/record-fields.ts';

/**
 * Reads a row of FoodData Central's `branded_food` table (field names as in its documentation). The table has no
 * product name. `brand_owner` is the company that submitted the label, used if `brand_name` is empty.
 */
export const readFdcRow: RowReader = (row, source) => {
  const id = text(row, 'fdc_id');
  const format = formatOf(text(derived(row), 'category'));
  if (format === null) return { rejected: { record: id, reason: 'not a powder, drink or bar' } };
  return { record: brandedFood(row, source, format) };
};

/**
 * Returns the parts of a `branded_food` row that all FoodData Central readers share. Figures and names are in other
 * tables.
 */
export function brandedFood(row: Row, source: string, format: ProductFormat) {
  const id = text(row, 'fdc_id');
  const gtin = normalizeGtin(text(row, 'gtin_upc'));
  const brand = text(row, 'brand_name');
  const subbrand = text(row, 'subbrand_name');
  const weight = text(row, 'package_weight').replace(/^.*\//, '');
  const record = {
    ...blankRecord(source, id, format, productKey(gtin, source, id)),
    url: `https://fdc.nal.usda.gov/food-details/${id}/nutrients`,
    gtin,
    rank: newestFirst(text(row, 'available_date') || text(row, 'modified_date')),
    name: subbrand === '' ? null : subbrand,
    brand: orNull(brand) ?? orNull(text(row, 'brand_owner')),
    brandNote: brand === '' ? 'the company that handed the label in' : null,
    statement: orNull(text(row, 'ingredients')),
    servingSize: servingOf(number(row, 'serving_size'), text(row, 'serving_size_unit')),
    packageSize: readPackageSize(weight),
    category: orNull(text(row, 'branded_food_category')),
  };
  return { ...record, ...wordedServing(record, weight) };
}

/**
 * Reads the Branded Food Products Database of 2018: `Products` joined with `Serving_size`. The sample has no nutrients.
 */
export const readBfpd: RowReader = (row, source) => {
  const id = text(row, 'NDB_Number');
  const gtin = normalizeGtin(text(row, 'gtin_upc'));
  const name = text(row, 'long_name');
  const format = /\bbar\b/i.test(name) ? 'bar' : /\bpowder|mix\b/i.test(name) ? 'powder' : 'rtd';
  return {
    record: {
      ...blankRecord(source, id, format, productKey(gtin, source, id)),
      gtin,
      name: orNull(name),
      brand: orNull(text(row, 'manufacturer')),
      brandNote: 'the manufacturer',
      statement: orNull(text(row, 'ingredients_english')),
      servingSize: servingOf(number(row, 'Serving_Size'), text(row, 'Serving_Size_UOM')),
    },
  };
};

/** Codes in the tables: g, GRM, ml, MLT. Others (MG, IU) state no real serving and are ignored. */
function servingOf(amount: number | null, unit: string): StatedAmount | null {
  if (amount === null) return null;
  if (/^(?:g|grm)$/i.test(unit)) return plausibleServing({ amount, unit: 'g' });
  if (/^(?:ml|mlt)$/i.test(unit)) return plausibleServing({ amount, unit: 'ml' });
  return null;
}

/** Inverts an ISO date, so that later dates sort first. */
export function newestFirst(date: string): string {
  return date.replace(/\d/g, (digit) => String(9 - Number(digit)));
}

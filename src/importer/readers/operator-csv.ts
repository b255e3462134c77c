import { blankRecord } from '#domain/product/source-record.ts';
import { ALLERGENS, type Allergen } from '#domain/product/enumerations.ts';
import { normalizeGtin } from '#domain/product/gtin.ts';
import { plausibleServing } from '#domain/product/serving.ts';
import { foldText } from '#domain/product/slug.ts';
import {
  figures,
  formatOf,
  number,
  orNull,
  productKey,
  servingCount,
  text,
  webAddress,
  type Row,
  type RowReader,
} from './record-fields.ts';

/** Columns of the operator's own table; only `name` and `format` must be filled in. Figures are per serving, in grams and kcal. */
export const OPERATOR_COLUMNS = [
  'gtin',
  'brand',
  'name',
  'flavor',
  'format',
  'serving_size',
  'serving_unit',
  'servings_per_container',
  'energy_kcal',
  'protein_g',
  'carbohydrate_g',
  'sugars_g',
  'fiber_g',
  'fat_g',
  'saturated_fat_g',
  'salt_g',
  'ingredients',
  'claims',
  'allergens',
  'traces',
  'url',
] as const;

/** One row of the operator's own table. Lists (claims, allergens, traces) are separated by "|". */
export const readOperatorRow: RowReader = (row, source) => {
  const name = text(row, 'name');
  const written = text(row, 'gtin');
  const gtin = normalizeGtin(written);
  const identity = [text(row, 'brand'), name, text(row, 'flavor')].map(foldText).join('|');
  const record = gtin ?? identity;
  const format = formatOf(text(row, 'format'));
  if (name === '') return { rejected: { record: written, reason: 'no name' } };
  if (format === null)
    return {
      rejected: {
        record,
        reason: 'format must be powder, rtd or bar',
        detail: text(row, 'format'),
      },
    };
  if (written !== '' && gtin === null)
    return { rejected: { record, reason: 'wrong check digit in gtin', detail: written } };
  const unknown = [...listOf(row, 'allergens'), ...listOf(row, 'traces')].find(
    (each) => !isAllergen(each),
  );
  if (unknown !== undefined) {
    return {
      rejected: {
        record,
        reason: `allergens must be among ${ALLERGENS.join(', ')}`,
        detail: unknown,
      },
    };
  }
  const size = number(row, 'serving_size');
  const unit = text(row, 'serving_unit') === 'ml' ? 'ml' : 'g';
  return {
    record: {
      ...blankRecord(source, record, format, productKey(gtin, source, identity)),
      url: webAddress(row, 'url'),
      gtin,
      name,
      brand: orNull(text(row, 'brand')),
      flavor: orNull(text(row, 'flavor')),
      statement: orNull(text(row, 'ingredients')),
      claims: listOf(row, 'claims'),
      allergens: listOf(row, 'allergens').filter(isAllergen),
      traces: listOf(row, 'traces').filter(isAllergen),
      perServing: figures({
        energy: number(row, 'energy_kcal'),
        protein: number(row, 'protein_g'),
        carbohydrate: number(row, 'carbohydrate_g'),
        sugar: number(row, 'sugars_g'),
        fiber: number(row, 'fiber_g'),
        fat: number(row, 'fat_g'),
        saturatedFat: number(row, 'saturated_fat_g'),
        salt: number(row, 'salt_g'),
      }),
      servingSize: size === null ? null : plausibleServing({ amount: size, unit }),
      servings: servingCount(row, 'servings_per_container'),
    },
  };
};

function listOf(row: Row, key: string): readonly string[] {
  return text(row, key)
    .split('|')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
}

function isAllergen(word: string): word is Allergen {
  return ALLERGENS.some((allergen) => allergen === word);
}

import { blankRecord } from '#domain/product/record/source-record.ts';
import type { ProductFormat } from '#domain/enumerations.ts';
import { normalizeGtin } from '#domain/product/record/gtin.ts';
import { readServingSize } from '#domain/product/figures/serving.ts';
import {
  figures,
  number,
  orNull,
  productKey,
  saltFromMilligrams,
  servingCount,
  text,
  webAddress,
  type RowReader,
} from '../rows/record-fields.ts';

/**
 * Reads Labelgrade's rows: figures per serving, calculated from FoodData Central. Energy is rounded here to whole kcal.
 * Its ratings are ignored.
 */
export const readLabelgrade: RowReader = (row, source) => {
  const id = text(row, 'slug');
  const gtin = normalizeGtin(text(row, 'upc'));
  const serving = text(row, 'serving_size');
  const energy = number(row, 'calories');
  return {
    record: {
      ...blankRecord(
        source,
        id,
        formatFrom(text(row, 'category'), serving),
        productKey(gtin, source, id),
      ),
      url: webAddress(row, 'report_url'),
      retrieved: orNull(text(row, 'last_verified')),
      gtin,
      name: orNull(text(row, 'product_name')),
      brand: orNull(text(row, 'brand')),
      perServing: figures({
        energy: energy === null ? null : Math.round(energy),
        protein: number(row, 'protein_g'),
        carbohydrate: number(row, 'total_carbs_g'),
        sugar: number(row, 'sugars_g'),
        fiber: number(row, 'fiber_g'),
        fat: number(row, 'total_fat_g'),
        saturatedFat: number(row, 'saturated_fat_g'),
        salt: saltFromMilligrams(number(row, 'sodium_mg')),
      }),
      saltFromSodium: true,
      servingSize: readServingSize(serving),
      servings: servingCount(row, 'servings_per_package'),
      category: orNull(text(row, 'category')),
    },
  };
};

function formatFrom(category: string, serving: string): ProductFormat {
  if (/\bbars?\b/i.test(`${category} ${serving}`)) return 'bar';
  return /scoop|packet|\d\s*g\b/i.test(serving) ? 'powder' : 'rtd';
}

import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { readRealProducts, seeded } from '../../bench/match-population.ts';
import type { Product } from '#domain/product/product.ts';
import { gtinOf } from './check-digit.ts';

/**
 * Returns one row of an Open Food Facts export: the label of a real product, with the flavor and brand of others.
 * Brands grow with the size, to four for each real one at 100,000 products.
 */
function rowOf(number: number, label: Product, flavor: string, brand: string): string {
  const { per100 } = label.nutritionalInfo;
  return JSON.stringify({
    code: gtinOf(number),
    lang: 'en',
    product_name: `${label.name} ${flavor}`.trim(),
    brands: brand,
    serving_size:
      label.servingSize === null ? '30 g' : `${label.servingSize.amount} ${label.servingSize.unit}`,
    ingredients_text: label.ingredientsStatement ?? '',
    labels_tags: [],
    nutriments: {
      'energy-kcal_100g': per100.caloriesPerServing,
      proteins_100g: per100.proteinPerServing,
      sugars_100g: per100.sugarPerServing,
    },
    _derived: { category: label.format },
  });
}

/**
 * Writes an Open Food Facts export of `size` products varied from the real ones, the same each time. Only for
 * measuring.
 */
export async function writeScaledExport(file: string, size: number): Promise<void> {
  const real = await readRealProducts();
  const random = seeded(19);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const flavors = real.flatMap(({ flavor }) => flavor ?? []);
  const brands = real.flatMap(({ brand }) => (brand.id === 0 ? [] : brand.name));
  const series = Math.max(1, Math.round(size / 25_000));
  const stream = createWriteStream(file);
  for (let number = 1; number <= size; number++) {
    const at = Math.floor(random() * series);
    const brand = at === 0 ? pick(brands) : `${pick(brands)} ${at}`;
    const row = rowOf(number, pick(real), `${pick(flavors)} ${number}`, brand);
    if (!stream.write(`${row}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

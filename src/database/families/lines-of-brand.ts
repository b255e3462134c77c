import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/**
 * Adds to the keys of groups those of all groups of the same brands and formats. A product with a short name may belong
 * to any line of its brand, so they are regrouped together.
 */
export async function withLinesOfBrand(
  kysely: Kysely<Tables>,
  keys: readonly string[],
): Promise<readonly string[]> {
  const places = new Set(keys.map(brandAndFormat));
  const makers = [...new Set(keys.map((key) => partsOf(key).maker))];
  const lines = await kysely
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select('products.base_key')
    .distinct()
    .where('brands.key', 'in', makers)
    .execute();
  const ofBrand = lines.map((row) => row.base_key).filter((key) => places.has(brandAndFormat(key)));
  return [...new Set([...keys, ...ofBrand])];
}

/** Groups rows by brand and format. */
export function groupByBrand<Row extends { readonly base_key: string }>(
  rows: readonly Row[],
): Iterable<readonly Row[]> {
  return Map.groupBy(rows, (row) => brandAndFormat(row.base_key)).values();
}

/** The line in a group's key: "whey" of "acme|whey|powder". */
export function lineOfKey(key: string): string {
  return partsOf(key).line;
}

/**
 * Brand and line in a group's key, which `domain/product/derive/line-of-product.ts` writes. The key of a product
 * without a line may contain more "|".
 */
function partsOf(key: string): { readonly maker: string; readonly line: string } {
  const [first, last] = [key.indexOf('|'), key.lastIndexOf('|')];
  return { maker: key.slice(0, first), line: key.slice(first + 1, last) };
}

/** Brand and format in a group's key: "acme|powder" of "acme|whey|powder". */
export function brandAndFormat(key: string): string {
  return `${partsOf(key).maker}|${key.slice(key.lastIndexOf('|') + 1)}`;
}

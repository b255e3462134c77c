import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Keys of groups and those of all lines of their brand and format: what a record says little of may be of any of them. */
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

export function groupByBrand<Row extends { readonly base_key: string }>(
  rows: readonly Row[],
): Iterable<readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const place = brandAndFormat(row.base_key);
    const group = groups.get(place) ?? [];
    groups.set(place, group);
    group.push(row);
  }
  return groups.values();
}

export function lineOfKey(key: string): string {
  return partsOf(key).line;
}

/** A group's key is set together where products are derived; a product that stands for itself may have "|" in its line. */
function partsOf(key: string): { readonly maker: string; readonly line: string } {
  const [first, last] = [key.indexOf('|'), key.lastIndexOf('|')];
  return { maker: key.slice(0, first), line: key.slice(first + 1, last) };
}

function brandAndFormat(key: string): string {
  return `${partsOf(key).maker}|${key.slice(key.lastIndexOf('|') + 1)}`;
}

import type { Kysely } from 'kysely';
import { brandKey } from '#domain/product/brand/brand-name.ts';
import type { Brand } from '#domain/product/product.ts';
import { compareTexts } from '#domain/wording.ts';
import { highestId } from '../connection/highest-id.ts';
import type { Database } from '../connection/open-database.ts';
import type { Tables } from '../tables/tables.ts';

/** All brands, by name (byte order of the lower-case name, then id), without `UNSTATED_BRAND`. */
export async function readBrands(db: Database): Promise<readonly Brand[]> {
  const rows = await db.kysely.selectFrom('brands').select(['id', 'name', 'logo']).execute();
  return rows.sort(
    (a, b) => compareTexts(a.name.toLowerCase(), b.name.toLowerCase()) || a.id - b.id,
  );
}

/**
 * Sets or removes (null) a brand's logo URL. False if the brand is unknown. The caller raises the catalogue version.
 */
export async function setBrandLogo(
  { kysely }: Pick<Database, 'kysely'>,
  id: number,
  logo: string | null,
): Promise<boolean> {
  const result = await kysely
    .updateTable('brands')
    .set({ logo })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The ids of all named brands. New brands are added in order of first appearance. */
export async function assignBrands(
  kysely: Kysely<Tables>,
  brandNames: Iterable<string>,
): Promise<ReadonlyMap<string, number>> {
  const names = new Map<string, string>();
  for (const name of brandNames) if (!names.has(brandKey(name))) names.set(brandKey(name), name);
  if (names.size === 0) return new Map();
  const rows = await kysely
    .selectFrom('brands')
    .select(['id', 'key'])
    .where('key', 'in', [...names.keys()])
    .execute();
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  let next = await highestId(kysely, 'brands');
  for (const [key, name] of names) {
    if (ids.has(key)) continue;
    next += 1;
    ids.set(key, next);
    await kysely.insertInto('brands').values({ id: next, name, key, logo: null }).execute();
  }
  return ids;
}

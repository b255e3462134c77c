import type { Brand } from '#domain/product/product.ts';
import type { Database } from './open-database.ts';

/** All brands, by name (byte order of the lower-case name, then id). `UNSTATED_BRAND` is not among them. */
export async function readBrands(db: Database): Promise<readonly Brand[]> {
  const rows = await db.kysely.selectFrom('brands').select(['id', 'name', 'logo']).execute();
  return rows.sort(
    (a, b) => compareText(a.name.toLowerCase(), b.name.toLowerCase()) || a.id - b.id,
  );
}

/** Sets or removes (null) a brand's logo URL. False if there is no such brand. The caller bumps the catalogue's version. */
export async function setBrandLogo(
  db: Database,
  id: number,
  logo: string | null,
): Promise<boolean> {
  const result = await db.kysely
    .updateTable('brands')
    .set({ logo })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

import type { Kysely } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** The catalogue's version: 0 when empty, and higher after every change a reader could see. */
export async function readCatalogueVersion(db: Database): Promise<number> {
  const row = await db.kysely
    .selectFrom('catalogue_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Says that readers must look again. Call it in the transaction that changes products, brands, sources or links. */
export async function bumpCatalogueVersion(kysely: Kysely<Tables>): Promise<void> {
  await kysely
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}

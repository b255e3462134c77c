import type { Database } from './open-database.ts';

/** Ids that were found to be duplicates, each with the id of the product that is shown for it. */
export async function readProductAliases(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db.kysely
    .selectFrom('products')
    .select(['id', 'duplicate_of'])
    .where('duplicate_of', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap((row) => (row.duplicate_of === null ? [] : [[row.id, row.duplicate_of]])),
  );
}

import type { Database } from '../connection/open-database.ts';

/** Reads a setting. Null if it is not stored. */
export async function readSetting(db: Database, key: string): Promise<string | null> {
  const row = await db.kysely
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Stores a setting. Replaces the previous value. */
export async function writeSetting(db: Database, key: string, value: string): Promise<void> {
  await db.kysely
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Stores a setting if its value is still `before` (null: not stored). False if another process has changed it. */
export async function changeSetting(
  db: Database,
  key: string,
  { before, value }: { readonly before: string | null; readonly value: string },
): Promise<boolean> {
  if (before === null) {
    const { numInsertedOrUpdatedRows = 0n } = await db.kysely
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await db.kysely
    .updateTable('settings')
    .set({ value })
    .where('key', '=', key)
    .where('value', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

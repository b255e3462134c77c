import type { Database } from './open-database.ts';

/** A stored setting, or null. */
export async function readSetting(db: Database, key: string): Promise<string | null> {
  const row = await db.kysely
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Stores a setting, replacing the last value. */
export async function writeSetting(db: Database, key: string, value: string): Promise<void> {
  await db.kysely
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

import { setImmediate } from 'node:timers/promises';
import { type Database, inTransaction } from './open-database.ts';

/** A part of the stored index, in a form that only its writer knows. */
export interface IndexPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names of the parts stored under a key; none where another is stored. */
export async function listIndexParts(db: Database, key: string): Promise<readonly string[]> {
  const rows = await db.kysely
    .selectFrom('catalogue_index')
    .select('name')
    .where('key', '=', key)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** One part; null where it is not stored under this key any more. */
export async function readIndexPart(
  db: Database,
  key: string,
  name: string,
): Promise<Uint8Array | null> {
  const row = await db.kysely
    .selectFrom('catalogue_index')
    .select('bytes')
    .where('key', '=', key)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Puts these parts in place of all others, all or nothing; does nothing where the catalogue's version is another by now. */
export async function replaceIndexParts(
  db: Database,
  version: number,
  key: string,
  parts: readonly IndexPart[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = await trx
      .selectFrom('catalogue_version')
      .select('version')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    if (now.version !== version) return;
    await trx.deleteFrom('catalogue_index').execute();
    for (const { name, bytes } of parts) {
      await trx.insertInto('catalogue_index').values({ key, name, bytes }).execute();
      // SQLite answers without yielding the thread.
      await setImmediate();
    }
  });
}

/** For what is written before the catalogue's version is raised: a process killed between the two leaves no index without it. */
export async function dropStoredIndex({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await kysely.deleteFrom('catalogue_index').execute();
}

import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { readCatalogueVersions } from '../settings/catalogue-version.ts';
import { countRows } from '../connection/count-rows.ts';
import { type Database, inTransaction } from '../connection/open-database.ts';
import type { Tables } from '../tables/tables.ts';

/** A part of the stored index. Only the code that stores it interprets `bytes`. */
export interface IndexPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The name of the row that marks the parts of its key as complete. */
const COMPLETE = '';

/** Names of the parts stored under a key. Empty if another key is stored, or if the parts are incomplete. */
export async function listIndexParts(db: Database, key: string): Promise<readonly string[]> {
  const rows = await db.kysely
    .selectFrom('catalogue_index')
    .select('name')
    .where('key', '=', key)
    .orderBy('name')
    .execute();
  const names = rows.map(({ name }) => name);
  return names.includes(COMPLETE) ? names.filter((name) => name !== COMPLETE) : [];
}

/** One part. Null if it is no longer stored under this key. */
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

async function isProductsVersion(kysely: Kysely<Tables>, version: number): Promise<boolean> {
  return (await readCatalogueVersions({ kysely })).productsVersion === version;
}

/**
 * Replaces the stored index by these parts. Does nothing if a product has changed since. Each part is written in its
 * own transaction, so that others can write in between. The parts are marked as complete at the end, unless another
 * process has written parts meanwhile.
 */
export async function replaceIndexParts(
  db: Database,
  productsVersion: number,
  key: string,
  parts: Iterable<IndexPart>,
): Promise<void> {
  if (!(await isProductsVersion(db.kysely, productsVersion))) return;
  await dropStoredIndex(db);
  const names: string[] = [];
  for (const { name, bytes } of parts) {
    await db.kysely
      .insertInto('catalogue_index')
      .values({ key, name, bytes })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ key, bytes }))
      .execute();
    names.push(name);
    // Yields, because SQLite blocks the thread.
    await setImmediate();
  }
  await inTransaction(db, async (trx) => {
    if (!(await isProductsVersion(trx, productsVersion))) return;
    await trx
      .deleteFrom('catalogue_index')
      .where((eb) => eb.or([eb('key', '!=', key), eb('name', 'not in', names)]))
      .execute();
    const written = await countRows(trx.selectFrom('catalogue_index').where('key', '=', key));
    if (written !== names.length) return;
    const bytes = new Uint8Array();
    await trx.insertInto('catalogue_index').values({ key, name: COMPLETE, bytes }).execute();
  });
}

/**
 * Invalidates the stored index. Call it before writing what the index contains, if the products version is raised only
 * later: a process killed between the two must not leave an outdated index.
 */
export async function dropStoredIndex({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await kysely.deleteFrom('catalogue_index').where('name', '=', COMPLETE).execute();
}

import type { Kysely, OnConflictBuilder, OnConflictUpdateBuilder } from 'kysely';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import { countRows } from '../connection/count-rows.ts';
import type { Database } from '../connection/open-database.ts';
import type { Tables } from '../tables/tables.ts';

/** Marks products as pending, together with those that they were merged into. */
export async function markProductsPending(
  kysely: Kysely<Tables>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const merged = await kysely
    .selectFrom('product_decisions')
    .select('merged_into')
    .where('product_key', 'in', keys)
    .where('merged_into', 'is not', null)
    .execute();
  const all = new Set([...keys, ...merged.flatMap((row) => row.merged_into ?? [])]);
  await kysely
    .insertInto('pending_products')
    .values([...all].map((product_key) => ({ product_key })))
    .onConflict(markAgain)
    .execute();
}

/** Increments the marks of a product that is already pending: it may currently be derived from its old records. */
function markAgain(
  conflict: OnConflictBuilder<Tables, 'pending_products'>,
): OnConflictUpdateBuilder<Tables, 'pending_products'> {
  return conflict
    .column('product_key')
    .doUpdateSet((eb) => ({ marks: eb('pending_products.marks', '+', 1) }));
}

/** Like `markProductsPending`, outside a transaction. The running site derives pending products in the background. */
export function deriveAgain(db: Database, keys: readonly string[]): Promise<void> {
  return markProductsPending(db.kysely, keys);
}

/** Marks every product as pending, after a change of vocabulary or rules. */
export async function markAllProductsPending(db: Database): Promise<void> {
  await db.kysely
    .insertInto('pending_products')
    .columns(['product_key'])
    .expression((eb) =>
      eb
        .selectFrom('source_records')
        .select('product_key')
        .distinct()
        .where('product_key', '!=', ''),
    )
    .onConflict(markAgain)
    .execute();
}

/** Products to derive. */
export interface PendingProducts {
  /** How often each product was marked, in order of key. */
  readonly marks: ReadonlyMap<string, number>;
  /** All their records and those of products merged into them. A key without records means a product to remove. */
  readonly records: ReadonlyMap<string, readonly SourceRecord[]>;
}

/** The next products to derive, in order of key, after the key `after`. */
export async function readPendingProducts(
  { kysely }: Pick<Database, 'kysely'>,
  { limit, after }: { readonly limit: number; readonly after: string },
): Promise<PendingProducts> {
  const keys = await kysely
    .selectFrom('pending_products')
    .select(['product_key', 'marks'])
    .where('product_key', '>', after)
    .orderBy('product_key')
    .limit(limit)
    .execute();
  const marks = new Map(keys.map((row) => [row.product_key, row.marks]));
  const records = new Map<string, SourceRecord[]>(keys.map((row) => [row.product_key, []]));
  if (keys.length === 0) return { marks, records };
  const decided = await kysely
    .selectFrom('product_decisions')
    .select(['product_key', 'merged_into'])
    .where('merged_into', 'in', [...records.keys()])
    .execute();
  const mergedInto = new Map(decided.map((row) => [row.product_key, row.merged_into ?? '']));
  const rows = await kysely
    .selectFrom('source_records')
    .select(['product_key', 'document'])
    .where('product_key', 'in', [...records.keys(), ...mergedInto.keys()])
    .orderBy('source_key')
    .orderBy('record')
    .execute();
  for (const row of rows) {
    const record = JSON.parse(row.document) as SourceRecord;
    records.get(row.product_key)?.push(record);
    records.get(mergedInto.get(row.product_key) ?? '')?.push(record);
  }
  return { marks, records };
}

/** The products that have not been marked again since they were read, with their marks. */
export async function readUnchangedMarks(
  kysely: Kysely<Tables>,
  marks: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await kysely
    .selectFrom('pending_products')
    .select(['product_key', 'marks'])
    .where('product_key', 'in', [...marks.keys()])
    .execute();
  const same = rows.filter((row) => marks.get(row.product_key) === row.marks);
  return new Map(same.map((row) => [row.product_key, row.marks]));
}

/** Removes products from the list, except those that have been marked again. */
export async function unmarkPending(
  kysely: Kysely<Tables>,
  marks: ReadonlyMap<string, number>,
): Promise<void> {
  for (const count of new Set(marks.values())) {
    const keys = [...marks].filter(([, each]) => each === count).map(([key]) => key);
    await kysely
      .deleteFrom('pending_products')
      .where('product_key', 'in', keys)
      .where('marks', '=', count)
      .execute();
  }
}

/** Whether there are pending products or families, such as a killed process leaves behind. */
export async function hasPendingWork({ kysely }: Database): Promise<boolean> {
  const product = await kysely.selectFrom('pending_products').selectAll().limit(1).execute();
  const group = await kysely.selectFrom('pending_groups').selectAll().limit(1).execute();
  return product.length + group.length > 0;
}

/** The number of pending products. */
export function countPendingProducts(db: Database): Promise<number> {
  return countRows(db.kysely.selectFrom('pending_products'));
}

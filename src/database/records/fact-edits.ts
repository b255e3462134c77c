import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { OPERATOR_SOURCE, type SourceRecord } from '#domain/product/record/source-record.ts';
import { isoTime } from '../connection/iso-time.ts';
import { inSerializedTransaction, type Turn } from '../connection/serialized-transaction.ts';
import type { Database } from '../connection/open-database.ts';
import { deleteSourceRecord, storeSourceRecord } from './source-records.ts';
import { markProductsPending } from './pending-products.ts';
import type { Tables } from '../tables/tables.ts';

/** An operator's edit. Times are ISO 8601 UTC. */
export interface FactEdit {
  readonly id: number;
  readonly at: string;
  readonly productKey: string;
  readonly before: SourceRecord | null;
  readonly after: SourceRecord;
  readonly undoneAt: string | null;
}

/** The operator's own record of a product. Null if there is none. */
export async function readOperatorRecord(
  { kysely }: Pick<Database, 'kysely'>,
  productKey: string,
): Promise<SourceRecord | null> {
  const row = await kysely
    .selectFrom('source_records')
    .select('document')
    .where('source_key', '=', OPERATOR_SOURCE)
    .where('product_key', '=', productKey)
    .executeTakeFirst();
  return row ? (JSON.parse(row.document) as SourceRecord) : null;
}

/** Creates the operator's source with its first entry. The bundled import writes only the sources it reads. */
async function ensureOperatorSource(kysely: Kysely<Tables>, now: number): Promise<void> {
  await kysely
    .insertInto('sources')
    .values({
      key: OPERATOR_SOURCE,
      name: "Operator's own entries",
      licence: 'entered by the operator of this site',
      url: '',
      attribution: 'Facts entered by the operator of this site.',
      retrieved: isoTime(now).slice(0, 10),
      precedence: 0,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Stores the operator's record of a product and its previous state, and marks the product as pending. An unchanged
 * record is not added to the history. A caller that derives the record from the previous one must read that in the same
 * transaction.
 */
export async function writeFactEdit(
  { kysely }: Turn,
  after: SourceRecord,
  now: number,
): Promise<void> {
  await ensureOperatorSource(kysely, now);
  const before = await readOperatorRecord({ kysely }, after.productKey);
  if (isDeepStrictEqual(before, after)) return;
  await storeSourceRecord(kysely, after);
  await kysely
    .insertInto('fact_history')
    .values({
      at: isoTime(now),
      product_key: after.productKey,
      record: after.record,
      before: before === null ? null : JSON.stringify(before),
      after: JSON.stringify(after),
      undone_at: null,
    })
    .execute();
  await markProductsPending(kysely, [after.productKey]);
}

/** The latest edits, newest first. Only those of one product if its key is given. */
export async function readFactEdits(
  { kysely }: Database,
  limit: number,
  productKey?: string,
): Promise<readonly FactEdit[]> {
  let query = kysely.selectFrom('fact_history').selectAll().orderBy('id', 'desc').limit(limit);
  if (productKey !== undefined) query = query.where('product_key', '=', productKey);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    productKey: row.product_key,
    before: row.before === null ? null : (JSON.parse(row.before) as SourceRecord),
    after: JSON.parse(row.after) as SourceRecord,
    undoneAt: row.undone_at,
  }));
}

/**
 * Undoes the newest edit of a product: restores the operator's previous record, or deletes the record if there was
 * none. Returns false if there is no edit to undo.
 */
export async function undoFactEdit(
  db: Database,
  productKey: string,
  now: number,
): Promise<boolean> {
  return inSerializedTransaction(db, async ({ kysely }) => {
    const last = await kysely
      .selectFrom('fact_history')
      .select(['id', 'record', 'before'])
      .where('product_key', '=', productKey)
      .where('undone_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return false;
    if (last.before === null) {
      await deleteSourceRecord(kysely, OPERATOR_SOURCE, last.record);
    } else {
      await storeSourceRecord(kysely, JSON.parse(last.before) as SourceRecord);
    }
    await kysely
      .updateTable('fact_history')
      .set({ undone_at: isoTime(now) })
      .where('id', '=', last.id)
      .execute();
    await markProductsPending(kysely, [productKey]);
    return true;
  });
}

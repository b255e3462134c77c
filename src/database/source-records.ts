import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Objection } from '#domain/product/plausibility.ts';
import type { SourceRecord } from '#domain/product/source-record.ts';
import type { Database } from './open-database.ts';
import type { SourceRecordsTable, Tables } from './tables.ts';

/** A parsed record on its way in, with what speaks against it, if anything does. */
export interface IncomingRecord {
  readonly record: SourceRecord;
  readonly objection: Objection | null;
}

export interface RecordCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly quarantined: number;
}

interface Stored {
  readonly hash: string;
  readonly productKey: string;
}

/**
 * Writes one batch of records of one source in one transaction: new and changed ones are stored and their products
 * marked as pending, those with an objection go to quarantine (unless an operator let them in), the rest is left alone.
 * Running it again with the same records changes nothing.
 */
export async function writeSourceRecords(
  db: Database,
  source: string,
  incoming: readonly IncomingRecord[],
): Promise<RecordCounts> {
  const batch = lastOfEach(incoming);
  if (batch.length === 0) return { added: 0, changed: 0, unchanged: 0, quarantined: 0 };
  return db.kysely.transaction().execute(async (kysely) => {
    const numbers = batch.map((item) => item.record.record);
    const stored = await readStored(kysely, source, numbers);
    const held = await readHeld(kysely, source, numbers);
    const pending = new Set<string>();
    const rows: SourceRecordsTable[] = [];
    let added = 0;
    let changed = 0;
    let quarantined = 0;
    for (const { record, objection } of batch) {
      const row = toRow(record);
      const { hash } = row;
      const before = stored.get(record.record);
      const quarantine = held.get(record.record);
      if (quarantine && isHeld(quarantine, row)) {
        quarantined += 1;
        continue;
      }
      if (objection && quarantine?.decision !== 'accepted') {
        quarantined += 1;
        if (before) pending.add(before.productKey);
        await quarantineRecord(kysely, record, objection);
        continue;
      }
      if (before?.hash === hash) continue;
      if (before) {
        changed += 1;
        pending.add(before.productKey);
      } else added += 1;
      if (quarantine && quarantine.decision !== 'accepted')
        await releaseFromQuarantine(kysely, source, record.record);
      pending.add(record.productKey);
      rows.push(row);
    }
    await upsertRows(kysely, rows);
    await markProductsPending(kysely, [...pending]);
    return { added, changed, unchanged: batch.length - added - changed - quarantined, quarantined };
  });
}

/** Whether a record stays in quarantine as it is: an operator rejected it, or it has not changed since and none let it in. */
function isHeld(
  { decision, hash }: { readonly decision: string; readonly hash: string },
  row: SourceRecordsTable,
): boolean {
  return decision === 'rejected' || (decision === 'open' && hash === row.hash);
}

/** A record as it is stored. */
function toRow(record: SourceRecord): SourceRecordsTable {
  const document = JSON.stringify(record);
  return {
    source_key: record.source,
    record: record.record,
    product_key: record.productKey,
    hash: createHash('sha256').update(document).digest('hex'),
    document,
  };
}

/** Stores one record in the place of what is there under its source and number. The caller marks its product as pending. */
export async function storeSourceRecord(
  kysely: Kysely<Tables>,
  record: SourceRecord,
): Promise<void> {
  await upsertRows(kysely, [toRow(record)]);
}

async function upsertRows(
  kysely: Kysely<Tables>,
  rows: readonly SourceRecordsTable[],
): Promise<void> {
  if (rows.length === 0) return;
  await kysely
    .insertInto('source_records')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source_key', 'record']).doUpdateSet((eb) => ({
        product_key: eb.ref('excluded.product_key'),
        hash: eb.ref('excluded.hash'),
        document: eb.ref('excluded.document'),
      })),
    )
    .execute();
}

/** Takes a record out of the catalogue's sources and into quarantine, where an operator can look at it. */
export async function quarantineRecord(
  kysely: Kysely<Tables>,
  record: SourceRecord,
  objection: Objection,
): Promise<void> {
  const { hash, document } = toRow(record);
  const row = {
    reason: objection.reason,
    detail: objection.detail,
    name: record.name ?? '',
    document,
    hash,
    decision: 'open',
  };
  await kysely
    .insertInto('quarantine')
    .values({ source_key: record.source, record: record.record, ...row })
    .onConflict((conflict) => conflict.columns(['source_key', 'record']).doUpdateSet(row))
    .execute();
  await deleteSourceRecord(kysely, record.source, record.record);
}

/** Takes a record out of the catalogue's sources; nothing happens where there is none. The caller marks its product as pending. */
export async function deleteSourceRecord(
  kysely: Kysely<Tables>,
  source: string,
  record: string,
): Promise<void> {
  await kysely
    .deleteFrom('source_records')
    .where('source_key', '=', source)
    .where('record', '=', record)
    .execute();
}

/** Marks products as pending: they are to be derived again, and those that they were merged into. */
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
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The same outside a transaction: the running site derives them beside its work. */
export function deriveAgain(db: Database, keys: readonly string[]): Promise<void> {
  return markProductsPending(db.kysely, keys);
}

/** Marks every product as pending: after a change of vocabulary or rules. */
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
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The next products to derive, in order of key, with all their records and those of the products merged into them. A key
 * without records is a product to remove.
 */
export async function readPendingProducts(
  kysely: Kysely<Tables>,
  limit: number,
): Promise<ReadonlyMap<string, readonly SourceRecord[]>> {
  const keys = await kysely
    .selectFrom('pending_products')
    .select('product_key')
    .orderBy('product_key')
    .limit(limit)
    .execute();
  const records = new Map<string, SourceRecord[]>(keys.map((row) => [row.product_key, []]));
  if (keys.length === 0) return records;
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
  return records;
}

/** Whether products or families are to be worked out again: what a killed process left behind. */
export async function hasPendingWork({ kysely }: Database): Promise<boolean> {
  const product = await kysely.selectFrom('pending_products').selectAll().limit(1).execute();
  const group = await kysely.selectFrom('pending_groups').selectAll().limit(1).execute();
  return product.length + group.length > 0;
}

/** How many products are pending. */
export async function countPendingProducts(db: Database): Promise<number> {
  const row = await db.kysely
    .selectFrom('pending_products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A source may hold a number twice: the later row stands. */
function lastOfEach(incoming: readonly IncomingRecord[]): readonly IncomingRecord[] {
  return [...new Map(incoming.map((item) => [item.record.record, item])).values()];
}

async function readStored(
  kysely: Kysely<Tables>,
  source: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const rows = await kysely
    .selectFrom('source_records')
    .select(['record', 'hash', 'product_key'])
    .where('source_key', '=', source)
    .where('record', 'in', numbers)
    .execute();
  return new Map(rows.map((row) => [row.record, { hash: row.hash, productKey: row.product_key }]));
}

async function readHeld(
  kysely: Kysely<Tables>,
  source: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { readonly hash: string; readonly decision: string }>> {
  const rows = await kysely
    .selectFrom('quarantine')
    .select(['record', 'hash', 'decision'])
    .where('source_key', '=', source)
    .where('record', 'in', numbers)
    .execute();
  return new Map(rows.map((row) => [row.record, row]));
}

async function releaseFromQuarantine(
  kysely: Kysely<Tables>,
  source: string,
  record: string,
): Promise<void> {
  await kysely
    .deleteFrom('quarantine')
    .where('source_key', '=', source)
    .where('record', '=', record)
    .execute();
}

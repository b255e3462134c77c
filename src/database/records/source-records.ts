import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Objection } from '#domain/product/figures/plausibility.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import { inTransaction, type Database } from '../connection/open-database.ts';
import { markProductsPending } from './pending-products.ts';
import type { SourceRecordsTable, Tables } from '../tables/tables.ts';

/** A parsed record to be stored, and a rule's objection to it. Null if there is none. */
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
 * Writes one batch of records of one source in one transaction. New and changed records are stored and their products
 * marked as pending. Records with an objection go to quarantine unless an operator has accepted them. Other records are
 * left unchanged. Idempotent.
 */
export async function writeSourceRecords(
  db: Database,
  source: string,
  incoming: readonly IncomingRecord[],
): Promise<RecordCounts> {
  const batch = lastOfEach(incoming);
  if (batch.length === 0) return { added: 0, changed: 0, unchanged: 0, quarantined: 0 };
  return inTransaction(db, async (kysely) => {
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
      if (quarantine && isHeld(quarantine, row, { record, objection })) {
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

interface Held {
  readonly hash: string;
  readonly decision: string;
  readonly document: string;
}

/**
 * Whether a record stays in quarantine: it is unchanged and no operator has accepted it. A changed record that an
 * operator rejected stays rejected if a rule still objects to it, or if its energy and macronutrients are unchanged.
 */
function isHeld(
  { decision, hash, document }: Held,
  row: SourceRecordsTable,
  { record, objection }: IncomingRecord,
): boolean {
  if (decision === 'accepted' || hash === row.hash) return decision !== 'accepted';
  if (decision !== 'rejected') return false;
  return objection !== null || factsOf(JSON.parse(document) as SourceRecord) === factsOf(record);
}

/** The facts by which an operator judges a record, as text: its energy and macronutrients. */
function factsOf({ per100, perServing }: SourceRecord): string {
  const macronutrients = [per100, perServing].map(
    (figures) => figures && [figures.energy, figures.protein, figures.carbohydrate, figures.fat],
  );
  return JSON.stringify(macronutrients);
}

function toRow(record: SourceRecord): SourceRecordsTable {
  const document = JSON.stringify(record);
  return {
    source_key: record.source,
    record: record.record,
    product_key: record.productKey,
    hash: hash('sha256', document),
    document,
  };
}

/** Inserts or replaces one record, identified by source and number. The caller marks its product as pending. */
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

/** Moves a record from its source to quarantine, for an operator to review. */
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

/** Deletes a record, if there is one. The caller marks its product as pending. */
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

/** A source may contain a number twice. The later row wins. */
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
): Promise<ReadonlyMap<string, Held>> {
  const rows = await kysely
    .selectFrom('quarantine')
    .select(['record', 'hash', 'decision', 'document'])
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

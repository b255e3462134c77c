import type { Selectable } from 'kysely';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import { recordKey } from '#domain/product/derive/derive-batch.ts';
import { compareTexts } from '#domain/wording.ts';
import { inTransaction, type Database } from '../connection/open-database.ts';
import { deleteSourceRecord, storeSourceRecord } from './source-records.ts';
import { markProductsPending } from './pending-products.ts';
import type { QuarantineTable } from '../tables/tables.ts';

export type QuarantineDecision = 'open' | 'accepted' | 'rejected';

/** A quarantined record and the reason. */
export interface QuarantinedRecord {
  readonly sourceKey: string;
  readonly record: string;
  /** The rule that rejected it. */
  readonly reason: string;
  /** A description of what was found. */
  readonly detail: string;
  readonly name: string;
  /** The parsed record. */
  readonly document: unknown;
  readonly decision: QuarantineDecision;
}

/** Quarantined records, by source and record number. */
export async function readQuarantine(
  db: Database,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly QuarantinedRecord[]> {
  const rows = await db.kysely
    .selectFrom('quarantine')
    .selectAll()
    .orderBy('source_key')
    .orderBy('record')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toRecord);
}

/** The number of quarantined records per rule, largest first. */
export async function countQuarantine(
  db: Database,
): Promise<readonly { readonly reason: string; readonly count: number }[]> {
  const rows = await db.kysely
    .selectFrom('quarantine')
    .select((eb) => ['reason', eb.fn.countAll<number>().as('count')])
    .where('decision', '!=', 'accepted')
    .groupBy('reason')
    .execute();
  return rows
    .map((row) => ({ reason: row.reason, count: Number(row.count) }))
    .sort((a, b) => b.count - a.count || compareTexts(a.reason, b.reason));
}

/** The number of records in quarantine, and of those without a decision. */
export async function countQuarantinedRecords({
  kysely,
}: Database): Promise<{ readonly all: number; readonly open: number }> {
  const rows = await kysely
    .selectFrom('quarantine')
    .select((eb) => ['decision', eb.fn.countAll<number>().as('count')])
    .groupBy('decision')
    .execute();
  const count = (wanted: (decision: string) => boolean) =>
    rows.reduce((sum, row) => sum + (wanted(row.decision) ? Number(row.count) : 0), 0);
  return { all: count(() => true), open: count((decision) => decision === 'open') };
}

/** The records accepted by operators, as "source|record". */
export async function readAcceptedRecords(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.kysely
    .selectFrom('quarantine')
    .select(['source_key', 'record'])
    .where('decision', '=', 'accepted')
    .execute();
  return new Set(rows.map((row) => recordKey({ source: row.source_key, record: row.record })));
}

/**
 * Stores an operator's decision on one record. `accepted` adds the record to its source and marks its product as
 * pending; any other decision keeps it out, or removes it again. Returns false if there is no such record.
 */
export async function decideQuarantine(
  db: Database,
  sourceKey: string,
  record: string,
  decision: QuarantineDecision,
): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const row = await kysely
      .selectFrom('quarantine')
      .selectAll()
      .where('source_key', '=', sourceKey)
      .where('record', '=', record)
      .executeTakeFirst();
    if (!row) return false;
    await kysely
      .updateTable('quarantine')
      .set({ decision })
      .where('source_key', '=', sourceKey)
      .where('record', '=', record)
      .execute();
    const held = JSON.parse(row.document) as SourceRecord;
    if (decision === 'accepted') await storeSourceRecord(kysely, held);
    else await deleteSourceRecord(kysely, sourceKey, record);
    await markProductsPending(kysely, [held.productKey]);
    return true;
  });
}

function toRecord(row: Selectable<QuarantineTable>): QuarantinedRecord {
  return {
    sourceKey: row.source_key,
    record: row.record,
    reason: row.reason,
    detail: row.detail,
    name: row.name,
    document: JSON.parse(row.document),
    decision: row.decision as QuarantineDecision,
  };
}

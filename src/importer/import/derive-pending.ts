import { setImmediate } from 'node:timers/promises';
import {
  type DeriveBatch,
  type DerivedBatch,
  type ProductDeriver,
} from '#domain/product/derive/derive-batch.ts';
import { type Database, inTransaction } from '#database/connection/open-database.ts';
import {
  countPendingProducts,
  type PendingProducts,
  readPendingProducts,
  readUnchangedMarks,
  unmarkPending,
} from '#database/records/pending-products.ts';
import { readAcceptedRecords } from '#database/records/quarantine.ts';
import { regroupProducts } from '#database/families/regroup-products.ts';
import { quarantineRecord } from '#database/records/source-records.ts';
import { readSources } from '#database/records/sources.ts';
import { readWordDecisions } from '#database/records/word-decisions.ts';
import { type WriteCounts, writeProducts } from '#database/products/write-products.ts';
import type { ImportTally } from './import-report.ts';

const PRODUCTS_A_BATCH = 100;
/** Number of batches read ahead, so that no worker waits for the database. */
const BATCHES_AHEAD = 4;
const GROUPS_A_BATCH = 200;

interface Derived {
  readonly pending: PendingProducts;
  readonly derived: DerivedBatch;
}

interface Written {
  readonly counts: WriteCounts;
  readonly objections: DerivedBatch['objections'];
}

/**
 * Yields the pending products in the order of their keys, derived. Some batches are read and derived ahead of the
 * consumer.
 */
async function* derivedBatches(
  db: Database,
  derive: (products: DeriveBatch['products']) => Promise<DerivedBatch>,
): AsyncGenerator<Derived> {
  const ahead: Promise<Derived>[] = [];
  for (let after = '', isLast = false; ; ) {
    while (!isLast && ahead.length < BATCHES_AHEAD) {
      const pending = await readPendingProducts(db, { limit: PRODUCTS_A_BATCH, after });
      isLast = pending.marks.size < PRODUCTS_A_BATCH;
      after = [...pending.marks.keys()].at(-1) ?? after;
      if (pending.marks.size === 0) break;
      const work = derive(pending.records).then((derived) => ({ pending, derived }));
      // The consumer gets the error with the batch. Until then Node must not report an unhandled rejection.
      work.catch(() => undefined);
      ahead.push(work);
    }
    const next = ahead.shift();
    if (next === undefined) return;
    yield await next;
  }
}

/**
 * Writes a batch in one transaction and clears its pending marks, except for products that were marked again meanwhile.
 */
function writeBatch(db: Database, { pending, derived }: Derived): Promise<Written> {
  return inTransaction(db, async (transaction) => {
    const current = await readUnchangedMarks(transaction, pending.marks);
    const objections = derived.objections.filter(({ product }) => current.has(product));
    for (const { record, reason, detail } of objections)
      await quarantineRecord(transaction, record, { reason, detail });
    const products = new Map([...derived.products].filter(([key]) => current.has(key)));
    const counts = await writeProducts(transaction, products);
    await unmarkPending(transaction, current);
    return { counts, objections };
  });
}

/**
 * Second half of an import: derives every product whose records have changed, then regroups variants and duplicates in
 * the changed families. Each batch is one transaction that also clears its pending marks, so that a stopped run can be
 * resumed. Words are read with the operator's decisions in the database.
 */
export async function derivePending(
  db: Database,
  deriver: ProductDeriver,
  tally: ImportTally,
  onBatch: (progress: { readonly done: number; readonly total: number }) => Promise<void>,
): Promise<void> {
  const sources = new Map((await readSources(db)).map((source) => [source.key, source]));
  const accepted = await readAcceptedRecords(db);
  const decisions = await readWordDecisions(db);
  const derive = (products: DeriveBatch['products']) =>
    deriver({ products, sources, accepted }, decisions);
  const total = await countPendingProducts(db);
  let done = 0;
  let isPending: boolean;
  // Repeats for products that were marked as pending while they were derived.
  do {
    isPending = false;
    for await (const batch of derivedBatches(db, derive)) {
      isPending = true;
      const { counts, objections } = await writeBatch(db, batch);
      done += batch.pending.marks.size;
      tally.add({
        productsCreated: counts.created,
        productsUpdated: counts.updated,
        productsUnchanged: counts.unchanged,
        productsRemoved: counts.removed,
      });
      for (const { record, reason, detail } of objections)
        tally.quarantine(reason, `${record.record} ${record.name ?? ''}: ${detail}`);
      await onBatch({ done: Math.min(done, total), total });
    }
  } while (isPending);
  while (await inTransaction(db, (transaction) => regroupProducts(transaction, GROUPS_A_BATCH))) {
    await setImmediate();
    await onBatch({ done: total, total });
  }
}

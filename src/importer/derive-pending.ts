import { setImmediate } from 'node:timers/promises';
import {
  deriveProduct,
  type DeriveContext,
  type Derivation,
} from '#domain/product/derive-product.ts';
import { findEvidence } from '#domain/ingredients/label/evidence.ts';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { rememberedReadings } from '#domain/ingredients/statement/remembered-readings.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { SourceRecord } from '#domain/product/source-record.ts';
import { compareTexts } from '#domain/wording.ts';
import { readAcceptedRecords } from '#database/quarantine.ts';
import { type Database, inTransaction } from '#database/open-database.ts';
import { quarantineRecord } from '#database/source-records.ts';
import { countPendingProducts, readPendingProducts } from '#database/pending-products.ts';
import { readSources } from '#database/sources.ts';
import { regroupProducts } from '#database/regroup-products.ts';
import { writeProducts } from '#database/write-products.ts';
import { catalogueTables } from './catalogue-tables.ts';
import type { ImportTally } from './import-report.ts';

const PRODUCTS_A_BATCH = 200;
const GROUPS_A_BATCH = 200;
/** Products derived between two turns of the event loop: SQLite is synchronous and would hold up requests. */
const DERIVED_AT_ONCE = 10;

/**
 * Second half of an import: derives every product whose records changed, then works out variants and duplicates of the
 * groups that changed. Each batch is one transaction that also takes its work off the pending list, so it goes on where
 * it was stopped.
 */
export async function derivePending(
  db: Database,
  vocabulary: Vocabulary,
  tally: ImportTally,
  onBatch: (progress: { readonly done: number; readonly total: number }) => Promise<void>,
): Promise<void> {
  const sources = new Map((await readSources(db)).map((source) => [source.key, source]));
  const accepted = await readAcceptedRecords(db);
  const read = rememberedReadings(vocabulary);
  const context: DeriveContext = {
    sources,
    explain: (label) => explainLabel(label, vocabulary, read),
    findEvidence: (text, place) => findEvidence(text, place, vocabulary, read),
    tables: catalogueTables(),
    accepted: (record) => accepted.has(`${record.source}|${record.record}`),
  };
  const total = await countPendingProducts(db);
  if (total > 0) await vocabulary.prepareReading(setImmediate);
  const precedence = (record: SourceRecord) =>
    sources.get(record.source)?.precedence ?? Number.MAX_SAFE_INTEGER;
  for (let done = 0; ; ) {
    const batch = await inTransaction(db, async (transaction) => {
      const pending = await readPendingProducts(transaction, PRODUCTS_A_BATCH);
      const derived = new Map<string, Derivation | null>();
      const objections: { record: SourceRecord; reason: string; detail: string }[] = [];
      for (const [key, records] of pending) {
        const ordered = [...records].sort(
          (a, b) =>
            precedence(a) - precedence(b) ||
            // Those of a product that was merged into this one come after its own.
            Number(a.productKey !== key) - Number(b.productKey !== key) ||
            compareTexts(a.rank, b.rank) ||
            compareTexts(a.record, b.record),
        );
        derived.set(key, deriveWithout(ordered, context, objections));
        if (derived.size % DERIVED_AT_ONCE === 0) await setImmediate();
      }
      for (const { record, reason, detail } of objections)
        await quarantineRecord(transaction, record, { reason, detail });
      return { size: pending.size, counts: await writeProducts(transaction, derived), objections };
    });
    if (batch.size === 0) break;
    done += batch.size;
    tally.add({
      productsCreated: batch.counts.created,
      productsUpdated: batch.counts.updated,
      productsUnchanged: batch.counts.unchanged,
      productsRemoved: batch.counts.removed,
    });
    for (const { record, reason, detail } of batch.objections)
      tally.quarantine(reason, `${record.record} ${record.name ?? ''}: ${detail}`);
    await onBatch({ done, total });
  }
  while (await inTransaction(db, (transaction) => regroupProducts(transaction, GROUPS_A_BATCH))) {
    await setImmediate();
    await onBatch({ done: total, total });
  }
}

/** Derives a product; records that a rule objects to are left out (and noted) until the rest agrees. */
function deriveWithout(
  records: readonly SourceRecord[],
  context: DeriveContext,
  objections: { record: SourceRecord; reason: string; detail: string }[],
): Derivation | null {
  let rest = records;
  for (;;) {
    const [first, ...others] = rest;
    if (first === undefined) return null;
    const result = deriveProduct([first, ...others], context);
    if (result.ok) return result.derivation;
    objections.push({ record: result.record, ...result.objection });
    rest = rest.filter((record) => record !== result.record);
  }
}

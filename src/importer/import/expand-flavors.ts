import { setImmediate } from 'node:timers/promises';
import {
  type FlavorListing,
  readFlavorListings,
  readVariantFlavors,
} from '#database/retailers/flavor-listings.ts';
import { JOB_KINDS, startJob, updateJob } from '#database/jobs/jobs.ts';
import { type Database, inTransaction } from '#database/connection/open-database.ts';
import { writeSourceRecords } from '#database/records/source-records.ts';
import { readSources, writeSource, type Source } from '#database/records/sources.ts';
import { listedFlavors } from '#domain/flavors/listed-flavors.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import { derivePending } from './derive-pending.ts';
import { type ImportLock, takeImportLock } from './import-lock.ts';
import { ImportTally } from './import-report.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import { inheritedSource, inheritedVariant } from './inherited-variant.ts';
import { isoTime } from '#database/connection/iso-time.ts';

/** What the job writes to its row of `jobs` as it proceeds. */
export interface ExpansionReport {
  readonly variantsCreated: number;
  readonly errors: readonly string[];
}

/** Number of errors that the report lists. */
const MAX_ERRORS = 100;

/** Writes the missing variants of one base product in one transaction. Returns their number. */
async function expandOne(
  db: Database,
  listing: FlavorListing,
  sources: ReadonlyMap<string, Source>,
): Promise<number> {
  const base = JSON.parse(listing.document) as SourceRecord;
  const source = sources.get(listing.sourceKey);
  if (source === undefined) throw new Error(`its source "${listing.sourceKey}" is not known`);
  const known = await readVariantFlavors(db, listing.productKey);
  const missing = listedFlavors(base.flavor).filter((flavor) => !known.has(flavor.toLowerCase()));
  if (missing.length === 0) return 0;
  const inherited = inheritedSource(source);
  await inTransaction(db, (transaction) => writeSource(transaction, inherited));
  const records = missing.map((flavor) => ({
    record: inheritedVariant(base, flavor),
    objection: null,
  }));
  const { added } = await writeSourceRecords(db, inherited.key, records);
  return added;
}

async function expandAll(
  db: Database,
  { deriver, now }: ExpandOptions,
  lock: ImportLock,
  job: number,
): Promise<ExpansionReport> {
  const listings = await readFlavorListings(db);
  const sources = new Map((await readSources(db)).map((source) => [source.key, source]));
  const errors: string[] = [];
  let variantsCreated = 0;
  for (const [index, listing] of listings.entries()) {
    await setImmediate();
    await lock.renew();
    await updateJob(db, job, now(), {
      total: listings.length,
      done: index,
      current: listing.record,
      report: { variantsCreated, errors },
    });
    try {
      variantsCreated += await expandOne(db, listing, sources);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (errors.length < MAX_ERRORS) errors.push(`${listing.record}: ${reason}`);
    }
  }
  await derivePending(db, deriver, new ImportTally(), () => lock.renew());
  const report = { variantsCreated, errors };
  await updateJob(db, job, now(), {
    status: 'completed',
    finishedAt: isoTime(now()),
    total: listings.length,
    done: listings.length,
    current: '',
    report,
  });
  return report;
}

export interface ExpandOptions {
  readonly deriver: ProductDeriver;
  /** Returns the time in ms since 1970. */
  readonly now: () => number;
}

/** An expansion and its completion. `finished` never rejects: failures are stored in the job's row. */
export type StartedExpansion =
  | { readonly status: 'busy' }
  | { readonly status: 'started'; readonly finished: Promise<ExpansionReport | null> };

/**
 * Creates a product for every flavor that a base product lists and that has none yet. It inherits the base's facts and
 * is marked so; flavors with records of their own are the importer's. Only one expansion or import runs at a time,
 * across all processes. It can be stopped at any moment, and the next run continues without duplicates, because a
 * variant's key follows from base and flavor. A base product that fails is reported, and the others proceed.
 */
export async function startFlavorExpansion(
  db: Database,
  options: ExpandOptions,
): Promise<StartedExpansion> {
  const lock = await takeImportLock(db);
  if (lock === null) return { status: 'busy' };
  const job = await startJob(db, {
    kind: JOB_KINDS.expansion,
    holder: lock.holder,
    now: options.now(),
  }).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  const finished = expandAll(db, options, lock, job)
    .catch(async (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const failed: ExpansionReport = { variantsCreated: 0, errors: [reason] };
      await updateJob(db, job, options.now(), {
        status: 'failed',
        finishedAt: isoTime(options.now()),
        report: failed,
      });
      return failed;
    })
    .finally(() => lock.release())
    .catch(() => null);
  return { status: 'started', finished };
}

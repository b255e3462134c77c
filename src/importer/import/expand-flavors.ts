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

/** What the job writes into its row of `jobs` as it goes. */
export interface ExpansionReport {
  readonly variantsCreated: number;
  readonly errors: readonly string[];
}

/** Errors that the report lists. */
const MOST_ERRORS = 100;

/** Writes the variants of one base product that are missing, in one transaction; answers how many. */
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
      if (errors.length < MOST_ERRORS) errors.push(`${listing.record}: ${reason}`);
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
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A started expansion; `finished` never rejects: failures stand in the job's row. */
export type StartedExpansion =
  | { readonly status: 'busy' }
  | { readonly status: 'started'; readonly finished: Promise<ExpansionReport | null> };

/**
 * Makes a product of every flavor that a base product lists and that has none yet: from records of its
 * own where there are any (the importer made those), else inherited from the base and marked so. One at a time over all
 * processes, together with imports. Stopped at any moment and started again it goes on and doubles nothing, because a
 * variant's key follows from base and flavor; a base product that fails is named and the rest goes on.
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

import { JOB_KINDS, startJob, updateJob } from '#database/jobs.ts';
import type { Database } from '#database/open-database.ts';
import { writeSourceRecords } from '#database/source-records.ts';
import { readSources, writeSource, type Source } from '#database/sources.ts';
import { listedFlavors } from '#domain/flavours/listed-flavors.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts';
import type { SourceRecord } from '#domain/product/source-record.ts';
import { derivePending } from './derive-pending.ts';
import { type ImportLock, takeImportLock } from './import-lock.ts';
import { ImportTally } from './import-report.ts';
import { inheritedSource, inheritedVariant } from './inherited-variant.ts';

/** What the job writes into its row of `jobs` as it goes. */
export interface ExpansionReport {
  readonly variantsCreated: number;
  readonly errors: readonly string[];
}

/** A record that lists several flavours, as found; `document` may be damaged. */
interface Candidate {
  readonly source_key: string;
  readonly record: string;
  readonly product_key: string;
  readonly document: string;
}

const MOST_ERRORS = 100;

/** Base products are the records whose flavour lists several; few, so they are read at once. */
function readCandidates(db: Database): Promise<Candidate[]> {
  return db.kysely
    .selectFrom('source_records')
    .select(['source_key', 'record', 'product_key', 'document'])
    .where('document', 'like', '%"flavor":"%|%"%')
    .where('source_key', 'not like', 'inherited:%')
    .orderBy('source_key')
    .orderBy('record')
    .execute();
}

/** Flavours of the base product that have a product already, in lower case. */
async function knownFlavors(db: Database, productKey: string): Promise<ReadonlySet<string>> {
  const rows = await db.kysely
    .selectFrom('products')
    .select('flavor')
    .where('base_key', 'in', (eb) =>
      eb.selectFrom('products').select('base_key').where('product_key', '=', productKey),
    )
    .execute();
  return new Set(rows.flatMap(({ flavor }) => (flavor === null ? [] : [flavor.toLowerCase()])));
}

/** Writes the variants of one base product that are missing, in one transaction; answers how many. */
async function expandOne(
  db: Database,
  candidate: Candidate,
  sources: ReadonlyMap<string, Source>,
): Promise<number> {
  const base = JSON.parse(candidate.document) as SourceRecord;
  const source = sources.get(candidate.source_key);
  if (source === undefined) throw new Error(`its source "${candidate.source_key}" is not known`);
  const known = await knownFlavors(db, candidate.product_key);
  const missing = listedFlavors(base.flavor).filter((flavor) => !known.has(flavor.toLowerCase()));
  if (missing.length === 0) return 0;
  const inherited = inheritedSource(source);
  await db.kysely.transaction().execute((kysely) => writeSource(kysely, inherited));
  const records = missing.map((flavor) => ({
    record: inheritedVariant(base, flavor),
    objection: null,
  }));
  const { added } = await writeSourceRecords(db, inherited.key, records);
  return added;
}

async function expandAll(
  db: Database,
  { vocabulary, now }: ExpandOptions,
  lock: ImportLock,
  job: number,
): Promise<ExpansionReport> {
  const candidates = await readCandidates(db);
  const sources = new Map((await readSources(db)).map((source) => [source.key, source]));
  const errors: string[] = [];
  let variantsCreated = 0;
  for (const [index, candidate] of candidates.entries()) {
    await lock.renew();
    await updateJob(db, job, now(), {
      total: candidates.length,
      done: index,
      current: candidate.record,
      report: { variantsCreated, errors },
    });
    try {
      variantsCreated += await expandOne(db, candidate, sources);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (errors.length < MOST_ERRORS) errors.push(`${candidate.record}: ${reason}`);
    }
  }
  await derivePending(db, vocabulary, new ImportTally(), () => lock.renew());
  const report = { variantsCreated, errors };
  await updateJob(db, job, now(), {
    status: 'completed',
    finishedAt: new Date(now()).toISOString(),
    total: candidates.length,
    done: candidates.length,
    current: '',
    report,
  });
  return report;
}

export interface ExpandOptions {
  readonly vocabulary: Vocabulary;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A started expansion; `finished` never rejects: failures stand in the job's row. */
export type StartedExpansion =
  | { readonly status: 'busy' }
  | { readonly status: 'started'; readonly finished: Promise<ExpansionReport | null> };

/**
 * Makes a product of every flavour that a base product lists and that has none yet: from records of its
 * own where there are any (the importer made those), else inherited from the base and marked so. One at a time over all
 * processes, together with imports. Stopped at any moment and started again it goes on and doubles nothing, because a
 * variant's key follows from base and flavour; a base product that fails is named and the rest goes on.
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
        finishedAt: new Date(options.now()).toISOString(),
        report: failed,
      });
      return failed;
    })
    .finally(() => lock.release())
    .catch(() => null);
  return { status: 'started', finished };
}

import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { bumpCatalogueVersion } from '#database/catalogue-version.ts';
import { isCancelled } from '#database/import-cancel.ts';
import { JOB_KINDS, startJob, updateJob } from '#database/jobs.ts';
import { type Database, inTransaction } from '#database/open-database.ts';
import { markAllProductsPending } from '#database/source-records.ts';
import { writeSource, type Source } from '#database/sources.ts';
import { derivePending } from './derive-pending.ts';
import type { ImportFormat } from './formats.ts';
import { importFile } from './import-file.ts';
import { readImportHolder, takeImportLock, type ImportLock } from './import-lock.ts';
import { ImportTally, type ImportReport } from './import-report.ts';

export interface ImportInput {
  readonly path: string;
  readonly format: ImportFormat;
  readonly source: Source;
}

export interface ImportProgress {
  /** What is being done ("reading off-lifyzer-2019", "deriving products"). */
  readonly step: string;
  /** 0 to 1 within the step. */
  readonly share: number;
  readonly rows: number;
}

export interface ImportOptions {
  readonly inputs: readonly ImportInput[];
  readonly vocabulary: Vocabulary;
  /** Derive every product again, although its records did not change (vocabulary or rules did). */
  readonly rederive?: boolean;
  /** A lock that the caller has taken already; released at the end. */
  readonly lock?: ImportLock;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** An operator stopped the import; what it had brought in stays. */
class ImportCancelled extends Error {
  constructor() {
    super('Stopped by the operator; what was brought in until then stays.');
    this.name = 'ImportCancelled';
  }
}

export type ImportOutcome =
  | { readonly status: 'done'; readonly report: ImportReport }
  /** Another import is running. */
  | { readonly status: 'busy'; readonly holder: string };

/**
 * Brings records of files into the catalogue: parse → store → derive → group, in batches. One at a time
 * over all processes. Safe to stop at any moment and to run again: what is done is not done twice, and a second run
 * over the same files changes nothing. File errors throw `ImportFileError`; what was read until then is kept.
 */
export async function importCatalogue(
  db: Database,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const lock = options.lock ?? (await takeImportLock(db));
  if (lock === null) return { status: 'busy', holder: await readImportHolder(db) };
  const tally = new ImportTally();
  const job = await startJob(db, {
    kind: JOB_KINDS.import,
    holder: lock.holder,
    now: Date.now(),
  });
  try {
    await run(db, options, tally, lock, job);
    const report = tally.report();
    await updateJob(db, job, Date.now(), {
      status: 'completed',
      finishedAt: new Date().toISOString(),
      report,
    });
    return { status: 'done', report };
  } catch (error) {
    const report = {
      ...tally.report(),
      error: error instanceof Error ? error.message : String(error),
    };
    await updateJob(db, job, Date.now(), {
      status: 'failed',
      finishedAt: new Date().toISOString(),
      report,
    });
    throw error;
  } finally {
    await lock.release();
  }
}

async function run(
  db: Database,
  options: ImportOptions,
  tally: ImportTally,
  lock: ImportLock,
  job: number,
): Promise<void> {
  let lastBeat = 0;
  let rows = 0;
  const beat = async (step: string, share: number) => {
    options.onProgress?.({ step, share, rows });
    if (performance.now() - lastBeat < 1_000) return;
    lastBeat = performance.now();
    await lock.renew();
    if (await isCancelled(db, job)) throw new ImportCancelled();
    await updateJob(db, job, Date.now(), {
      current: step,
      done: Math.round(share * 100),
      total: 100,
    });
  };
  await writeSources(
    db,
    options.inputs.map((input) => input.source),
  );
  for (const input of options.inputs) {
    const before = rows;
    await importFile(db, { ...input, source: input.source.key }, tally, async (progress) => {
      rows = before + progress.rows;
      await beat(
        `reading ${input.source.key}`,
        progress.totalBytes === 0 ? 1 : progress.bytes / progress.totalBytes,
      );
    });
  }
  if (options.rederive) await markAllProductsPending(db);
  await derivePending(db, options.vocabulary, tally, ({ done, total }) =>
    beat('deriving products', total === 0 ? 1 : done / total),
  );
}

async function writeSources(db: Database, sources: readonly Source[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    let changed = false;
    for (const source of sources) changed = (await writeSource(transaction, source)) || changed;
    if (changed) await bumpCatalogueVersion(transaction);
  });
}

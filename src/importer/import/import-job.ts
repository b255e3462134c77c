import { setTimeout } from 'node:timers/promises';
import { readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import { isCancelled } from '#database/jobs/import-cancel.ts';
import { startJob, updateJob } from '#database/jobs/jobs.ts';
import type { Database } from '#database/connection/open-database.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import { readImportHolder, takeImportLock, type ImportLock } from './import-lock.ts';
import { ImportTally, type ImportReport } from './import-report.ts';

export interface ImportProgress {
  /** What is being done ("reading off-lifyzer-2019", "deriving products"). */
  readonly step: string;
  /** 0 to 1 within the step. */
  readonly share: number;
  readonly rows: number;
}

export type ImportOutcome =
  | { readonly status: 'done'; readonly report: ImportReport }
  /** Another import is running. */
  | { readonly status: 'busy'; readonly holder: string };

export interface ImportJobOptions {
  /** One of `JOB_KINDS`. */
  readonly kind: string;
  /** A lock that the caller has taken already; released at the end. */
  readonly lock?: ImportLock | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Whether the work skips what it has done: then it is begun again after an outage of the database. */
  readonly isResumable?: boolean | undefined;
  /** Aborted at shutdown: the work stops after its present step, and resumes on its next run. */
  readonly signal?: AbortSignal | undefined;
}

/** An operator stopped the import; what it has imported is kept. */
export class ImportCancelled extends Error {
  constructor() {
    super('Stopped by the operator; what was brought in until then stays.');
    this.name = 'ImportCancelled';
  }
}

/** What the work of a job gets. */
export interface RunningImport {
  readonly tally: ImportTally;
  /** Reports the progress of a step (0 to 1), stored at most once a second; throws if another import has taken over. */
  readonly beat: (step: string, share: number) => Promise<void>;
}

/** Restarts of a job after the database was unavailable, and the longest wait before each. */
const MOST_RESTARTS = 10;
const PATIENCE_MS = 5 * 60_000;
const PAUSE_MS = 1_000;

/** Resolves when the database answers again, or after five minutes. */
async function waitForDatabase(db: Database): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    await setTimeout(PAUSE_MS);
    if ((await readCatalogueVersions(db).catch(() => null)) !== null) return;
  }
}

/**
 * Runs work that skips what it has done already, and runs it again if the database was unavailable meanwhile (a restart of
 * PostgreSQL, a full disk). Calls `beginAgain` before each further attempt.
 */
async function retryAfterOutages(
  db: Database,
  work: () => Promise<void>,
  beginAgain: () => void,
): Promise<void> {
  for (let restarts = 0; ; restarts += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || restarts === MOST_RESTARTS) throw error;
      await waitForDatabase(db);
      beginAgain();
    }
  }
}

/**
 * Runs work on the catalogue under the lock that lets one run at a time over all processes, with its progress and report in
 * a row of `jobs`. An error of the work is stored in that row and rethrown.
 */
export async function runImportJob(
  db: Database,
  options: ImportJobOptions,
  work: (running: RunningImport) => Promise<void>,
): Promise<ImportOutcome> {
  const lock = options.lock ?? (await takeImportLock(db));
  if (lock === null) return { status: 'busy', holder: await readImportHolder(db) };
  try {
    return await runUnderLock(db, { ...options, lock }, work);
  } finally {
    await lock.release();
  }
}

/** Reports progress: to the caller each time, in the row of the job at most once a second. Throws if the job must stop. */
function heartbeat(
  db: Database,
  job: number,
  { lock, signal, onProgress }: ImportJobOptions & { readonly lock: ImportLock },
  tally: ImportTally,
): RunningImport['beat'] {
  let lastBeat = 0;
  return async (step, share) => {
    signal?.throwIfAborted();
    onProgress?.({ step, share, rows: tally.rows });
    if (performance.now() - lastBeat < 1_000) return;
    lastBeat = performance.now();
    await lock.renew();
    if (await isCancelled(db, job)) throw new ImportCancelled();
    const progress = { current: step, done: Math.round(share * 100), total: 100 };
    await updateJob(db, job, Date.now(), progress);
  };
}

async function runUnderLock(
  db: Database,
  options: ImportJobOptions & { readonly lock: ImportLock },
  work: (running: RunningImport) => Promise<void>,
): Promise<ImportOutcome> {
  const { kind, lock } = options;
  const job = await startJob(db, { kind, holder: lock.holder, now: Date.now() });
  const finish = (status: 'completed' | 'failed', report: unknown) =>
    updateJob(db, job, Date.now(), { status, finishedAt: new Date().toISOString(), report });
  const tally = new ImportTally();
  const beat = heartbeat(db, job, options, tally);
  try {
    const once = () => work({ tally, beat });
    if (options.isResumable) await retryAfterOutages(db, once, () => tally.beginAgain());
    else await once();
    const report = tally.report();
    await finish('completed', report);
    return { status: 'done', report };
  } catch (error) {
    const cause: unknown = options.signal?.aborted ? options.signal.reason : error;
    const message = cause instanceof Error ? cause.message : String(cause);
    await finish('failed', { ...tally.report(), error: message });
    throw error;
  }
}

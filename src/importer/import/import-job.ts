import { setTimeout } from 'node:timers/promises';
import { readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import { isCancelled } from '#database/jobs/import-cancel.ts';
import { startJob, updateJob } from '#database/jobs/jobs.ts';
import type { Database } from '#database/connection/open-database.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import { readImportHolder, takeImportLock, type ImportLock } from './import-lock.ts';
import { ImportTally, type ImportReport } from './import-report.ts';

export interface ImportProgress {
  /** The current step ("reading off-lifyzer-2019", "deriving products"). */
  readonly step: string;
  /** Progress within the step, 0 to 1. */
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
  /** A lock that the caller has already taken. It is released at the end. */
  readonly lock?: ImportLock | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Called once the job has its row, the newest of its kind. */
  readonly onBegun?: (() => void) | undefined;
  /** Whether the work skips what it has done, so that it can be restarted after an outage of the database. */
  readonly isResumable?: boolean | undefined;
  /** Aborted at shutdown: the work stops after its current step, and resumes on its next run. */
  readonly signal?: AbortSignal | undefined;
}

/** Thrown if an operator stopped the import. What it has imported is kept. */
export class ImportCancelled extends Error {
  constructor() {
    super('Stopped by the operator; what was brought in until then stays.');
    this.name = 'ImportCancelled';
  }
}

/** What a job's work gets. */
export interface RunningImport {
  readonly tally: ImportTally;
  /**
   * Reports the progress of a step (0 to 1), which is stored at most once a second. Throws if another import has taken
   * over, if an operator stopped this one (`ImportCancelled`), or at shutdown.
   */
  readonly beat: (step: string, share: number) => Promise<void>;
}

/** How often a job restarts after the database was unavailable, and how long it waits each time at most, in ms. */
const MAX_RESTARTS = 10;
const PATIENCE_MS = 5 * 60_000;
const PAUSE_MS = 1_000;

/** Resolves when the database responds again, or after five minutes. */
async function waitForDatabase(db: Database): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    await setTimeout(PAUSE_MS);
    if ((await readCatalogueVersions(db).catch(() => null)) !== null) return;
  }
}

/**
 * Runs work that skips what it has already done, and runs it again if the database was unavailable meanwhile (a restart
 * of PostgreSQL, a full disk). Calls `resetForRetry` before each further attempt.
 */
async function retryAfterOutages(
  db: Database,
  work: () => Promise<void>,
  resetForRetry: () => void,
): Promise<void> {
  for (let restarts = 0; ; restarts += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || restarts === MAX_RESTARTS) throw error;
      await waitForDatabase(db);
      resetForRetry();
    }
  }
}

/**
 * Runs work on the catalogue under the lock that allows one at a time across all processes. Its progress and report are
 * stored in a row of `jobs`. An error of the work is stored in that row and rethrown.
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

/**
 * Starts work in the background, which must not reject, and resolves once it has its row or has ended: whoever asks for
 * the status then is not told of the job before.
 */
export function untilBegun(work: (onBegun: () => void) => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    work(resolve).then(() => resolve(), resolve);
  });
}

/**
 * Returns a function that reports progress: to the caller each time, and to the job's row at most once a second. It
 * throws if the job must stop.
 */
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
  options.onBegun?.();
  const finish = (status: 'completed' | 'failed', report: unknown) =>
    updateJob(db, job, Date.now(), { status, finishedAt: new Date().toISOString(), report });
  const tally = new ImportTally();
  const beat = heartbeat(db, job, options, tally);
  try {
    const once = () => work({ tally, beat });
    if (options.isResumable) await retryAfterOutages(db, once, () => tally.resetForRetry());
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

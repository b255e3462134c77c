import { readLockHolder } from '#database/jobs/job-locks.ts';
import type { Database } from '#database/connection/open-database.ts';
import { takeLock } from '#database/jobs/take-lock.ts';

const LOCK = 'catalogue-import';
const TTL_MS = 60_000;

export interface ImportLock {
  readonly holder: string;
  /** Renews the lock; throws if another import has taken over after a long pause. */
  renew(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the lock that lets one import run at a time, over all processes on the database. Null if another has it: then
 * `readImportHolder` says who.
 */
export async function takeImportLock(db: Database): Promise<ImportLock | null> {
  const lock = await takeLock(db, { name: LOCK, ttlMs: TTL_MS, now: Date.now });
  if (lock === null) return null;
  return {
    ...lock,
    renew: async () => {
      if (!(await lock.renew()))
        throw new Error(
          'Another import has taken over: this one was paused for more than a minute',
        );
    },
  };
}

/** Which machine and process is importing. */
export async function readImportHolder(db: Database): Promise<string> {
  return (await readLockHolder(db, LOCK)) ?? 'another process';
}

import { readLockHolder } from '#database/jobs/job-locks.ts';
import type { Database } from '#database/connection/open-database.ts';
import { takeLock } from '#database/jobs/take-lock.ts';

const LOCK = 'catalogue-import';
const TTL_MS = 60_000;

export interface ImportLock {
  readonly holder: string;
  /** Renews the lock. Throws if another import has taken over after a long pause. */
  renew(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the lock that allows one import at a time across all processes on the database. Returns null if another process
 * has it; `readImportHolder` then says which.
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

/** Returns which machine and process is importing. */
export async function readImportHolder(db: Database): Promise<string> {
  return (await readLockHolder(db, LOCK)) ?? 'another process';
}

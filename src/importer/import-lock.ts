import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { acquireLock, readLockHolder, releaseLock } from '#database/job-locks.ts';
import type { Database } from '#database/open-database.ts';

const LOCK = 'catalogue-import';
const TTL_MS = 60_000;

/** This process, for locks: machine, process number, and dice, since process numbers come again. */
const HOLDER = `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;

export interface ImportLock {
  readonly holder: string;
  /** Says that the import is still alive; throws if another has taken over after a long pause. */
  renew(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the lock that lets one import run at a time, over all processes on the database. Null if another has it: then
 * `readImportHolder` says who. A lock left by a process of this machine that is gone (kill -9) is taken over at once, any other after a minute.
 */
export async function takeImportLock(db: Database): Promise<ImportLock | null> {
  if (!(await acquire(db))) {
    const holder = await readLockHolder(db, LOCK);
    if (holder === null || !isGone(holder)) return null;
    await releaseLock(db, LOCK, holder);
    if (!(await acquire(db))) return null;
  }
  return {
    holder: HOLDER,
    renew: async () => {
      if (!(await acquire(db)))
        throw new Error(
          'Another import has taken over: this one was paused for more than a minute',
        );
    },
    release: () => releaseLock(db, LOCK, HOLDER),
  };
}

/** Which machine and process is importing. */
export async function readImportHolder(db: Database): Promise<string> {
  return (await readLockHolder(db, LOCK)) ?? 'another process';
}

function acquire(db: Database): Promise<boolean> {
  return acquireLock(db, { name: LOCK, holder: HOLDER, now: Date.now(), ttlMs: TTL_MS });
}

function isGone(holder: string): boolean {
  const [machine, pid] = holder.split(':');
  if (machine !== hostname() || holder === HOLDER) return false;
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { acquireLock, readLockHolder, releaseLock } from '#database/job-locks.ts';
import type { Database } from '#database/open-database.ts';

const LOCK = 'catalogue-import';
const TTL_MS = 60_000;

/** Locks that this process holds now, by holder. */
const held = new Set<string>();

/** Who takes a lock: machine, process number, and dice, since process numbers come again and one process may try twice. */
function newHolder(): string {
  return `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
}

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
  const holder = newHolder();
  if (!(await acquire(db, holder))) {
    const other = await readLockHolder(db, LOCK);
    if (other === null || !isGone(other)) return null;
    await releaseLock(db, LOCK, other);
    if (!(await acquire(db, holder))) return null;
  }
  held.add(holder);
  return {
    holder,
    renew: async () => {
      if (!(await acquire(db, holder)))
        throw new Error(
          'Another import has taken over: this one was paused for more than a minute',
        );
    },
    release: async () => {
      await releaseLock(db, LOCK, holder);
      held.delete(holder);
    },
  };
}

/** Which machine and process is importing. */
export async function readImportHolder(db: Database): Promise<string> {
  return (await readLockHolder(db, LOCK)) ?? 'another process';
}

function acquire(db: Database, holder: string): Promise<boolean> {
  return acquireLock(db, { name: LOCK, holder, now: Date.now(), ttlMs: TTL_MS });
}

function isGone(holder: string): boolean {
  const [machine, pid] = holder.split(':');
  if (machine !== hostname() || held.has(holder)) return false;
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

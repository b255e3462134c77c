import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { acquireLock, readLockHolder, releaseLock } from './job-locks.ts';
import type { Database } from '../connection/open-database.ts';

/** Holders of the locks that this process holds. */
const held = new Set<string>();

/** A new holder: machine, process id, and a random part, since process ids are reused and one process may try twice. */
function newHolder(): string {
  return `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
}

/** A lock held by this process. */
export interface TakenLock {
  readonly holder: string;
  /** Extends the lock. Resolves to false if another holder has taken over after a long pause. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Takes the lock `name`, which has one holder at a time over all processes on the database. Null if another has it. A
 * lock left by a dead process of this machine (kill -9) is taken over immediately, any other after `ttlMs` milliseconds
 * of `now`.
 */
export async function takeLock(
  db: Database,
  lock: { readonly name: string; readonly ttlMs: number; readonly now: () => number },
): Promise<TakenLock | null> {
  const { name, ttlMs, now } = lock;
  const holder = newHolder();
  const acquire = () => acquireLock(db, { name, holder, now: now(), ttlMs });
  if (!(await acquire())) {
    const other = await readLockHolder(db, name);
    if (other === null || !isGone(other)) return null;
    await releaseLock(db, name, other);
    if (!(await acquire())) return null;
  }
  held.add(holder);
  return {
    holder,
    renew: acquire,
    release: async () => {
      held.delete(holder);
      await releaseLock(db, name, holder);
    },
  };
}

/** Runs `work` under a lock and releases it. Null if another holder has the lock. */
export async function underLock<T>(
  db: Database,
  options: Parameters<typeof takeLock>[1],
  work: (lock: TakenLock) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  const lock = await takeLock(db, options);
  if (lock === null) return null;
  try {
    return { result: await work(lock) };
  } finally {
    await lock.release();
  }
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

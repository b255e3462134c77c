import { randomUUID } from 'node:crypto';
import { acquireLock, releaseLock } from '#database/job-locks.ts';
import type { Database } from '#database/open-database.ts';

/** What came of a piece of work that only one process may do at a time. */
export type Exclusive<T> = { readonly busy: true } | { readonly busy: false; readonly result: T };

/** A lock whose holder died is free again after this long. */
const TTL_MS = 60_000;

/**
 * Does `work` under the lock `name`, across processes. Answers `busy` at once where another holds it. For work of seconds;
 * jobs that take longer renew their own lock.
 */
export async function runExclusively<T>(
  db: Database,
  { name, now }: { readonly name: string; readonly now: number },
  work: () => Promise<T>,
): Promise<Exclusive<T>> {
  const holder = randomUUID();
  if (!(await acquireLock(db, { name, holder, now, ttlMs: TTL_MS }))) return { busy: true };
  try {
    return { busy: false, result: await work() };
  } finally {
    await releaseLock(db, name, holder);
  }
}

import type { Database } from '#database/connection/open-database.ts';
import { underLock } from '#database/jobs/take-lock.ts';

/** The result of work that only one process may do at a time. */
export type Exclusive<T> = { readonly busy: true } | { readonly busy: false; readonly result: T };

/** A lock whose holder died on another machine expires after this time. */
const TTL_MS = 60_000;

/**
 * Runs `work` under the lock `name`, across processes. Returns `busy` if another process holds it. Intended for work
 * that takes seconds; longer jobs must renew their lock.
 */
export async function runExclusively<T>(
  db: Database,
  { name, now }: { readonly name: string; readonly now: number },
  work: () => Promise<T>,
): Promise<Exclusive<T>> {
  const done = await underLock(db, { name, ttlMs: TTL_MS, now: () => now }, work);
  return done === null ? { busy: true } : { busy: false, ...done };
}

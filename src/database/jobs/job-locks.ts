import { isoTime } from '../connection/iso-time.ts';
import type { Database } from '../connection/open-database.ts';

/**
 * Takes the lock `name` for `holder`, or renews it. An expired lock is free, so a dead process blocks others for at
 * most `ttlMs`. A lock that ends later than possible was set by a wrong clock and is free too. Times are milliseconds
 * of the caller's clock. Returns true if the holder now has the lock.
 */
export async function acquireLock(
  db: Database,
  lock: {
    readonly name: string;
    readonly holder: string;
    readonly now: number;
    readonly ttlMs: number;
  },
): Promise<boolean> {
  const values = { holder: lock.holder, expires_at: isoTime(lock.now + lock.ttlMs) };
  const result = await db.kysely
    .insertInto('job_locks')
    .values({ name: lock.name, ...values })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(values)
        .where((eb) =>
          eb.or([
            eb('job_locks.holder', '=', lock.holder),
            eb('job_locks.expires_at', '<=', isoTime(lock.now)),
            // Clocks of two machines may differ, but by no more than the duration of a lock, after which it is taken
            // over anyway.
            eb('job_locks.expires_at', '>', isoTime(lock.now + 2 * lock.ttlMs)),
          ]),
        ),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The last holder of a lock, even if it has expired. Null if the lock was released or never taken. */
export async function readLockHolder(db: Database, name: string): Promise<string | null> {
  const row = await db.kysely
    .selectFrom('job_locks')
    .select('holder')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.holder ?? null;
}

/** Releases the lock. Only its holder can. */
export async function releaseLock(db: Database, name: string, holder: string): Promise<void> {
  await db.kysely
    .deleteFrom('job_locks')
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}

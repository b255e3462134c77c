import { isoTime } from '../connection/iso-time.ts';
import type { Database } from '../connection/open-database.ts';

/**
 * Takes the lock `name` for `holder`, or renews it. A lock whose time has passed is free, so a process that died
 * blocks nobody for longer than `ttlMs`; so is one that ends later than possible, because a clock was wrong. Times are milliseconds of the caller's clock. True if the holder now has it.
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
            // Clocks of two machines may differ, but not by more than a lock lasts: that is what it is taken over after anyway.
            eb('job_locks.expires_at', '>', isoTime(lock.now + 2 * lock.ttlMs)),
          ]),
        ),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Who has the lock, or null if it is free or was never taken. Expired locks still name their last holder. */
export async function readLockHolder(db: Database, name: string): Promise<string | null> {
  const row = await db.kysely
    .selectFrom('job_locks')
    .select('holder')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.holder ?? null;
}

/** Gives the lock back; only its holder can. */
export async function releaseLock(db: Database, name: string, holder: string): Promise<void> {
  await db.kysely
    .deleteFrom('job_locks')
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}

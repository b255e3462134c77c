import { sql } from 'kysely';
import type { Database } from './open-database.ts';

export interface HitCount {
  /** Hits in the running window, this one included. */
  readonly hits: number;
  /** When the window ends, milliseconds. */
  readonly resetsAt: number;
}

/**
 * Counts one hit under `key` in a fixed window of `windowMs`, in one statement, so that several
 * processes count together. A window that has passed begins anew.
 */
export async function countHit(
  db: Database,
  hit: { readonly key: string; readonly now: number; readonly windowMs: number },
): Promise<HitCount> {
  const now = new Date(hit.now).toISOString();
  const resets = new Date(hit.now + hit.windowMs).toISOString();
  const row = await db.kysely
    .insertInto('rate_limits')
    .values({ key: hit.key, hits: 1, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
        resets_at: sql`case when rate_limits.resets_at <= ${now} then ${resets} else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, resetsAt: Date.parse(row.resets_at) };
}

/** Hits so far under `key` without counting one; zero where the window has passed. */
export async function readHits(
  db: Database,
  hit: { readonly key: string; readonly now: number },
): Promise<HitCount> {
  const row = await db.kysely
    .selectFrom('rate_limits')
    .select(['hits', 'resets_at'])
    .where('key', '=', hit.key)
    .where('resets_at', '>', new Date(hit.now).toISOString())
    .executeTakeFirst();
  return row
    ? { hits: row.hits, resetsAt: Date.parse(row.resets_at) }
    : { hits: 0, resetsAt: hit.now };
}

/** Deletes one count (a successful sign-in). */
export async function clearHits(db: Database, key: string): Promise<void> {
  await db.kysely.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes windows that have passed. */
export async function deleteExpiredHits(db: Database, now: number): Promise<void> {
  await db.kysely
    .deleteFrom('rate_limits')
    .where('resets_at', '<=', new Date(now).toISOString())
    .execute();
}

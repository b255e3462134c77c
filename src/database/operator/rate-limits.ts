import { sql } from 'kysely';
import { isoTime } from '../connection/iso-time.ts';
import type { Database } from '../connection/open-database.ts';
import { DAY_MS } from '#domain/durations.ts';

export interface HitCount {
  /** Hits in the current window, including this one. */
  readonly hits: number;
  /** When the window ends, in milliseconds since 1970. */
  readonly resetsAt: number;
}

/**
 * Counts one hit under `key` in a fixed window of `windowMs`, in one statement, so that processes share the counts.
 * Restarts a window that has expired, or whose end is more than a window away because a clock was wrong.
 */
export async function countHit(
  db: Database,
  hit: { readonly key: string; readonly now: number; readonly windowMs: number },
): Promise<HitCount> {
  const now = isoTime(hit.now);
  const resets = isoTime(hit.now + hit.windowMs);
  const isOver = sql`(rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${resets})`;
  const row = await db.kysely
    .insertInto('rate_limits')
    .values({ key: hit.key, hits: 1, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        resets_at: sql`case when ${isOver} then ${resets} else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, resetsAt: Date.parse(row.resets_at) };
}

/** The hits so far under `key`, without counting one. Zero if the window has expired. */
export async function readHits(
  db: Database,
  hit: { readonly key: string; readonly now: number; readonly windowMs: number },
): Promise<HitCount> {
  const row = await db.kysely
    .selectFrom('rate_limits')
    .select(['hits', 'resets_at'])
    .where('key', '=', hit.key)
    .where('resets_at', '>', isoTime(hit.now))
    .where('resets_at', '<=', isoTime(hit.now + hit.windowMs))
    .executeTakeFirst();
  return row
    ? { hits: row.hits, resetsAt: Date.parse(row.resets_at) }
    : { hits: 0, resetsAt: hit.now };
}

/** Deletes one count (after a successful sign-in). */
export async function clearHits(db: Database, key: string): Promise<void> {
  await db.kysely.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes expired windows, and those that a wrong clock has set too far ahead. */
export async function deleteExpiredHits(db: Database, now: number): Promise<void> {
  await db.kysely
    .deleteFrom('rate_limits')
    .where((eb) =>
      eb.or([eb('resets_at', '<=', isoTime(now)), eb('resets_at', '>', isoTime(now + DAY_MS))]),
    )
    .execute();
}

/** Deletes every count whose key begins with one of these names. Returns their number. */
export async function clearHitsOf(db: Database, names: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db.kysely
    .deleteFrom('rate_limits')
    .where((eb) => eb.or(names.map((name) => eb('key', 'like', `${name}:%`))))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

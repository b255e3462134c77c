import { isoTime } from '../connection/iso-time.ts';
import type { Database } from '../connection/open-database.ts';
import type { OperatorSessionsTable } from '../tables/site-tables.ts';

/** An operator's session as stored. Times are milliseconds since 1970. */
export interface StoredSession {
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
}

/** Stores a new session under the hash of its id. */
export async function insertSession(
  db: Database,
  session: { readonly idHash: string; readonly now: number; readonly expiresAt: number },
): Promise<void> {
  await db.kysely
    .insertInto('operator_sessions')
    .values({
      id_hash: session.idHash,
      created_at: isoTime(session.now),
      last_seen_at: isoTime(session.now),
      expires_at: isoTime(session.expiresAt),
    })
    .execute();
}

/** The session with a hashed id. Null if there is none. The caller checks whether it is still valid. */
export async function readSession(db: Database, idHash: string): Promise<StoredSession | null> {
  const row = await db.kysely
    .selectFrom('operator_sessions')
    .selectAll()
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return row ? toSession(row) : null;
}

/** Updates the last-seen time of a session, if there is one. */
export async function touchSession(db: Database, idHash: string, now: number): Promise<void> {
  await db.kysely
    .updateTable('operator_sessions')
    .set({ last_seen_at: isoTime(now) })
    .where('id_hash', '=', idHash)
    .execute();
}

/** Ends a session. Returns false if there is none. */
export async function deleteSession(db: Database, idHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.kysely
    .deleteFrom('operator_sessions')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sessions that have not ended, last seen first, then by the hash of their id. */
export async function readSessions(
  { kysely }: Database,
  times: { readonly now: number; readonly idleSince: number },
): Promise<readonly (StoredSession & { readonly idHash: string })[]> {
  const rows = await kysely
    .selectFrom('operator_sessions')
    .selectAll()
    .where('expires_at', '>', isoTime(times.now))
    .where('last_seen_at', '>', isoTime(times.idleSince))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id_hash')
    .execute();
  return rows.map((row) => ({ idHash: row.id_hash, ...toSession(row) }));
}

/** Ends every session, after the password has changed. */
export async function deleteAllSessions(db: Database): Promise<void> {
  await db.kysely.deleteFrom('operator_sessions').execute();
}

/** Ends every session but one, after a second factor was set up. */
export async function deleteOtherSessions(db: Database, idHash: string): Promise<void> {
  await db.kysely.deleteFrom('operator_sessions').where('id_hash', '<>', idHash).execute();
}

/** Deletes sessions that have expired or were last seen before `idleSince`. Times are milliseconds since 1970. */
export async function deleteExpiredSessions(
  db: Database,
  times: { readonly now: number; readonly idleSince: number },
): Promise<void> {
  await db.kysely
    .deleteFrom('operator_sessions')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', isoTime(times.now)),
        eb('last_seen_at', '<=', isoTime(times.idleSince)),
      ]),
    )
    .execute();
}

function toSession(row: OperatorSessionsTable): StoredSession {
  return {
    createdAt: Date.parse(row.created_at),
    lastSeenAt: Date.parse(row.last_seen_at),
    expiresAt: Date.parse(row.expires_at),
  };
}

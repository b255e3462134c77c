import { isoTime } from '../connection/iso-time.ts';
import type { Database } from '../connection/open-database.ts';

export interface AuditEntry {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly actor: 'operator' | 'visitor' | 'command';
  /** Short and dotted, such as "sign-in.accepted". */
  readonly action: string;
  /** The subject of the action: "" or an id, never a person's address. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

export interface StoredAuditEntry extends AuditEntry {
  readonly id: number;
}

/** Appends an entry. Entries are never changed, only deleted by age. */
export async function appendAudit(db: Database, entry: AuditEntry): Promise<void> {
  const { detail, ...plain } = entry;
  await db.kysely
    .insertInto('audit_log')
    .values({ ...plain, detail: JSON.stringify(detail) })
    .execute();
}

/** Entries, newest first. `before` is an exclusive upper bound of the id. */
export async function readAudit(
  db: Database,
  page: { readonly limit: number; readonly before?: number | undefined },
): Promise<readonly StoredAuditEntry[]> {
  let query = db.kysely.selectFrom('audit_log').selectAll().orderBy('id', 'desc');
  if (page.before !== undefined) query = query.where('id', '<', page.before);
  const rows = await query.limit(page.limit).execute();
  return rows.map((row) => ({
    ...row,
    actor: row.actor as AuditEntry['actor'],
    detail: JSON.parse(row.detail) as AuditEntry['detail'],
  }));
}

/** Deletes entries before a time (milliseconds since 1970). */
export async function deleteAuditBefore(db: Database, before: number): Promise<void> {
  await db.kysely.deleteFrom('audit_log').where('at', '<', isoTime(before)).execute();
}

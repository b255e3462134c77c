import type { Database } from './open-database.ts';

/** A first-party event: no visitor, no address. */
export interface SiteEvent {
  readonly name: string;
  readonly path: string | null;
  readonly label: string | null;
  readonly value: number | null;
}

/** Writes events of one moment (`now`, milliseconds) in one statement. */
export async function insertEvents(
  db: Database,
  events: readonly SiteEvent[],
  now: number,
): Promise<void> {
  if (events.length === 0) return;
  const at = new Date(now).toISOString();
  await db.kysely
    .insertInto('events')
    .values(events.map(({ name, path, label, value }) => ({ at, name, path, label, value })))
    .execute();
}

/** How often each label of an event occurred since a time (milliseconds), most often first. */
export async function countEventLabels(
  db: Database,
  query: { readonly name: string; readonly since: number; readonly limit: number },
): Promise<readonly { readonly label: string; readonly count: number }[]> {
  const rows = await db.kysely
    .selectFrom('events')
    .select((eb) => ['label', eb.fn.countAll<number>().as('count')])
    .where('name', '=', query.name)
    .where('at', '>=', new Date(query.since).toISOString())
    .where('label', 'is not', null)
    .groupBy('label')
    .orderBy('count', 'desc')
    .orderBy('label')
    .limit(query.limit)
    .execute();
  return rows.map((row) => ({ label: row.label ?? '', count: Number(row.count) }));
}

/** How often each path with a prefix occurred in an event since a time (milliseconds), most often first. */
export async function countEventPaths(
  db: Database,
  query: {
    readonly name: string;
    readonly prefix: string;
    readonly since: number;
    readonly limit: number;
  },
): Promise<readonly { readonly path: string; readonly count: number }[]> {
  const rows = await db.kysely
    .selectFrom('events')
    .select((eb) => ['path', eb.fn.countAll<number>().as('count')])
    .where('name', '=', query.name)
    .where('at', '>=', new Date(query.since).toISOString())
    .where('path', 'like', `${query.prefix}%`)
    .groupBy('path')
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(query.limit)
    .execute();
  return rows.map((row) => ({ path: row.path ?? '', count: Number(row.count) }));
}

/** The sum of the values of each label of an event since a time (milliseconds), largest first. */
export async function sumEventValues(
  db: Database,
  query: { readonly name: string; readonly since: number; readonly limit: number },
): Promise<readonly { readonly label: string; readonly count: number }[]> {
  const rows = await db.kysely
    .selectFrom('events')
    .select((eb) => ['label', eb.fn.sum<number>('value').as('total')])
    .where('name', '=', query.name)
    .where('at', '>=', new Date(query.since).toISOString())
    .where('label', 'is not', null)
    .groupBy('label')
    .orderBy('total', 'desc')
    .orderBy('label')
    .limit(query.limit)
    .execute();
  return rows.map((row) => ({ label: row.label ?? '', count: Number(row.total) }));
}

/** Forgets events from before a time (milliseconds). */
export async function deleteEventsBefore(db: Database, before: number): Promise<void> {
  await db.kysely.deleteFrom('events').where('at', '<', new Date(before).toISOString()).execute();
}

import { sql } from 'kysely';
import { isoTime } from '../connection/iso-time.ts';
import type { Database } from '../connection/open-database.ts';

/** A first-party event, with nothing about the visitor. */
export interface SiteEvent {
  readonly name: string;
  readonly path: string | null;
  readonly label: string | null;
  readonly value: number | null;
}

/** Writes events of the same time (`now`, milliseconds since 1970) in one statement. */
export async function insertEvents(
  db: Database,
  events: readonly SiteEvent[],
  now: number,
): Promise<void> {
  if (events.length === 0) return;
  const at = isoTime(now);
  await db.kysely
    .insertInto('events')
    .values(events.map(({ name, path, label, value }) => ({ at, name, path, label, value })))
    .execute();
}

/** One label and value of an event, and how often it occurred on a day (UTC). */
export interface LabelledValueCount {
  readonly label: string;
  readonly value: number | null;
  readonly day: string;
  readonly count: number;
}

/** Counts each label and value of an event per day since a time (milliseconds since 1970), most frequent first. */
export async function countEventValuesByDay(
  { kysely }: Database,
  query: { readonly name: string; readonly since: number; readonly limit: number },
): Promise<readonly LabelledValueCount[]> {
  const rows = await kysely
    .selectFrom('events')
    .select((eb) => [
      'label',
      'value',
      eb.fn<string>('substr', [eb.ref('at'), sql.lit(1), sql.lit(10)]).as('day'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('name', '=', query.name)
    .where('at', '>=', isoTime(query.since))
    .where('label', 'is not', null)
    .groupBy(['label', 'value', 'day'])
    .orderBy('count', 'desc')
    .orderBy('label')
    .orderBy('value')
    .orderBy('day')
    .limit(query.limit)
    .execute();
  return rows.map(({ label, value, day, count }) => ({
    label: label ?? '',
    value,
    day,
    count: Number(count),
  }));
}

/** Counts each path with a prefix in an event since a time (milliseconds since 1970), most frequent first. */
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
    .where('at', '>=', isoTime(query.since))
    .where('path', 'like', `${query.prefix}%`)
    .groupBy('path')
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(query.limit)
    .execute();
  return rows.map((row) => ({ path: row.path ?? '', count: Number(row.count) }));
}

/** Sums the values of each label of an event since a time (milliseconds since 1970), largest first. */
export async function sumEventValues(
  db: Database,
  query: { readonly name: string; readonly since: number; readonly limit: number },
): Promise<readonly { readonly label: string; readonly count: number }[]> {
  const rows = await db.kysely
    .selectFrom('events')
    .select((eb) => ['label', eb.fn.sum<number>('value').as('total')])
    .where('name', '=', query.name)
    .where('at', '>=', isoTime(query.since))
    .where('label', 'is not', null)
    .groupBy('label')
    .orderBy('total', 'desc')
    .orderBy('label')
    .limit(query.limit)
    .execute();
  return rows.map((row) => ({ label: row.label ?? '', count: Number(row.total) }));
}

/** Counts each event per day (UTC) since a time (milliseconds since 1970). Counts the search page separately. */
export async function countEventsByDay(
  { kysely }: Database,
  query: { readonly names: readonly string[]; readonly since: number; readonly searchPath: string },
): Promise<
  readonly {
    readonly day: string;
    readonly name: string;
    readonly isSearch: boolean;
    readonly count: number;
  }[]
> {
  const rows = await kysely
    .selectFrom('events')
    .select((eb) => [
      eb.fn<string>('substr', [eb.ref('at'), sql.lit(1), sql.lit(10)]).as('day'),
      'name',
      eb.case().when('path', '=', query.searchPath).then(1).else(0).end().as('is_search'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('name', 'in', query.names)
    .where('at', '>=', isoTime(query.since))
    .groupBy(['day', 'name', 'is_search'])
    .execute();
  return rows.map((row) => ({
    day: row.day,
    name: row.name,
    isSearch: Number(row.is_search) === 1,
    count: Number(row.count),
  }));
}

/** Deletes events before a time (milliseconds since 1970). */
export async function deleteEventsBefore(db: Database, before: number): Promise<void> {
  await db.kysely.deleteFrom('events').where('at', '<', isoTime(before)).execute();
}

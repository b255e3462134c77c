import type { Kysely } from 'kysely';
import type { Database } from '../connection/open-database.ts';
import type { SourcesTable, Tables } from '../tables/tables.ts';

/** A collection of records, with its license and attribution. */
export type Source = Readonly<SourcesTable>;

/** All sources, highest precedence first. */
export async function readSources(db: Database): Promise<readonly Source[]> {
  return db.kysely.selectFrom('sources').selectAll().orderBy('precedence').orderBy('key').execute();
}

/** Inserts or replaces a source by its key. Returns true if anything changed. */
export async function writeSource(kysely: Kysely<Tables>, source: Source): Promise<boolean> {
  const { key, ...rest } = source;
  const before = await kysely
    .selectFrom('sources')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (!before) {
    await kysely
      .insertInto('sources')
      .values({ key, ...rest })
      .execute();
    return true;
  }
  const names = ['name', 'licence', 'url', 'attribution', 'retrieved', 'precedence'] as const;
  if (names.every((name) => before[name] === rest[name])) return false;
  await kysely.updateTable('sources').set(rest).where('key', '=', key).execute();
  return true;
}

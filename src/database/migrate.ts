import { sql, type Kysely, type Transaction } from 'kysely';
import { MIGRATIONS } from './migrations/list.ts';
import { NewerDatabaseError } from './newer-database.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** Any number, the same in every process: PostgreSQL's key for "someone is migrating". */
const ADVISORY_LOCK = 7_405_112;

/**
 * Brings the tables up to date: every migration of `migrations/list.ts` that has not run yet, in order, all in one
 * transaction. Safe when several processes start at once (the first takes the write lock, the others find nothing to do).
 * Returns the names of those that ran; throws `NewerDatabaseError` where the database has some that this version does not know.
 */
export async function migrate(db: Database): Promise<readonly string[]> {
  return db.kysely.transaction().execute(async (transaction) => {
    if (db.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    const done = await appliedMigrations(transaction);
    const known = new Set(MIGRATIONS.map(({ name }) => name));
    const unknown = [...done].filter((name) => !known.has(name));
    if (unknown.length > 0) {
      throw new NewerDatabaseError(
        `The database was written by a newer version of the site (${unknown.sort().at(-1)}). Start that version, or restore a backup made before it.`,
      );
    }
    const ran: string[] = [];
    for (const migration of MIGRATIONS) {
      if (done.has(migration.name)) continue;
      await migration.up(transaction as unknown as Kysely<unknown>, db.engine);
      await sql`insert into schema_migrations (name) values (${migration.name})`.execute(
        transaction,
      );
      ran.push(migration.name);
    }
    return ran;
  });
}

/** The migrations that a database has. Fails where it never had any. */
export async function readMigrations({ kysely }: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(kysely);
  return new Set(rows.map((row) => row.name));
}

async function appliedMigrations(transaction: Transaction<Tables>): Promise<Set<string>> {
  await sql`create table if not exists schema_migrations (name text primary key)`.execute(
    transaction,
  );
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
    transaction,
  );
  return new Set(rows.map((row) => row.name));
}

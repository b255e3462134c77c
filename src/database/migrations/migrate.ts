import { sql, type Kysely } from 'kysely';
import { MIGRATIONS } from './list.ts';
import { NewerDatabaseError } from './newer-database.ts';
import { inTransaction, type Database } from '../connection/open-database.ts';

/** Any number, the same in every process: PostgreSQL's key for "someone is migrating". */
const ADVISORY_LOCK = 7_405_112;

/**
 * Brings the tables up to date: every migration of `migrations/list.ts` that has not run yet, in order, all in one
 * transaction. Safe when several processes start at once (the first takes the write lock, the others find nothing to do).
 * Returns the names of those that ran; throws `NewerDatabaseError` if the database has some that this version does not know.
 * Where none is missing nothing is written: a database that takes no writes can be read.
 */
export async function migrate(db: Database): Promise<readonly string[]> {
  if ((await compareVersion(db)) === 'same') return [];
  return inTransaction(db, async (transaction) => {
    if (db.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    await sql`create table if not exists schema_migrations (name text primary key)`.execute(
      transaction,
    );
    const done = await readMigrations({ kysely: transaction });
    refuseNewer(done);
    const ran: string[] = [];
    for (const migration of MIGRATIONS) {
      if (done.includes(migration.name)) continue;
      await migration.up(transaction as unknown as Kysely<unknown>, db.engine);
      await sql`insert into schema_migrations (name) values (${migration.name})`.execute(
        transaction,
      );
      ran.push(migration.name);
    }
    return ran;
  });
}

function refuseNewer(done: readonly string[]): void {
  const known = new Set<string>(MIGRATIONS.map(({ name }) => name));
  const unknown = done.findLast((name) => !known.has(name));
  if (unknown !== undefined) throw new NewerDatabaseError(unknown);
}

const hasNoSuchTable = (error: unknown) =>
  error instanceof Error &&
  (error.message.includes('no such table') || ('code' in error && error.code === '42P01'));

/**
 * Whether a database has the tables of this version, those of an earlier one, or none. Changes nothing; throws
 * `NewerDatabaseError` like `migrate`.
 */
export async function compareVersion(db: Database): Promise<'same' | 'earlier' | 'none'> {
  const done = await readMigrations(db).catch((error: unknown): readonly string[] => {
    if (hasNoSuchTable(error)) return [];
    throw error;
  });
  refuseNewer(done);
  if (done.length === 0) return 'none';
  return MIGRATIONS.every(({ name }) => done.includes(name)) ? 'same' : 'earlier';
}

/** Names of the migrations that a database has run, in order. Fails where it has never run any. */
export async function readMigrations({
  kysely,
}: Pick<Database, 'kysely'>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(kysely);
  return rows.map(({ name }) => name).toSorted();
}

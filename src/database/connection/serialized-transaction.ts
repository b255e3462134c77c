import { sql } from 'kysely';
import { type Database, inTransaction } from './open-database.ts';
import { isDeadlock } from './unavailable.ts';

/** PostgreSQL's advisory lock key for operator decisions: an arbitrary number, the same in every process. */
const ADVISORY_LOCK = 7_405_113;
const MAX_TRIES = 3;

/** The database inside such a transaction. */
export type Turn = Pick<Database, 'kysely'>;

/**
 * Runs a transaction whose writes depend on its reads, one at a time over all processes: two that read the same state
 * would overwrite each other's changes. SQLite serializes transactions anyway. If PostgreSQL ends it because of a
 * deadlock with another transaction (such as an import), it is retried.
 */
export async function inSerializedTransaction<T>(
  db: Database,
  work: (turn: Turn) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(db, async (transaction) => {
        if (db.engine === 'postgres')
          await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
        return work({ kysely: transaction });
      });
    } catch (error) {
      if (tries === MAX_TRIES || !isDeadlock(error)) throw error;
    }
  }
}

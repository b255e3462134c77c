import { sql } from 'kysely';
import { type Database, inTransaction } from './open-database.ts';
import { isDeadlock } from './unavailable.ts';

/** Any number, the same in every process: PostgreSQL's key for "an operator decides". */
const ADVISORY_LOCK = 7_405_113;
const MOST_TRIES = 3;

/** The database within a turn. */
export type Turn = Pick<Database, 'kysely'>;

/**
 * A transaction that reads what its writes depend on, one at a time over all processes: two that read the same state would each
 * write over the other. SQLite's transactions take turns anyway. Where PostgreSQL ends it in favor of another that wants the
 * same rows (an import), it is tried again.
 */
export async function inTurn<T>(db: Database, work: (turn: Turn) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(db, async (transaction) => {
        if (db.engine === 'postgres')
          await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
        return work({ kysely: transaction });
      });
    } catch (error) {
      if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
    }
  }
}

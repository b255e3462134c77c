import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type AbortableOperationOptions,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type QueryResult,
} from 'kysely';
import { openSqliteFile } from './sqlite-file.ts';
import { TurnQueue } from './turn-queue.ts';
import { isBusy } from './unavailable.ts';

/** How long a write waits for writes of other processes before it fails. */
const BUSY_TIMEOUT_MS = 10_000;
const BUSY_PAUSE_MS = 5;
/** How long a query waits for other queries of its own process. Below the request deadline of ten seconds. */
const TURN_TIMEOUT_MS = 8_000;
const SQLITE_BUSY = 5;

/** Has SQLite's own error code for an unavailable lock (`isDatabaseUnavailable`). */
class NoTurnError extends Error {
  readonly code = 'ERR_SQLITE_ERROR';
  readonly errcode = SQLITE_BUSY;
}

/**
 * Starts write transactions with `begin immediate`: a deferred transaction that reads first can fail with
 * SQLITE_BUSY_SNAPSHOT, which no timeout avoids. Waits for the write lock between turns of the event loop instead of
 * inside SQLite, so that a server keeps answering reads while another process imports, and two handles in one process
 * cannot block each other. Users of the single connection take turns. Waiting is limited, so that no queue of abandoned
 * requests builds up while another process holds the lock.
 */
class RetryingSqliteDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;
  readonly #turns = new TurnQueue();

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!(await this.#turns.take(TURN_TIMEOUT_MS)))
      throw new NoTurnError('The database has been busy for too long');
    this.#connection ??= retryWhileBusy(await super.acquireConnection(), async () => {
      this.#turns.release();
      // No time limit here: the holder of the connection always releases its turn.
      await this.#turns.take();
      await setTimeout(BUSY_PAUSE_MS);
    });
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.release();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      // On a full disk the transaction has already been rolled back. Report the original error.
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) {
        throw error;
      }
    }
  }
}

/** Disables Kysely's own queue for a single connection, because the driver above has a queue with a time limit. */
class TurnTakingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Wraps a connection so that queries are retried while another process holds the write lock. Only a query outside a
 * transaction can hit that lock, so between two attempts others may use the connection: reads need no lock.
 */
function retryWhileBusy(
  connection: DatabaseConnection,
  yieldConnection: () => Promise<void>,
): DatabaseConnection {
  return {
    async executeQuery<R>(
      query: CompiledQuery,
      options?: AbortableOperationOptions,
    ): Promise<QueryResult<R>> {
      const deadline = performance.now() + BUSY_TIMEOUT_MS;
      for (;;) {
        try {
          return await connection.executeQuery<R>(query, options);
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) throw error;
          await yieldConnection();
        }
      }
    },
    streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
  };
}

/** Creates Kysely's SQLite dialect over `node:sqlite`: write-ahead log, every commit fsynced, foreign keys on. */
export function createSqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new RetryingSqliteDriver({ database: () => openSqliteFile(file) }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TurnTakingAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

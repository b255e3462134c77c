import { closeSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  sql,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type AbortableOperationOptions,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type QueryResult,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { isBusy, isDiskFull } from './unavailable.ts';

/** How long a write waits for other processes' writes before it fails. */
const BUSY_TIMEOUT_MS = 10_000;
const BUSY_PAUSE_MS = 5;
/** How long a query waits for its turn behind those of its own process: less than a request's ten seconds. */
const TURN_TIMEOUT_MS = 8_000;
const SQLITE_BUSY = 5;
const STATEMENT_CACHE = 200;

/** Fails like SQLite itself where a lock is not to be had (`isDatabaseUnavailable`). */
class NoTurnError extends Error {
  readonly code = 'ERR_SQLITE_ERROR';
  readonly errcode = SQLITE_BUSY;
}

/**
 * Writers take the write lock at once: a deferred transaction that reads first can fail with SQLITE_BUSY_SNAPSHOT,
 * which no timeout cures. And they wait for it between turns of the event loop, not inside SQLite, so that a server
 * goes on answering reads while another process imports, and two handles in one process cannot block each other.
 * Users of the one connection take turns; a waiter that has waited too long fails, so that while another process holds the lock
 * no queue builds up that would be worked off long after its askers were refused.
 */
class PatientSqliteDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await this.#waitForTurn();
    this.#taken = true;
    this.#connection ??= retryWhileBusy(await super.acquireConnection(), () => this.#yieldTurn());
    return this.#connection;
  }

  /** Gives the turn to the others that wait, and waits for the next one, however long: its caller releases a turn in any case. */
  async #yieldTurn(): Promise<void> {
    const again = new Promise<void>((resolve) => this.#waiting.push(resolve));
    await this.releaseConnection();
    await again;
    await setTimeout(BUSY_PAUSE_MS);
  }

  #waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = globalThis.setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(new NoTurnError('The database has been busy for too long'));
      }, TURN_TIMEOUT_MS);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(begin);
    });
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      // A full disk has rolled back already; who asked is to hear of the disk.
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) {
        throw error;
      }
    }
  }
}

/** Kysely's own queue for a single connection is turned off: turns are taken in the driver above, where waiting has an end. */
class TurnTakingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * A connection that repeats a query while another process holds the write lock. Only a query outside a transaction can find it
 * held, so between two attempts others may use the connection: reads need no lock.
 */
function retryWhileBusy(
  connection: DatabaseConnection,
  yieldTurn: () => Promise<void>,
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
          await yieldTurn();
        }
      }
    },
    streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
  };
}

/** Kysely's SQLite dialect over `node:sqlite`: write-ahead log, every commit fsynced, foreign keys on. */
export function createSqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new PatientSqliteDriver({ database: async () => open(file) }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TurnTakingAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

/**
 * A new file is made readable by its owner only: it holds newsletter addresses. SQLite gives its log and its shared memory
 * the file's own mode. A file that is there keeps the mode its operator chose; any other failure is SQLite's to report.
 */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {}
}

function open(file: string): SqliteDatabase {
  makePrivate(file);
  const database = connect(file);
  database.exec('pragma synchronous = full; pragma foreign_keys = on;');
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => {
      cache.clear();
      database.close();
    },
    prepare(sql) {
      const cached = cache.get(sql);
      if (cached) return cached;
      const statement = wrap(database.prepare(sql));
      if (cache.size >= STATEMENT_CACHE) cache.delete(cache.keys().next().value ?? sql);
      cache.set(sql, statement);
      return statement;
    },
  };
}

/**
 * On a full disk the shared memory that processes need beside a write-ahead log cannot be made. Then this process keeps the
 * file to itself, reads it, and writes as soon as there is room (`shareFile` ends that).
 */
function connect(file: string): DatabaseSync {
  const shared = new DatabaseSync(file);
  try {
    enableWriteAheadLog(shared);
    return shared;
  } catch (error) {
    shared.close();
    if (!isDiskFull(error)) throw error;
  }
  const alone = new DatabaseSync(file);
  alone.exec('pragma locking_mode = exclusive; select count(*) from sqlite_schema;');
  return alone;
}

/** Ends the exclusive lock that `connect` took while the disk was full, so that other processes can open the file. Fails where it still is full. */
export async function shareFile<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ locking_mode: string }>`pragma locking_mode`.execute(db);
  if (rows[0]?.locking_mode !== 'exclusive') return;
  // The lock is only released with the log.
  await sql`pragma journal_mode = delete`.execute(db);
  await sql`pragma locking_mode = normal`.execute(db);
  await sql`pragma journal_mode = wal`.execute(db);
}

/** Switching the journal ignores the busy timeout, so several processes opening a new file at once must try again. */
function enableWriteAheadLog(database: DatabaseSync): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (attempt === 100 || !isBusy(error)) throw error;
      Atomics.wait(pause, 0, 0, 20);
    }
  }
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}

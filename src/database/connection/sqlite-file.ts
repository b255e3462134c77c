import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isBusy, isDiskFull } from './unavailable.ts';

const STATEMENT_CACHE = 200;
const SWITCH_ATTEMPTS = 100;
const SWITCH_PAUSE_MS = 20;

/**
 * Creates a new file readable by its owner only, because it stores newsletter addresses. SQLite gives its log and
 * shared memory the same mode. An existing file keeps the mode its operator chose; SQLite reports any other failure.
 */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {}
}

/** Opens or creates a database file: write-ahead log, every commit fsynced, foreign keys on. */
export async function openSqliteFile(file: string): Promise<SqliteDatabase> {
  makePrivate(file);
  const database = await connect(file);
  database.exec('pragma synchronous = full; pragma foreign_keys = on;');
  const statements = new LRUCache<string, SqliteStatement>({
    max: STATEMENT_CACHE,
    memoMethod: (query) => toKysely(database.prepare(query)),
  });
  return {
    prepare: (query) => statements.memo(query),
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

/**
 * On a full disk, the shared memory that a write-ahead log needs cannot be created. This process then opens the file
 * exclusively: it reads, and writes as soon as there is room (`shareFile` ends that).
 */
async function connect(file: string): Promise<DatabaseSync> {
  const shared = new DatabaseSync(file);
  try {
    await enableWriteAheadLog(shared);
    return shared;
  } catch (error) {
    shared.close();
    if (!isDiskFull(error)) throw error;
  }
  const alone = new DatabaseSync(file);
  alone.exec('pragma locking_mode = exclusive; select count(*) from sqlite_schema;');
  return alone;
}

/**
 * Ends the exclusive mode that `connect` chose while the disk was full, so that other processes can open the file.
 * Rejects if the disk is still full.
 */
export async function shareFile<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ locking_mode: string }>`pragma locking_mode`.execute(db);
  if (rows[0]?.locking_mode !== 'exclusive') return;
  // The lock is only released together with the log.
  await sql`pragma journal_mode = delete`.execute(db);
  await sql`pragma locking_mode = normal`.execute(db);
  await sql`pragma journal_mode = wal`.execute(db);
}

/** Switching the journal ignores the busy timeout, so processes that open a new file simultaneously must retry. */
async function enableWriteAheadLog(database: DatabaseSync): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (attempt === SWITCH_ATTEMPTS || !isBusy(error)) throw error;
      await setTimeout(SWITCH_PAUSE_MS);
    }
  }
}

function toKysely(statement: StatementSync): SqliteStatement {
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

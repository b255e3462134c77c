import { existsSync, mkdirSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import type { CustomTypesConfig } from 'pg';
import { createSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from '../tables/tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** An open database. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly engine: Engine;
  /** Calls `listener` with the error of every failed statement, whichever code runs it. */
  onFailure(listener: (error: unknown) => void): void;
  close(): Promise<void>;
}

function openOver(dialect: Dialect, engine: Engine): Database {
  const listeners: ((error: unknown) => void)[] = [];
  const kysely = new Kysely<Tables>({
    dialect,
    log(event) {
      if (event.level === 'error') for (const listener of listeners) listener(event.error);
    },
  });
  return {
    kysely,
    engine,
    onFailure: (listener) => void listeners.push(listener),
    close: () => kysely.destroy(),
  };
}

/** The query builder inside a transaction. */
export type Transaction = Kysely<Tables>;

/** Runs `work` in one transaction, which is rolled back if it fails. */
export function inTransaction<T>(
  { kysely }: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return kysely.transaction().execute(work);
}

export interface DatabaseOptions {
  /** Folder for everything the site writes. The SQLite file in it is `proteinwise.db`. */
  readonly dataDir: string;
  /** A `postgres://…` URL. If unset, SQLite is used. */
  readonly databaseUrl?: string | undefined;
  /** PostgreSQL connections of this process (default: 10). */
  readonly poolSize?: number | undefined;
  /**
   * Milliseconds without a byte after which a PostgreSQL connection is considered dead and its queries fail. For
   * servers, whose pool would otherwise fill up with connections left behind by a failover. If unset, statements may
   * take any time.
   */
  readonly silenceMs?: number | undefined;
}

const INT8 = 20;

/**
 * Opens SQLite in `dataDir` (created if missing) or the PostgreSQL database of `databaseUrl` (contract, "Environment").
 * Does not create tables; call `migrate` for that. PostgreSQL is connected at the first query, so connection failures
 * surface there.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options);
  makeFolder(options.dataDir);
  return openOver(createSqliteDialect(join(options.dataDir, 'proteinwise.db')), 'sqlite');
}

/**
 * Creates a folder and its parents. Node's `recursive` option never returns if an existing folder gives ENOENT, as
 * /proc and automounts without their server do.
 */
function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

/** A socket that is destroyed after this time without traffic. */
function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error('Connection terminated: the database was silent for too long')),
  );
}

/** Opens PostgreSQL. Loads the driver on first use. */
async function openPostgres(
  connectionString: string,
  { poolSize: max = 10, silenceMs }: DatabaseOptions,
): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(silenceMs === undefined ? {} : { stream: () => socketWithTimeout(silenceMs) }),
    types: {
      // count(*) is a bigint, which pg returns as text. Our counts are far below 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as CustomTypesConfig,
  });
  // If the server drops a connection, the pool emits an error while it is idle, and the client while it is in use but
  // has no running query (between two statements of a transaction). Unhandled, either would end the process. The next
  // query reports the error to its caller.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return openOver(new PostgresDialect({ pool }), 'postgres');
}

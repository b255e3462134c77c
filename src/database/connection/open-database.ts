import { existsSync, mkdirSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import type { CustomTypesConfig } from 'pg';
import { createSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from '../tables/tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** An open database: the query builder, which engine it is, and how to close it. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly engine: Engine;
  /** Calls `listener` with the error of each statement that fails, whoever makes it. */
  onFailure(listener: (error: unknown) => void): void;
  close(): Promise<void>;
}

/** Kysely over a dialect, as a database. */
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

/** The query builder inside a transaction, for what is written together. */
export type Transaction = Kysely<Tables>;

/** Does `work` in one transaction: all of it is written, or nothing where it fails. */
export function inTransaction<T>(
  { kysely }: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return kysely.transaction().execute(work);
}

export interface DatabaseOptions {
  /** Folder for everything the site writes; the SQLite file is `proteinwise.db` in it. */
  readonly dataDir: string;
  /** `postgres://…`; SQLite if not set. */
  readonly databaseUrl?: string | undefined;
  /** PostgreSQL connections of this process; 10 by default. */
  readonly poolSize?: number | undefined;
  /**
   * Milliseconds without a byte after which a PostgreSQL connection is considered dead and its queries fail. For
   * servers, whose pool would otherwise fill up with connections that a failover has left behind; without it, statements may
   * take as long as they like.
   */
  readonly silenceMs?: number | undefined;
}

const INT8 = 20;

/**
 * Opens SQLite in `dataDir` (made if missing) or the PostgreSQL of `databaseUrl` (contract, "Environment").
 * Tables are not made: call `migrate`. PostgreSQL is connected to at the first query; failures surface there.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options);
  makeFolder(options.dataDir);
  return openOver(createSqliteDialect(join(options.dataDir, 'proteinwise.db')), 'sqlite');
}

/**
 * Creates a folder and those above it. Node's own `recursive` never returns where a folder that is there answers ENOENT, as
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

/** A socket that closes after this time without traffic. */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error('Connection terminated: the database was silent for too long')),
  );
}

/** Loads the driver only if it is used. */
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
    ...(silenceMs === undefined ? {} : { stream: () => impatientSocket(silenceMs) }),
    types: {
      // count(*) is a bigint, which pg returns as text; ours are far below 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as CustomTypesConfig,
  });
  // A connection that the server drops says so here while it is idle, and itself while it is taken but has no query running
  // (between two statements of a transaction); unheard, either would end the process. The next query reports it to who asked.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return openOver(new PostgresDialect({ pool }), 'postgres');
}

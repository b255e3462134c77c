import { setTimeout } from 'node:timers/promises';
import { checkConnection } from '#database/connection/check-connection.ts';
import { migrate, readMigrations } from '#database/migrations/migrate.ts';
import { openDatabase, type Database } from '#database/connection/open-database.ts';
import { isBusy, isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import type { Config } from '../config.ts';
import { ReplicaError } from './start-fault.ts';

export interface SiteDatabases {
  readonly database: Database;
  /** The database that the catalogue is read from: `database` or the replica of `DATABASE_READ_URL`. */
  readonly reads: Database;
  close(): Promise<void>;
}

/** The longest wait for a database that is starting, and for a replica that lacks tables. */
const DATABASE_PATIENCE_MS = 60_000;

/** Below the request deadline of ten seconds. Migrations run without this limit because they may take longer. */
const SILENCE_MS = 9_000;

/** Reopens the database with a limit that closes unresponsive connections. */
async function serving(config: Config, migrated: Database): Promise<Database> {
  if (config.DATABASE_URL === undefined) return migrated;
  await migrated.close();
  return openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    silenceMs: SILENCE_MS,
  });
}

/** Opens and migrates the database. Waits a minute for one that is still starting. */
async function openAndMigrate(config: Config, say: (line: string) => void): Promise<Database> {
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
  });
  const deadline = Date.now() + DATABASE_PATIENCE_MS;
  for (let isWaiting = false; ; isWaiting = true) {
    try {
      await checkConnection(database);
      await migrate(database);
      return await serving(config, database);
    } catch (error) {
      // Waiting does not help if a file cannot be opened or written.
      const mayCome = config.DATABASE_URL !== undefined || isBusy(error);
      if (!mayCome || !isDatabaseUnavailable(error) || Date.now() > deadline) {
        await database.close();
        throw error;
      }
      if (!isWaiting) say('The database does not answer yet; waiting for it.');
      await setTimeout(1_000);
    }
  }
}

/** Opens the replica and waits until it has every migration of the database. Throws `ReplicaError` after a minute. */
async function openReplica(config: Config, url: string, database: Database): Promise<Database> {
  const replica = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: url,
    silenceMs: SILENCE_MS,
  });
  const wanted = await readMigrations(database);
  const deadline = Date.now() + DATABASE_PATIENCE_MS;
  for (;;) {
    // Ignores any error: a replica that is being created may lack even the migrations table.
    const known = await readMigrations(replica).catch((): readonly string[] => []);
    if (wanted.every((name) => known.includes(name))) return replica;
    if (Date.now() > deadline) break;
    await setTimeout(1_000);
  }
  await replica.close();
  const { hostname, pathname } = new URL(url);
  throw new ReplicaError(
    `The replica ${pathname.slice(1)} at ${hostname} does not answer, or has not the tables of the database. Check DATABASE_READ_URL and its replication, or unset it.`,
  );
}

/** Opens the databases of DATABASE_URL and DATABASE_READ_URL. The caller closes both. */
export async function openDatabases(
  config: Config,
  say: (line: string) => void,
): Promise<SiteDatabases> {
  const database = await openAndMigrate(config, say);
  const url = config.DATABASE_READ_URL;
  if (url === undefined) return { database, reads: database, close: database.close };
  try {
    const reads = await openReplica(config, url, database);
    return {
      database,
      reads,
      async close() {
        await reads.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

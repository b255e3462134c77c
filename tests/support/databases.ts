import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, inject } from 'vitest';
import { migrate } from '#database/migrations/migrate.ts';
import {
  openDatabase,
  type Database,
  type DatabaseOptions,
  type Engine,
} from '#database/connection/open-database.ts';
import { MIGRATED_TEMPLATE } from './postgres-setup.ts';

/** A database of one test. `options` opens it a second time, as another process would. */
export interface TestDatabase extends Database {
  readonly options: DatabaseOptions;
}

/** Creates a database that is deleted after the test. It is migrated unless `migrated` is false. */
export type OpenTestDatabase = (settings?: { migrated?: boolean }) => Promise<TestDatabase>;

/** Declares the same tests for SQLite and for PostgreSQL. `postgres-setup.ts` provides the run's cluster. */
export function describeOnBothEngines(
  name: string,
  tests: (open: OpenTestDatabase, engine: Engine) => void,
): void {
  for (const engine of ['sqlite', 'postgres'] as const) {
    describe(`${name} (${engine})`, () => {
      const cleanups: (() => Promise<void>)[] = [];
      afterEach(async () => {
        for (const clean of cleanups.splice(0).reverse()) await clean();
      });
      tests(async (settings = {}) => {
        const migrated = settings.migrated !== false;
        const { options, remove } = await makeDatabase(engine, { migrated });
        cleanups.push(remove);
        const db = await openDatabase(options);
        cleanups.push(() => db.close());
        if (migrated) await migrate(db);
        return { ...db, options };
      }, engine);
    });
  }
}

/**
 * Creates an empty database of the engine, and returns how to remove it. For tests that open it themselves or in
 * another process. With `migrated`, PostgreSQL's has its tables already; `migrate` creates those of SQLite.
 */
export async function makeDatabase(
  engine: Engine,
  { migrated = false } = {},
): Promise<{ options: DatabaseOptions; remove: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { options: { dataDir }, remove: async () => removeFolder() };
  const server = new URL(inject('postgresUrl'));
  const name = `test_${process.pid}_${process.hrtime.bigint()}`;
  await onServer(
    server,
    `create database ${name} template ${migrated ? MIGRATED_TEMPLATE : 'template0'}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    options: { dataDir, databaseUrl: url.href, poolSize: 4 },
    remove: async () => {
      removeFolder();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

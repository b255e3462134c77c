import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `postgres://…/postgres` of the run's scratch cluster, whose database MIGRATED_TEMPLATE has the tables. */
    postgresUrl: string;
  }
}

/** Folders in which Debian, Homebrew and others install the server's programs. POSTGRES_BIN comes first. */
const FOLDERS = [
  process.env['POSTGRES_BIN'] ?? '',
  '/usr/lib/postgresql/17/bin',
  '/usr/lib/postgresql/16/bin',
  '/usr/lib/postgresql/15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  '/usr/local/bin',
  '/usr/bin',
];

/** A template for databases, because migrating each of them took PostgreSQL a quarter of a second. */
export const MIGRATED_TEMPLATE = 'migrated';

/** Vitest globalSetup: one scratch PostgreSQL per test run, on a free port of 127.0.0.1, deleted at the end. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  await makeTemplate(cluster.url);
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}

async function makeTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${MIGRATED_TEMPLATE} template template0`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${MIGRATED_TEMPLATE}`;
  const db = await openDatabase({ databaseUrl: url.href, dataDir: tmpdir() });
  await migrate(db);
  await db.close();
}

export interface PostgresCluster {
  /** `postgres://…/postgres`. */
  readonly url: string;
  /** Ends it immediately, as `pg_ctl stop -m immediate` does: no checkpoint, connections cut. Its files stay. */
  crash(): Promise<void>;
  /** Starts it again with its files and its port. Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** Settings that make scratch clusters fast, but lose acknowledged commits in a crash. */
const UNSAFE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a scratch cluster. With `durable` it keeps PostgreSQL's default settings, under which an acknowledged commit
 * survives a crash. Throws with instructions if PostgreSQL is not installed.
 */
export async function startCluster({ durable = false } = {}): Promise<PostgresCluster> {
  const bin = FOLDERS.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')));
  if (bin === undefined) {
    throw new Error(
      'PostgreSQL was not found, and every database test runs on it too. Install it (Debian: apt-get install postgresql) or set POSTGRES_BIN to the folder with initdb.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'proteinwise-postgres-'));
  const account = serverAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200'];
  if (!durable) settings.push(...UNSAFE_SETTINGS);
  const log: Buffer[] = [];
  let server: ChildProcess | null = null;
  const start = async () => {
    const named = settings.flatMap((setting) => ['-c', setting]);
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...named],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    child.stderr.on('data', (chunk: Buffer) => log.push(chunk));
    server = child;
    await untilReady(url, child, () => Buffer.concat(log).toString());
  };
  await start();
  return {
    url,
    start,
    crash: async () => {
      const stopped = server === null ? null : exitOf(server);
      await run(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], options);
      await stopped;
    },
    stop: async () => {
      if (server !== null) await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so it then runs as user postgres. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while starting:\n${log()}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL did not answer on ${url}:\n${log()}`);
}

function exitOf(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
  });
}

function end(server: ChildProcess): Promise<void> {
  const ended = exitOf(server);
  server.kill('SIGINT');
  return ended;
}

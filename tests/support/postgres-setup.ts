import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `postgres://…/postgres` of the run's scratch cluster. */
    postgresUrl: string;
  }
}

/** Folders in which Debian, Homebrew and others put the server's programs; POSTGRES_BIN comes first. */
const FOLDERS = [
  process.env['POSTGRES_BIN'] ?? '',
  '/usr/lib/postgresql/17/bin',
  '/usr/lib/postgresql/16/bin',
  '/usr/lib/postgresql/15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  '/usr/local/bin',
  '/usr/bin',
];

/** Vitest globalSetup: one scratch PostgreSQL a test run, on a free port of 127.0.0.1, thrown away at the end. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}

/** Starts a scratch cluster; `stop` ends it and removes its files. Throws a clear line where PostgreSQL is not installed. */
export async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
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
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...account,
      cwd: folder,
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    // prettier-ignore
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
    ],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const log: Buffer[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server, () => Buffer.concat(log).toString());
  return {
    url,
    stop: async () => {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as user postgres. */
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

function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}

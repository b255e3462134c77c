import { type ChildProcess, spawn } from 'node:child_process';
import { migrate } from '#database/migrate.ts';
import { openDatabase, type DatabaseOptions, type Engine } from '#database/open-database.ts';
import { importBlog } from '#importer/blog/import-blog.ts';
import { importBundledCatalogue } from '#importer/bundled-catalogue.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR } from '../../scripts/allocator.ts';
import { builtServer } from './built-server.ts';
import { makeDatabase } from './databases.ts';
import { fillWithListedFlavors } from './listed-flavors.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /ready at (http:\/\/\S+)/;
const START_WITHIN_MS = 120_000;

/** The operator's password of sites under drill. */
export const DRILL_PASSWORD = 'correct horse battery staple';

/** The real server process over a database of the drill's own. */
export interface DrilledSite {
  /** Such as http://127.0.0.1:41234. */
  readonly origin: string;
  readonly child: ChildProcess;
  /** Resolves with the exit code, or null where a signal ended it. */
  readonly exit: Promise<number | null>;
  /** What it has written to its console so far. */
  output(): string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Where a site under drill keeps its data, as its environment. */
export function environmentOf({ dataDir, databaseUrl }: DatabaseOptions): Record<string, string> {
  return databaseUrl === undefined
    ? { DATA_DIR: dataDir }
    : { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}

/** A migrated database with a catalogue: the bundled one with the blog, or a small one that is there in a moment. */
export async function fillDatabase(
  options: DatabaseOptions,
  catalogue: 'bundled' | 'small',
): Promise<void> {
  const db = await openDatabase(options);
  await migrate(db);
  if (catalogue === 'bundled') await importBundledCatalogue(db, readVocabulary());
  else await fillWithListedFlavors(db, 20);
  await importBlog(db);
  await db.close();
}

/** A database as `fillDatabase` leaves it, on the run's engines. */
export async function makeFilledDatabase(
  engine: Engine,
  catalogue: 'bundled' | 'small',
): Promise<{ options: DatabaseOptions; remove: () => Promise<void> }> {
  const made = await makeDatabase(engine);
  await fillDatabase(made.options, catalogue);
  return made;
}

/** Starts the server as `npm start` does on a free port and waits until it is ready; throws what it said where it ended before. */
export async function startDrilledSite(
  env: Readonly<Record<string, string>>,
): Promise<DrilledSite> {
  const child = spawn(process.execPath, builtServer(), {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      // As `npm start` does (docs/decisions/0061): starts are what takes the time of a drill.
      NODE_COMPILE_CACHE: join(tmpdir(), 'proteinwise-compile-cache'),
      PORT: '0',
      ...ALLOCATOR,
      ADMIN_PASSWORD: DRILL_PASSWORD,
      LOG_LEVEL: 'fatal',
      WRITES_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const found = READY.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with ${code ?? signal} before it was ready:\n${output}`));
    });
  });
  return {
    origin,
    child,
    exit,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return exit;
    },
  };
}

/** Signs the operator in; answers the cookie header. */
export async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: DRILL_PASSWORD }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (answer.status !== 200 || cookie === undefined) {
    throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  }
  return cookie;
}

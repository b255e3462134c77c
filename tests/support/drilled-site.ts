import { migrate } from '#database/migrations/migrate.ts';
import {
  openDatabase,
  type DatabaseOptions,
  type Engine,
} from '#database/connection/open-database.ts';
import { importBlog } from '#importer/blog/import-blog.ts';
import { importBundledCatalogue } from '#importer/import/bundled-catalogue.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { makeDatabase } from './databases.ts';
import { fillWithListedFlavors } from './listed-flavors.ts';
import { deriveHere } from './derive-here.ts';

const START_WITHIN_MS = 240_000;

export const DRILL_PASSWORD = 'correct horse battery staple';

/** The real server process on a database of the drill's own. */
export interface DrilledSite extends BuiltServer {
  /** Sends the signal and waits for the process to end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Returns the environment that tells a site under drill where its data is. */
export function environmentOf({ dataDir, databaseUrl }: DatabaseOptions): Record<string, string> {
  return databaseUrl === undefined
    ? { DATA_DIR: dataDir }
    : { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}

/** Migrates a database and fills its catalogue: the bundled one with the blog, or a small one that takes a moment. */
export async function fillDatabase(
  options: DatabaseOptions,
  catalogue: 'bundled' | 'small',
): Promise<void> {
  const db = await openDatabase(options);
  await migrate(db);
  if (catalogue === 'bundled') await importBundledCatalogue(db, deriveHere);
  else await fillWithListedFlavors(db, 20);
  await importBlog(db);
  await db.close();
}

/** Creates a database of an engine, filled by `fillDatabase`. */
export async function makeFilledDatabase(
  engine: Engine,
  catalogue: 'bundled' | 'small',
): Promise<{ options: DatabaseOptions; remove: () => Promise<void> }> {
  const made = await makeDatabase(engine);
  await fillDatabase(made.options, catalogue);
  return made;
}

/** Starts the server for drills: silent, and without a limit on writes. */
export async function startDrilledSite(
  env: Readonly<Record<string, string>>,
  startWithinMs = START_WITHIN_MS,
): Promise<DrilledSite> {
  const server = await startBuiltServer(
    {
      ADMIN_PASSWORD: DRILL_PASSWORD,
      LOG_LEVEL: 'fatal',
      WRITES_PER_MINUTE: '1000000',
      ...env,
    },
    startWithinMs,
  );
  return {
    ...server,
    end(signal) {
      server.child.kill(signal);
      return server.exit;
    },
  };
}

/** Signs the operator in. Returns the cookie header. */
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

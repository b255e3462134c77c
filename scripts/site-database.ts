import { existsSync } from 'node:fs';
import { checkConnection } from '#database/connection/check-connection.ts';
import { compareVersion, migrate } from '#database/migrations/migrate.ts';
import { type Database, openDatabase } from '#database/connection/open-database.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { describeStartFault, EXIT_CODES, placeOfDatabase } from '#server/start/start-fault.ts';

async function openConfigured(config: Config, mustExist: boolean): Promise<Database> {
  const { DATA_DIR, DATABASE_URL } = config;
  const place = placeOfDatabase(config);
  const none = () =>
    new ConfigError(
      `There is no database ${place}. Give this command the DATA_DIR or DATABASE_URL that the site has.`,
    );
  if (mustExist && DATABASE_URL === undefined && !existsSync(place)) throw none();
  const db = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  await checkConnection(db);
  if (!mustExist) {
    await migrate(db);
    return db;
  }
  const version = await compareVersion(db);
  if (version === 'same') return db;
  await db.close();
  if (version === 'none') throw none();
  throw new ConfigError(
    `The database ${place} is of an earlier version of the site. Use the command of that version, or start this one first, which upgrades it.`,
  );
}

/**
 * Opens the site's database for a command, with the site's own settings (environment, file `.env`), and migrates it.
 * Prints the reason and exits if it cannot be used. With `mustExist`, none is created, because the command would act on
 * a new, empty database instead of the site's; and none is migrated, because a backup made after an update was fetched
 * could not be restored by the running version.
 */
export async function openSiteDatabase({ mustExist = false } = {}): Promise<Database> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    return await openConfigured(config, mustExist);
  } catch (error) {
    const { line, exitCode } = describeStartFault(error, config);
    if (exitCode === EXIT_CODES.other) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

/** The part of a command's help about the database. */
export const DATABASE_HELP = `The database is the one the site uses: PostgreSQL where DATABASE_URL is set, else SQLite in DATA_DIR (default: var).
Settings come from the environment and from a file .env in this folder, as for "npm start".`;

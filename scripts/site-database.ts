import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#database/migrate.ts';
import { type Database, openDatabase } from '#database/open-database.ts';
import { type Config, ConfigError, readConfig } from '#server/start/config.ts';
import { describeStartFault, EXIT_CODES } from '#server/start/start-fault.ts';

async function openConfigured(config: Config, mustExist: boolean): Promise<Database> {
  const { DATA_DIR, DATABASE_URL } = config;
  const file = join(DATA_DIR, 'proteinwise.db');
  if (mustExist && DATABASE_URL === undefined && !existsSync(file))
    throw new ConfigError(
      `There is no database ${file}. Give this command the DATA_DIR or DATABASE_URL that the site has.`,
    );
  const db = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  await migrate(db);
  return db;
}

/**
 * Opens the site's database for a command, by the settings that the site reads (environment, file `.env`), and brings its tables
 * up to date. Prints why and ends the process where it cannot be used. `mustExist`: an empty one is not created, because the
 * command would be done there at once, and nothing would have happened where the site is.
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

/** The part of the help about the database. */
export const DATABASE_HELP = `The database is the one the site uses: PostgreSQL where DATABASE_URL is set, else SQLite in DATA_DIR (default: var).
Settings come from the environment and from a file .env in this folder, as for "npm start".`;

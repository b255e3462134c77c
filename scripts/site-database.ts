import { existsSync } from 'node:fs';
import { migrate } from '#database/migrate.ts';
import { NewerDatabaseError } from '#database/newer-database.ts';
import { type Database, openDatabase } from '#database/open-database.ts';
import { ConfigError, readConfig } from '#server/start/config.ts';

/**
 * Opens the site's database for a command, by the settings that the site reads (environment, file `.env`), and brings its tables
 * up to date. Prints why and ends the process where it cannot be used.
 */
export async function openSiteDatabase(): Promise<Database> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const { DATA_DIR, DATABASE_URL } = readConfig(process.env);
    const db = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
    await migrate(db);
    return db;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof NewerDatabaseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The part of the help about the database. */
export const DATABASE_HELP = `The database is the one the site uses: PostgreSQL where DATABASE_URL is set, else SQLite in DATA_DIR (default: var).
Settings come from the environment and from a file .env in this folder, as for "npm start".`;

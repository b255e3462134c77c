/** `npm run restore -- FILE --replace`: puts a backup in the place of everything in the database. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { countProducts } from '#database/products.ts';
import { BackupError, restoreBackup } from '#database/restore-backup.ts';
import { readConfig } from '#server/config.ts';

const HELP = `npm run restore -- FILE [--replace]

Reads a backup written by "npm run backup" into the database (DATABASE_URL, or SQLite in DATA_DIR), all or nothing.
The file is checked first: a damaged or cut-off backup changes nothing.
A database that holds products is only overwritten with --replace. Running sites see the change within seconds.`;

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  yield* createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
}

const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith('-'));
if (file === undefined) {
  console.log(HELP);
  process.exit(words.includes('--help') ? 0 : 1);
}
const config = readConfig(process.env);
const db = await openDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
try {
  await migrate(db);
  if ((await countProducts(db)) > 0 && !words.includes('--replace')) {
    throw new BackupError(
      'The database holds products. Say --replace to overwrite everything in it.',
    );
  }
  const { rows, sha256 } = await restoreBackup(db, () => linesOf(file));
  console.log(`Restored ${rows} rows (sha256 ${sha256})`);
} catch (error) {
  if (!(error instanceof BackupError) && !(error instanceof Error && 'code' in error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await db.close();
}

/** `npm run restore -- FILE --replace`: replaces everything in the database by a backup. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { countProducts } from '#database/products/products.ts';
import { BackupError, restoreBackup } from '#database/backup/restore-backup.ts';
import { readFileCall } from './file-call.ts';
import { DATABASE_HELP, openSiteDatabase } from './site-database.ts';

const HELP = `npm run restore -- FILE [--replace]

Reads a backup written by "npm run backup" into the database (DATABASE_URL, or SQLite in DATA_DIR), all or nothing.
The file is checked first: a damaged or cut-off backup changes nothing.
A database that holds products is only overwritten with --replace; then everything in it is lost, operator sessions
and the newsletter included. Running sites see the change within seconds.

  npm run restore -- /backups/2026-11-20.jsonl.gz --replace

${DATABASE_HELP}
Exit codes: 0 done · 1 wrong usage, or the backup was refused (nothing is changed).
`;

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const { message } = error as Error;
    throw new BackupError(`${file} cannot be read (${message}); nothing was changed.`);
  } finally {
    // Ensures that the file is closed if the consumer stops at a damaged line.
    source.destroy();
    unzipped.destroy();
  }
}

const { file, replace } = readFileCall(HELP, { mayReplace: true });
const db = await openSiteDatabase();
try {
  if ((await countProducts(db)) > 0 && !replace) {
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

/** `npm run backup -- FILE`: writes everything the site knows into one compressed file, while the site goes on. */
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { writeBackup } from '#database/write-backup.ts';
import { readConfig } from '#server/config.ts';

const HELP = `npm run backup -- FILE

Writes a backup of the database to FILE (gzip-compressed JSON lines), of one moment, while the site goes on.
The database is the one the site uses: DATABASE_URL, or SQLite in DATA_DIR.
The same data gives the same content on SQLite and PostgreSQL; "npm run restore" reads it into either.
FILE appears complete or not at all.`;

const [file] = process.argv.slice(2);
if (file === undefined || file === '--help' || file === '-h') {
  console.log(HELP);
  process.exit(file === undefined ? 1 : 0);
}
const config = readConfig(process.env);
const db = await openDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
try {
  await migrate(db);
  const part = `${file}.part`;
  await pipeline(
    Readable.from(writeBackup(db)),
    createGzip(),
    createWriteStream(part, { mode: 0o600 }),
  );
  await rename(part, file);
  console.log(`Backup written to ${file}`);
} finally {
  await db.close();
}

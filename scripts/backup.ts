/** `npm run backup -- FILE`: writes the whole database to one compressed file while the site is running. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { writeBackup } from '#database/backup/write-backup.ts';
import { readFileCall } from './file-call.ts';
import { DATABASE_HELP, openSiteDatabase } from './site-database.ts';

const HELP = `npm run backup -- FILE

Writes a backup of the database to FILE (gzip-compressed JSON lines), of one moment, while the site goes on.
FILE appears complete or not at all, readable by its owner only. It holds newsletter addresses: keep it safe.
The same data gives the same content on SQLite and PostgreSQL; "npm run restore" reads it into either.

  npm run backup -- /backups/2026-11-20.jsonl.gz

${DATABASE_HELP}
Exit codes: 0 done · 1 wrong usage, or no backup could be written.
`;

const { file } = readFileCall(HELP);
const db = await openSiteDatabase({ mustExist: true });
const part = `${file}.part`;
try {
  await pipeline(
    Readable.from(writeBackup(db)),
    createGzip(),
    createWriteStream(part, { mode: 0o600 }),
  );
  await rename(part, file);
  process.stdout.write(`Backup written to ${file}\n`);
} catch (error) {
  await rm(part, { force: true });
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  process.stderr.write(`The backup cannot be written: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  await db.close();
}

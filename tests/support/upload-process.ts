/**
 * A process that imports an uploaded file, for tests to kill. Arguments: DATA_DIR, DATABASE_URL ("" for SQLite), folder
 * and id of the upload.
 */
import { openDatabase } from '#database/connection/open-database.ts';
import { importUpload } from '#importer/import/uploads.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';

const [dataDir = '', databaseUrl, folder = '', id = ''] = process.argv.slice(2);
const database = await openDatabase({
  dataDir,
  databaseUrl: databaseUrl || undefined,
  poolSize: 2,
});
const upload = { folder, id, now: Date.now() };
const outcome = await importUpload(
  database,
  upload,
  startReadingWorkers().deriveProducts,
  (error) => console.error(error),
);
process.stdout.write(`${outcome}\n`);

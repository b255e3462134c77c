/**
 * A process that imports the bundled catalogue, or only the sources named by SOURCES; drills kill it. DATA_DIR and
 * DATABASE_URL give the database.
 */
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { bundledInputs } from '#importer/import/bundled-catalogue.ts';
import { importCatalogue } from '#importer/import/import-catalogue.ts';
import { importLabResults } from '#importer/import/import-lab-results.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';

const db = await openDatabase({
  dataDir: process.env['DATA_DIR'] ?? '',
  databaseUrl: process.env['DATABASE_URL'] || undefined,
});
await migrate(db);
const only = process.env['SOURCES']?.split(' ');
const outcome = await importCatalogue(db, {
  inputs: bundledInputs().filter(({ source }) => only?.includes(source.key) ?? true),
  deriver: startReadingWorkers().deriveProducts,
  onProgress: ({ step, share }) => process.stdout.write(`${step} ${share.toFixed(2)}\n`),
});
if (outcome.status === 'done') await importLabResults(db);
process.stdout.write(`${outcome.status}\n`);
await db.close();

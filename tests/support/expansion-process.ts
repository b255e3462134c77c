/** A process that runs a flavor expansion, for tests to kill. Arguments: DATA_DIR and, for PostgreSQL, its address. */
import { openDatabase } from '#database/connection/open-database.ts';
import { startFlavorExpansion } from '#importer/import/expand-flavors.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const db = await openDatabase({ dataDir, databaseUrl, poolSize: 2 });
const started = await startFlavorExpansion(db, {
  deriver: startReadingWorkers().deriveProducts,
  now: Date.now,
});
console.log(started.status);
if (started.status === 'started') await started.finished;
await db.close();

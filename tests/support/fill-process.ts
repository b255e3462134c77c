/** Fills the database of DATA_DIR with the bundled catalogue and the blog, as a starting point for tests. */
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { importBlog } from '#importer/blog/import-blog.ts';
import { importBundledCatalogue } from '#importer/import/bundled-catalogue.ts';
import { setTestPassword } from './test-password.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';

const db = await openDatabase({ dataDir: process.argv[2] ?? '' });
await migrate(db);
await importBundledCatalogue(db, startReadingWorkers().deriveProducts);
await importBlog(db);
// So that sites need not hash the password again.
await setTestPassword(db);
await db.close();

/** Processes ASIN lines in a process of its own, for drills that kill it. Arguments: DATA_DIR, PostgreSQL address or "", number of lines. */
import { openDatabase } from '#database/open-database.ts';
import { processAsins } from '#services/sitestripe/process-asins.ts';
import { asinLines } from './asin-lines.ts';

const [dataDir = '', databaseUrl, lines = '0'] = process.argv.slice(2);
const db = await openDatabase({ dataDir, databaseUrl, poolSize: 2 });
console.log('ready');
const { created, updated } = await processAsins(db, {
  templateContent: asinLines(Number(lines)),
  associateTag: 'proteinwise-20',
  now: Date.now(),
});
console.log(`written ${created + updated}`);
await db.close();

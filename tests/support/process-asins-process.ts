/**
 * A process that processes ASIN lines, for drills to kill. Arguments: DATA_DIR, PostgreSQL address or "", number of
 * lines.
 */
import { openDatabase } from '#database/connection/open-database.ts';
import { processAsins } from '#services/sitestripe/process-asins.ts';

/** Returns a completed template for products 1 to `count`, without prices. Every line is valid and different. */
function asinLines(count: number): string {
  const asin = (id: number) => `B0${id.toString(36).toUpperCase().padStart(8, '0')}`;
  return Array.from({ length: count }, (_, index) => `${index + 1},${asin(index + 1)},`).join('\n');
}

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

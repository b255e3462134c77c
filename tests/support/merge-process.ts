/**
 * A process that repeatedly merges two products and undoes it, for tests to kill. Arguments: DATA_DIR, DATABASE_URL.
 */
import { openDatabase } from '#database/connection/open-database.ts';
import { readDecisionHistory } from '#database/families/product-decisions.ts';
import { findAdminProducts } from '#database/families/admin-products.ts';
import { deriveNow } from '#importer/import/derive-now.ts';
import { mergeProducts, revertDecision } from '#services/operator/editing/decide-products.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({
  dataDir,
  databaseUrl: databaseUrl || undefined,
  poolSize: 2,
});
const catalogue = { refresh: async () => false };
const site = { database, catalogue, now: Date.now };
const { deriveProducts } = startReadingWorkers();
const derive = () => deriveNow(database, deriveProducts);
const find = async (word: string) =>
  (await findAdminProducts(database, { words: [word], state: 'all', limit: 1, offset: 0 })).rows[0];
const [one, other] = [await find('lemon'), await find('mint')];
process.stdout.write('merging\n');
for (;;) {
  await mergeProducts(site, { id: one?.id ?? 0, into: other?.id ?? 0 }, derive);
  const [last] = await readDecisionHistory(database, { limit: 1 });
  if (last && last.undoneAt === null) await revertDecision(site, last.id, derive);
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#database/migrations/migrate.ts';
import { type Database, openDatabase } from '#database/connection/open-database.ts';
import { listSources } from '#importer/import/bundled-catalogue.ts';
import { findFormat } from '#importer/readers/formats.ts';
import { importCatalogue } from '#importer/import/import-catalogue.ts';
import { gtinOf } from '../../support/check-digit.ts';
import { type PostgresCluster, startCluster } from '../../support/postgres-setup.ts';
import { deriveHere } from '../../support/derive-here.ts';

const PRODUCTS = 620;

let cluster: PostgresCluster;
let db: Database;
const folder = mkdtempSync(join(tmpdir(), 'proteinwise-import-'));
beforeAll(async () => {
  cluster = await startCluster({ durable: true });
  db = await openDatabase({ dataDir: folder, databaseUrl: cluster.url });
  await migrate(db);
}, 60_000);
afterAll(async () => {
  await db.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

function writeExport(): string {
  const file = join(folder, 'export.jsonl');
  const rows = Array.from({ length: PRODUCTS }, (_, number) => {
    return JSON.stringify({
      code: gtinOf(number),
      lang: 'en',
      product_name: `Whey Protein Powder Vanilla ${number}`,
      brands: `Brand ${number}`,
      serving_size: '30 g',
      ingredients_text: 'Whey protein isolate (milk), vanilla flavor, sucralose.',
      nutriments: { 'energy-kcal_100g': 380, proteins_100g: 80 },
      _derived: { category: 'powder' },
    });
  });
  writeFileSync(file, rows.join('\n'));
  return file;
}

it('an import goes on where PostgreSQL is restarted while it reads, and while it derives', async () => {
  const format = findFormat('openfoodfacts-jsonl');
  const source = listSources().find(({ key }) => key === format?.source);
  if (format === undefined || source === undefined) throw new Error('The format is gone.');
  const restarts: Promise<void>[] = [];
  const left = ['reading', 'deriving'];
  const outcome = await importCatalogue(db, {
    inputs: [{ path: writeExport(), format, source: { ...source, retrieved: '2026-11-22' } }],
    deriver: deriveHere,
    onProgress: ({ step }) => {
      if (left[0] === undefined || !step.startsWith(left[0])) return;
      left.shift();
      restarts.push(cluster.crash().then(() => cluster.start()));
    },
  });
  await Promise.all(restarts);
  expect(restarts).toHaveLength(2);
  const { kysely } = db;
  const count = (table: 'source_records' | 'products' | 'pending_products') =>
    kysely
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .execute();
  expect(await count('source_records')).toEqual([{ count: PRODUCTS }]);
  expect(await count('products')).toEqual([{ count: PRODUCTS }]);
  expect(await count('pending_products')).toEqual([{ count: 0 }]);
  if (outcome.status !== 'done') throw new Error('It did not run.');
  const { rows, recordsAdded, productsCreated, notes } = outcome.report;
  expect({ rows, recordsAdded, productsCreated }).toEqual({
    rows: PRODUCTS,
    recordsAdded: PRODUCTS,
    productsCreated: PRODUCTS,
  });
  expect(notes[0]).toContain('The database was away');
}, 120_000);

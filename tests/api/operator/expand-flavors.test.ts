import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readLatestJob } from '#database/jobs/jobs.ts';
import { openDatabase, type Database } from '#database/connection/open-database.ts';
import { streamProducts } from '#database/products/products.ts';
import type { Product } from '#domain/product/product.ts';
import { startFlavorExpansion } from '#importer/import/expand-flavors.ts';
import { readExpansionProgress } from '#services/operator/overview/read-expansion.ts';
import { loadCatalogue } from '#services/snapshot/load-catalogue.ts';
import { describeOnBothEngines, type TestDatabase } from '../../support/databases.ts';
import { fillWithListedFlavors } from '../../support/listed-flavors.ts';
import { vocabulary } from '../../support/shipped-vocabulary.ts';
import { deriveHere } from '../../support/derive-here.ts';

const PROCESS = fileURLToPath(new URL('../../support/expansion-process.ts', import.meta.url));
const now = Date.now;

async function productsOf(db: Database): Promise<readonly Product[]> {
  const products: Product[] = [];
  for await (const product of streamProducts(db)) products.push(product);
  return products;
}

async function expand(db: Database) {
  const started = await startFlavorExpansion(db, { deriver: deriveHere, now });
  return started.status === 'started' ? started.finished : 'busy';
}

describeOnBothEngines('flavour expansion', (open) => {
  it('makes each listed flavour once; what has a record of its own keeps it', async () => {
    const db = await open();
    await fillWithListedFlavors(db);
    expect(await expand(db)).toEqual({ variantsCreated: 2, errors: [] });
    expect(await expand(db)).toEqual({ variantsCreated: 0, errors: [] });
    const products = await productsOf(db);
    const flavors = products.map(({ flavor }) => flavor).toSorted();
    expect(flavors).toEqual(['Chocolate', 'Rich Mocha', 'Vanilla', null].toSorted());
    const vanilla = products.find(({ flavor }) => flavor === 'Vanilla');
    expect(vanilla?.ingredientsComplete).toBe(true);
    expect(new Set(products.map(({ baseProductId }) => baseProductId)).size).toBe(1);
  });

  it('marks what is inherited, and concludes nothing from a text that is not the flavour’s own', async () => {
    const db = await open();
    await fillWithListedFlavors(db);
    await expand(db);
    const mocha = (await productsOf(db)).find(({ flavor }) => flavor === 'Rich Mocha');
    expect(mocha?.provenance.sources[0]?.name).toBe(
      'Inherited from the base product (Test source)',
    );
    expect(mocha?.ingredientsComplete).toBe(false);
    expect(mocha?.contains).toContain('milk');
    expect(mocha?.gtin).toBeNull();
    expect(mocha?.affiliateLinks).toEqual([]);
  });

  // @spec statistics (totalProducts, multiFlavorProducts, flavorVariants, uniqueBaseProducts, uniqueFlavors)
  // @spec progress (status, processedProducts, totalProducts, currentProduct, totalVariantsCreated)
  it('tells its statistics and its progress', async () => {
    const db = await open();
    await fillWithListedFlavors(db);
    expect(await readExpansionProgress({ database: db, now })).toMatchObject({ status: 'idle' });
    await expand(db);
    const loaded = { reads: db, vocabulary, collections: [], buildId: null };
    const { snapshot } = await loadCatalogue(loaded);
    expect(snapshot.expansion).toEqual({
      totalProducts: 4,
      multiFlavorProducts: 1,
      flavorVariants: 4,
      uniqueBaseProducts: 1,
      uniqueFlavors: 3,
    });
    expect(await readExpansionProgress({ database: db, now })).toEqual({
      status: 'completed',
      processedProducts: 1,
      totalProducts: 1,
      currentProduct: '',
      totalVariantsCreated: 2,
      errors: [],
    });
  });

  // @spec **Flavor expansion**: status running, completed, or completed with errors
  // @spec progress also has errors (list of text).
  it('goes on after a product that fails, and names it', async () => {
    const db = await open();
    await fillWithListedFlavors(db, 3);
    await db.kysely
      .updateTable('source_records')
      .set({ document: '{"flavor":"a|b", damaged' })
      .where('record', '=', 'base-1')
      .execute();
    const report = await expand(db);
    expect(report).toMatchObject({ variantsCreated: 4 });
    const progress = await readExpansionProgress({ database: db, now });
    expect(progress.status).toBe('completed with errors');
    expect(progress.errors).toHaveLength(1);
    expect(progress.errors[0]).toMatch(/^base-1: /);
  });

  it('runs once at a time', async () => {
    const db = await open();
    await fillWithListedFlavors(db, 5);
    const outcomes = await Promise.all([
      expand(db),
      startFlavorExpansion(db, { deriver: deriveHere, now }),
    ]);
    const busy = outcomes.filter(
      (each) => each === 'busy' || (each !== null && 'status' in each && each.status === 'busy'),
    );
    expect(busy).toHaveLength(1);
  });

  it('survives being killed, goes on, and doubles nothing', async () => {
    const db: TestDatabase = await open();
    await fillWithListedFlavors(db, 12);
    const { dataDir, databaseUrl = '' } = db.options;
    for (const delay of [5, 40, 120]) {
      const child = spawn(process.execPath, [PROCESS, dataDir, databaseUrl], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      setTimeout(() => child.kill('SIGKILL'), delay);
      await once(child, 'exit');
    }
    const other = await openDatabase(db.options);
    expect(await expand(other)).toMatchObject({ errors: [] });
    await other.close();
    const keys = (await productsOf(db)).map(({ name, flavor }) => `${name} ${flavor}`);
    expect(keys).toHaveLength(12 * 4);
    expect(new Set(keys).size).toBe(keys.length);
    expect((await readLatestJob(db, 'flavor-expansion'))?.status).toBe('completed');
  });
});

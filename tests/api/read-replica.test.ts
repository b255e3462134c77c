import { afterEach, describe, expect, it } from 'vitest';
import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { composeSite } from '#server/start/compose-site.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { openDatabases } from '#server/start/open-databases.ts';
import { checkReadiness } from '#services/check-readiness.ts';
import { recordEvent } from '#services/record-event.ts';
import { makeDatabase } from '../support/databases.ts';
import { sampleProducts } from '../support/sample-products.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';
import { storeCatalogue } from '../support/test-app.ts';
import { deriveHere } from '../support/derive-here.ts';

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function makeOne(products: number) {
  const { options, remove } = await makeDatabase('postgres');
  cleanups.push(remove);
  const database = await openDatabase(options);
  cleanups.push(() => database.close());
  if (products === 0) await migrate(database);
  else await storeCatalogue(database, sampleProducts().slice(0, products));
  return { database, url: options.databaseUrl ?? '', dataDir: options.dataDir };
}

describe('DATABASE_READ_URL', () => {
  it('is where the catalogue is read; everything else stays with the database', async () => {
    const primary = await makeOne(0);
    const replica = await makeOne(3);
    const config = readConfig({
      DATA_DIR: primary.dataDir,
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: replica.url,
    });
    const databases = await openDatabases(config, () => undefined);
    cleanups.push(() => databases.close());
    const { site, catalogue } = await composeSite({
      ...databases,
      vocabulary,
      deriveProducts: deriveHere,
      readLabel: () => Promise.reject(new Error('not asked')),
      onError: () => undefined,
      pollMs: 3_600_000,
    });
    cleanups.push(() => catalogue.stop());
    expect(catalogue.current().catalogue.size).toBe(3);
    expect(await checkReadiness(site)).toMatchObject({ status: 'ready', products: 3 });

    await recordEvent(site, { name: 'page_view', path: '/' });
    const events = ({ database }: typeof primary) =>
      database.kysely.selectFrom('events').selectAll().execute();
    expect([(await events(primary)).length, (await events(replica)).length]).toEqual([1, 0]);

    // Changes in the replica are seen with the next poll of its version.
    const { kysely } = replica.database;
    await kysely.updateTable('products').set({ duplicate_of: 0 }).where('id', '=', 1).execute();
    await bumpProductsVersion(kysely);
    await catalogue.refresh();
    expect(catalogue.current().catalogue.size).toBe(2);
  });

  it('is refused without the database that it is a replica of', () => {
    const read = () => readConfig({ DATABASE_READ_URL: 'postgres://replica/site' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('DATABASE_READ_URL: needs DATABASE_URL');
  });
});

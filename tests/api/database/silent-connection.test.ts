import { afterEach, expect, it } from 'vitest';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import { startDatabaseProxy } from '../../support/database-proxy.ts';
import { makeDatabase } from '../../support/databases.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

it('a PostgreSQL connection that falls silent is given up, and the next query gets another', async () => {
  const { options, remove } = await makeDatabase('postgres');
  cleanups.push(remove);
  const proxy = await startDatabaseProxy(options.databaseUrl ?? '');
  cleanups.push(() => proxy.close());
  const database = await openDatabase({
    dataDir: options.dataDir,
    databaseUrl: proxy.url,
    poolSize: 1,
    silenceMs: 300,
  });
  cleanups.push(() => database.close());
  await migrate(database);
  proxy.abandon();
  const failure: unknown = await readCatalogueVersions(database).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect((await readCatalogueVersions(database)).version).toBe(0);
});

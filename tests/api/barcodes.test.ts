import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import { sumEventValues } from '#database/content/events.ts';
import { UNKNOWN_BARCODE } from '#services/search/fruitless-searches.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe.each(['sqlite', 'postgres'] as const)('barcodes (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    const products = [
      { id: 1, name: 'Alpha Whey', gtin: '4006381333931' },
      { id: 2, name: 'Bravo Pea', gtin: '0012345000065' },
    ];
    app = await startTestApp({ engine, products });
  });
  afterAll(() => app.close());

  const ask = (written: string) =>
    app.inject(`/api/proteins/by-gtin/${encodeURIComponent(written)}`);

  it.each([
    ['EAN-13', '4006381333931', 'Alpha Whey'],
    ['EAN-13 with spaces', '4 006381 333931', 'Alpha Whey'],
    ['GTIN-14', '04006381333931', 'Alpha Whey'],
    ['UPC-A', '012345000065', 'Bravo Pea'],
    ['UPC-E', '01234565', 'Bravo Pea'],
  ])('%s finds its product', async (_, written, name) => {
    const answer = await ask(written);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { name }]);
  });

  it('counts numbers that are not in the catalogue for the operator, and only those', async () => {
    expect((await ask('96385074')).statusCode).toBe(404);
    expect((await ask('5060088700105')).statusCode).toBe(404);
    expect((await ask('5060088700105')).statusCode).toBe(404);
    expect((await ask('5060088700106')).statusCode).toBe(404);
    expect((await ask('2012345678903')).statusCode).toBe(404);
    expect((await ask('1')).statusCode).toBe(400);
    const { site, database } = app;
    await site.fruitlessSearches.flush(database, site.now());
    await site.fruitlessSearches.flush(database, site.now());
    const since = site.now() - 1_000;
    expect(await sumEventValues(database, { name: UNKNOWN_BARCODE, since, limit: 9 })).toEqual([
      { label: '5060088700105', count: 2 },
      { label: '0000096385074', count: 1 },
    ]);
  });

  it('finds the product under which another of that barcode is shown, and none that is hidden', async () => {
    const { kysely } = app.database;
    const standsAs = async (shownAs: number | null) => {
      await kysely
        .updateTable('products')
        .set({ duplicate_of: shownAs })
        .where('id', '=', 2)
        .execute();
      await bumpProductsVersion(kysely);
      await app.site.catalogue.refresh();
    };
    await standsAs(1);
    expect((await ask('012345000065')).json()).toMatchObject({ name: 'Alpha Whey' });
    await standsAs(0);
    expect((await ask('012345000065')).statusCode).toBe(404);
    await standsAs(null);
    expect((await ask('012345000065')).json()).toMatchObject({ name: 'Bravo Pea' });
  });
});

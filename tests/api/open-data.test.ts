import type { Stats } from '#contract/api.ts';
import { type KnownReport, statedPercent } from '#domain/product/known-counts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** On one engine: it is made of what is in memory. */
describe('open data', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine: 'sqlite' });
  });
  afterAll(() => app.close());

  it('gives the whole catalogue as JSON, the same as the call does', async () => {
    const file = await app.inject('/open-data/catalogue.json');
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain('proteinwise-catalogue.json');
    expect(file.headers['link']).toContain('odbl');
    expect(file.json()).toEqual((await app.inject('/api/proteins')).json());
  });

  it('says what is known of how many products, by source, format, language and brand', async () => {
    const known = (await app.inject('/open-data/known.json')).json<KnownReport>();
    const { productsCount, verifiedDataPercent } = (await app.inject('/api/stats')).json<Stats>();
    expect(known.all.products).toBe(productsCount);
    expect(statedPercent(known.all)).toBe(verifiedDataPercent);
    for (const groups of [known.bySource, known.byFormat, known.byLanguage, known.byBrand])
      expect(groups.reduce((sum, { products }) => sum + products, 0)).toBe(productsCount);
  });

  it('gives the whole catalogue as CSV, a line a product', async () => {
    const file = await app.inject('/open-data/catalogue.csv');
    expect(file.headers['content-type']).toMatch(/^text\/csv/);
    expect(file.body.startsWith('id,gtin,name,')).toBe(true);
    const ids = [...file.body.matchAll(/^(\d+),/gm)].map(([, id]) => Number(id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(app.products.map(({ id }) => id));
  });

  it('is not sent again to who has it', async () => {
    const { etag } = (await app.inject('/open-data/catalogue.csv')).headers;
    const again = await app.inject({
      url: '/open-data/catalogue.csv',
      headers: { 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

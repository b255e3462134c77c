import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import { brandListingSchema, ingredientListingSchema, statsSchema } from '#contract/listings.ts';
import { productSchema } from '#contract/product.ts';
import type { Product } from '#domain/product/product.ts';
import { storeProducts } from '../support/stored-products.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe.each(['sqlite', 'postgres'] as const)('reading the catalogue (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine });
  });
  afterAll(() => app.close());

  async function get<T>(url: string): Promise<T> {
    const answer = await app.inject({ url });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    return answer.json<T>();
  }

  // @spec - **Stats**: brandsCount, productsCount, ingredientsCount, verifiedDataPercent (numbers).
  // @spec | GET /api/stats | none | brandsCount, productsCount, ingredientsCount, verifiedDataPercent; home stats strip |
  it('GET /api/stats counts what is there', async () => {
    const stats = await get('/api/stats');
    expect(stats).toEqual({
      brandsCount: 4,
      productsCount: 6,
      ingredientsCount: expect.any(Number),
      // None of the sample's products says where its facts come from.
      verifiedDataPercent: 0,
    });
    expect(statsSchema.parse(stats).ingredientsCount).toBeGreaterThanOrEqual(8);
  });

  // @spec - **Brand**: id, name, logo (optional).
  // @spec | GET /api/brands | none | list of id and name; brand picker |
  it('GET /api/brands lists brands by name with their number of products', async () => {
    const brands = brandListingSchema.array().parse(await get('/api/brands'));
    expect(brands.map(({ name, productsCount }) => [name, productsCount])).toEqual([
      ['Alpha', 2],
      ['Bravo', 2],
      ['Charlie', 1],
      ['Delta', 1],
    ]);
    expect(brands[0]).toMatchObject({ id: expect.any(Number), logo: null });
  });

  it('GET /api/ingredients lists the vocabulary by name, and finds by what is typed', async () => {
    const all = ingredientListingSchema.array().parse(await get('/api/ingredients'));
    const names = all.map(({ canonical }) => canonical);
    expect(names).toEqual(names.toSorted());
    expect(all.find(({ canonical }) => canonical === 'whey protein isolate')).toMatchObject({
      kind: 'ingredient',
      allergen: 'milk',
      productsCount: 2,
      family: expect.arrayContaining(['dairy']),
    });
    const found = ingredientListingSchema.array().parse(await get('/api/ingredients?q=Ace-K'));
    expect(found[0]?.canonical).toBe('acesulfame potassium');
    expect(await get('/api/ingredients?q=zzzzqqqq')).toEqual([]);
  });

  // @spec | GET /api/proteins | none | full product list;
  it('GET /api/proteins gives all by name, each exactly as stored', async () => {
    const answer = await app.inject({ url: '/api/proteins' });
    const all = answer.json<Product[]>();
    expect(answer.headers['x-total-count']).toBe('6');
    expect(all.map(({ name }) => name)).toEqual(app.products.map(({ name }) => name).toSorted());
    for (const product of all) expect(productSchema.strict().parse(product)).toEqual(product);
  });

  it('GET /api/proteins gives pages that union to the whole', async () => {
    const all = await get<Product[]>('/api/proteins');
    const pages: Product[] = [];
    for (const offset of [0, 2, 4, 6]) {
      const answer = await app.inject({ url: `/api/proteins?limit=2&offset=${offset}` });
      expect(answer.headers['x-total-count']).toBe('6');
      pages.push(...answer.json<Product[]>());
    }
    expect(pages).toEqual(all);
    expect(await get('/api/proteins?offset=5')).toEqual(all.slice(5));
    expect(await get('/api/proteins?offset=9007199254740991')).toEqual([]);
  });

  it('GET /api/proteins comes compressed as it is made, and the same; HEAD makes nothing of it', async () => {
    const plain = await app.inject({ url: '/api/proteins' });
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await app.inject({
        url: '/api/proteins',
        headers: { 'accept-encoding': encoding },
      });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
    }
    const head = await app.inject({ method: 'HEAD', url: '/api/proteins' });
    expect([head.statusCode, head.headers['x-total-count'], head.body]).toEqual([200, '6', '']);
  });

  it('a list is asked for in pages of at most 100', async () => {
    for (const limit of ['0', '101', '1000000']) {
      const answer = await app.inject(`/api/proteins?limit=${limit}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'invalid_request', fields: [{ path: 'limit' }] },
      ]);
    }
  });

  // @spec | GET /api/proteins/browse?limit=12&search=text | none (search omitted if blank) | list of products; sample mode,
  it('GET /api/proteins/browse gives a sample: a different brand each time, unknown ingredients last', async () => {
    const sample = await get<Product[]>('/api/proteins/browse?limit=12');
    expect(sample).toHaveLength(6);
    expect(new Set(sample.slice(0, 4).map(({ brandId }) => brandId)).size).toBe(4);
    expect(sample[3]?.name).toBe('Delta Mystery Drink');
    expect(await get('/api/proteins/browse')).toEqual(sample);
    expect(await get('/api/proteins/browse?limit=2')).toEqual(sample.slice(0, 2));
    expect(await get('/api/proteins/browse?limit=12&search=%20')).toEqual(sample);
  });

  // @spec case-insensitive substring over product name, brand name or proteinType.
  it.each([
    ['ALPHA', ['Alpha Isolate Chocolate', 'Alpha Isolate Vanilla']],
    ['casein', ['Charlie Casein']],
    ['plant', ['Bravo Pea']],
    ['<b>', ['Bravo Bar "Crunch" <b>']],
    ['%', []],
    ["'; drop table products; --", []],
  ])('GET /api/proteins/browse finds %j in name, brand or type', async (search, names) => {
    const found = await get<Product[]>(
      `/api/proteins/browse?limit=12&search=${encodeURIComponent(search)}`,
    );
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['alpha chocolate', ['Alpha Isolate Chocolate']],
    ['crunch bravo', ['Bravo Bar "Crunch" <b>']],
    ['charlie caesin', ['Charlie Casein']],
    ['chocolate bravo', []],
  ])('a text that none holds finds by its words: %j', async (search, names) => {
    const found = await get<Product[]>(`/api/proteins/browse?search=${encodeURIComponent(search)}`);
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  // @spec | GET /api/proteins/{id} | none | one product; only enabled when an id is present |
  it('GET /api/proteins/{id} gives one product, or 404', async () => {
    expect(await get('/api/proteins/3')).toMatchObject({ id: 3, name: 'Bravo Pea' });
    for (const id of ['99', '0', '-1', '2147483648', '9007199254740991']) {
      const answer = await app.inject({ url: `/api/proteins/${id}` });
      expect([id, answer.statusCode, answer.json()]).toEqual([
        id,
        404,
        { error: 'There is no such product.', code: 'not_found' },
      ]);
    }
  });

  it('answers 304 to who has this version, and anew after a change', async () => {
    const { headers } = await app.inject({ url: '/api/brands' });
    const known = { 'if-none-match': String(headers['etag']) };
    expect(await app.inject({ url: '/api/brands', headers: known })).toMatchObject({
      statusCode: 304,
      body: '',
    });
    await bumpProductsVersion(app.database.kysely);
    await app.site.catalogue.refresh();
    expect((await app.inject({ url: '/api/brands', headers: known })).statusCode).toBe(200);
  });

  it('knows a version among others, weakened or not, and not the same one of another build', async () => {
    const { headers } = await app.inject({ url: '/api/brands' });
    const tag = String(headers['etag']);
    const status = async (known: string) =>
      (await app.inject({ url: '/api/brands', headers: { 'if-none-match': known } })).statusCode;
    for (const known of [tag, `"x", ${tag}`, tag.replace('W/', ''), '*'])
      expect([known, await status(known)]).toEqual([known, 304]);
    const { buildId } = app.site;
    Object.assign(app.site, { buildId: 'another' });
    expect(await status(tag)).toBe(200);
    Object.assign(app.site, { buildId });
  });

  it('lets no cache keep an answer that says nothing of it', async () => {
    for (const url of ['/api/blog', '/api/blog/none', '/api/proteins/1/prices', '/api/nothing'])
      expect([url, (await app.inject({ url })).headers['cache-control']]).toEqual([
        url,
        'no-cache',
      ]);
  });

  it('has no prices of what is not there', async () => {
    expect((await app.inject({ url: '/api/proteins/1/prices' })).json()).toEqual([]);
    const answer = await app.inject({ url: '/api/proteins/99/prices' });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: 'There is no such product.', code: 'not_found' },
    ]);
  });

  it.each([
    ['limit=1&limit=2', 'must be one whole number'],
    ['limit=x', 'must be one whole number'],
    ['limit=101', 'Too big: expected number to be <=100'],
  ])('says what is wrong with %s', async (query, message) => {
    const answer = await app.inject({ url: `/api/proteins?${query}` });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { fields: [{ path: 'limit', message }] },
    ]);
  });
});

describe.each(['sqlite', 'postgres'] as const)('following the catalogue (%s)', (engine) => {
  it('shows what another process has changed, also with documents in the database', async () => {
    for (const documentsInMemory of [20_000, 2]) {
      const app = await startTestApp({ engine, documentsInMemory });
      try {
        expect(app.site.catalogue.current().products.inMemory).toBe(documentsInMemory > 2);
        expect((await app.inject({ url: '/api/proteins/7' })).statusCode).toBe(404);
        await storeProducts(app.database, [
          { id: 7, name: 'Echo New', brand: { id: 9, name: 'Echo', logo: null } },
        ]);
        await app.database.kysely
          .updateTable('products')
          .set({ duplicate_of: 1 })
          .where('id', '=', 2)
          .execute();
        expect(await app.site.catalogue.refresh()).toBe(false);
        await bumpProductsVersion(app.database.kysely);
        expect(await app.site.catalogue.refresh()).toBe(true);
        expect((await app.inject({ url: '/api/proteins/7' })).json()).toMatchObject({
          name: 'Echo New',
        });
        expect((await app.inject({ url: '/api/proteins/2' })).json()).toMatchObject({ id: 1 });
        expect((await app.inject({ url: '/api/stats' })).json()).toMatchObject({
          productsCount: 6,
          brandsCount: 5,
        });
        const all = (await app.inject({ url: '/api/proteins' })).json<Product[]>();
        expect(all.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7]);
      } finally {
        await app.close();
      }
    }
  });
});

import { readdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { fetchPictures, type FetchOptions } from '#importer/pictures/fetch-pictures.ts';
import { blankRecord } from '#domain/product/record/source-record.ts';
import { inTransaction } from '#database/connection/open-database.ts';
import { storeSourceRecord } from '#database/records/source-records.ts';
import { startPublicServices, type PublicServices } from '../../support/public-services.ts';
import { tmpdir } from 'node:os';
import { ensureSource, OFF_SOURCE } from '#importer/update/ensure-source.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const ADDRESS = '343/566/076/8163/front_en.4.full.jpg';

describe.each(['sqlite', 'postgres'] as const)('pictures of packs (%s)', (engine) => {
  let services: PublicServices;
  let app: TestApp;
  let folder: string;
  let waits: number[];

  beforeEach(async () => {
    services = await startPublicServices();
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-pictures-'));
    waits = [];
    app = await startTestApp({ engine, env: { DATA_DIR: folder } });
    await ensureSource(app.database, OFF_SOURCE);
    services.files.set(`/images/products/${ADDRESS}`, { body: await jpeg('#c01020') });
  });
  afterEach(async () => {
    await app.close();
    await services.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const jpeg = (background: string) =>
    sharp({ create: { width: 400, height: 500, channels: 3, background } })
      .jpeg()
      .toBuffer();
  /** A record of Open Food Facts of the first product, which names a picture. */
  const name = async (
    picture: string,
    productId = app.products[0]?.id ?? 0,
    source: string = OFF_SOURCE,
  ) => {
    const row = await app.database.kysely
      .selectFrom('products')
      .select('product_key')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const record = blankRecord(source, `code-${productId}`, 'powder', row.product_key);
    await inTransaction(app.database, (kysely) =>
      storeSourceRecord(kysely, {
        ...record,
        url: 'https://world.openfoodfacts.org/product/1',
        picture,
      }),
    );
  };
  const fetchAll = (more: Partial<FetchOptions> = {}) =>
    fetchPictures(app.database, {
      dataDir: folder,
      imagesUrl: services.url,
      userAgent: 'Proteinwise/test (test)',
      sleep: async (ms) => void waits.push(ms),
      ...more,
    });
  const product = async () => {
    await app.site.catalogue.refresh();
    const answer = await app.inject(`/api/proteins/${app.products[0]?.id}`);
    return answer.json<Product>();
  };

  it('are fetched once, kept on disk and served for good', async () => {
    await name(ADDRESS);
    expect(await fetchAll()).toEqual({ status: 'done', fetched: 1, unusable: {} });
    expect(await fetchAll()).toEqual({ status: 'done', fetched: 0, unusable: {} });
    expect(services.requests.map(({ path }) => path)).toEqual([`/images/products/${ADDRESS}`]);
    const { image, picture } = await product();
    expect(picture).toMatchObject({
      by: 'Open Food Facts contributors',
      licence: 'CC BY-SA 3.0',
      source: 'https://world.openfoodfacts.org/product/1',
    });
    const served = await app.inject(image ?? '');
    expect([
      served.statusCode,
      served.headers['content-type'],
      served.headers['cache-control'],
    ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable']);
    expect((await sharp(served.rawPayload).metadata()).width).toBe(640);
    expect((await app.inject('/pictures/0123456789abcdef-640.webp')).statusCode).toBe(404);
    expect((await app.inject('/pictures/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404);
    const shared = await app.inject(`/share/product/${app.products[0]?.id}.png`);
    const drawn = await sharp(shared.rawPayload)
      .extract({ left: 640, top: 440, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    // The red of the photograph.
    expect([...drawn].map((part) => Math.round(part / 64))).toEqual([3, 0, 1]);
    const compared = await app.inject(`/share/compare.png?ids=${app.products[0]?.id}`);
    const { data } = await sharp(compared.rawPayload)
      .extract({ left: 90, top: 298, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data].map((part) => Math.round(part / 64))).toEqual([3, 0, 1]);
    const csv = await app.inject('/open-data/catalogue.csv');
    expect(csv.body).toContain(
      `${image},Open Food Facts contributors,CC BY-SA 3.0,https://world.openfoodfacts.org/product/1`,
    );
  });

  it('are taken from an extract of Open Food Facts too, but of one product one: that of the fresher source', async () => {
    const extract = 'off-supplement-vision-2025';
    await ensureSource(app.database, extract);
    const [first, second] = app.products;
    await name('1/front_en.1.full.jpg', first?.id, extract);
    await name(ADDRESS, first?.id);
    await name('2/front_en.1.full.jpg', second?.id, extract);
    services.files.set('/images/products/2/front_en.1.full.jpg', { body: await jpeg('#1020c0') });
    expect(await fetchAll()).toEqual({ status: 'done', fetched: 2, unusable: {} });
    expect(await fetchAll()).toEqual({ status: 'done', fetched: 0, unusable: {} });
    expect(services.requests.map(({ path }) => path).toSorted()).toEqual([
      '/images/products/2/front_en.1.full.jpg',
      `/images/products/${ADDRESS}`,
    ]);
  });

  it('are fetched again where the record names another, and not where one cannot be used', async () => {
    await name('1/front_en.1.full.jpg');
    services.files.set('/images/products/1/front_en.1.full.jpg', {
      body: Buffer.from('no picture'),
    });
    expect(await fetchAll()).toMatchObject({
      fetched: 0,
      unusable: { [String('cannot be read: Input buffer contains unsupported image format')]: 1 },
    });
    await fetchAll();
    expect(services.requests).toHaveLength(1);
    expect((await product()).image).toBeNull();
    await name(ADDRESS);
    expect(await fetchAll()).toMatchObject({ fetched: 1 });
    await name('gone/front_en.9.full.jpg');
    expect(await fetchAll()).toMatchObject({ unusable: { 'not there': 1 } });
  });

  it('keep what came where the server goes away, and go on later', async () => {
    const [first, second] = app.products;
    await name(ADDRESS, first?.id);
    await name('2/front_en.1.full.jpg', second?.id);
    services.files.set('/images/products/2/front_en.1.full.jpg', { body: await jpeg('#1020c0') });
    const broken: number[] = [];
    services.handle = (request, response) => {
      if (broken.length > 0 || !request.url?.includes('/2/')) return false;
      response.writeHead(429, { 'retry-after': '7200' }).end();
      return true;
    };
    await expect(fetchAll()).rejects.toThrow('asks to come again in 120 minutes');
    broken.push(1);
    expect(await fetchAll()).toMatchObject({ fetched: 1 });
    expect(
      readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.avif')),
    ).toHaveLength(6);
  });

  it('are hidden, and replaced by the operator’s own, which stays', async () => {
    await name(ADDRESS);
    await fetchAll();
    const url = `/api/admin/products/${app.products[0]?.id}/picture`;
    const cookie = await app.signIn();
    const call = async (method: 'POST' | 'PUT', payload: object, headers: object = { cookie }) =>
      (await app.inject({ method, url, payload, headers: { ...headers } })).statusCode;
    expect(await call('POST', { hidden: true }, {})).toBe(401);
    expect(await call('POST', { hidden: true })).toBe(204);
    expect((await product()).picture).toBeNull();
    expect(await call('POST', { hidden: false })).toBe(204);
    const before = (await product()).image;
    expect(before).not.toBeNull();
    const own = {
      image: (await jpeg('#10c020')).toString('base64'),
      by: 'Acme',
      source: 'https://acme.example/press',
    };
    expect(await call('PUT', { ...own, image: Buffer.from('nothing').toString('base64') })).toBe(
      400,
    );
    expect(await call('PUT', own)).toBe(200);
    const after = await product();
    expect(after.image).not.toBe(before);
    expect(after.picture).toMatchObject({
      by: 'Acme',
      licence: null,
      source: 'https://acme.example/press',
    });
    await name('343/566/076/8163/front_en.5.full.jpg');
    expect(await fetchAll()).toMatchObject({ fetched: 0 });
    expect((await product()).image).toBe(after.image);
  });

  it('are fetched by one process at a time', async () => {
    await name(ADDRESS);
    const both = await Promise.all([fetchAll(), fetchAll()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['busy', 'done']);
  });
});

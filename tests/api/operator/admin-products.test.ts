import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminProductDetail, AdminProductList } from '#contract/admin-products.ts';
import { readProducts } from '#database/products/products.ts';
import type { Product } from '#domain/product/product.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase, type Database } from '#database/connection/open-database.ts';
import { hasPendingWork } from '#database/records/pending-products.ts';
import { deriveNow } from '#importer/import/derive-now.ts';
import { aSourceRecord, someFigures } from '../../support/a-source-record.ts';
import { makeDatabase } from '../../support/databases.ts';
import { storeRecords } from '../../support/stored-records.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { deriveHere } from '../../support/derive-here.ts';

const servingSize = { amount: 30, unit: 'g' as const };
const figures = (protein: number) =>
  someFigures({ protein, carbohydrate: 3, fat: 1.5, energy: 120, sugar: 2 });

function whey(flavor: string, more: Partial<SourceRecord> = {}): SourceRecord {
  return aSourceRecord({
    record: flavor,
    productKey: `test:${flavor}`,
    name: 'Acme Gold Whey',
    brand: 'Acme',
    flavor,
    statement: 'Whey protein isolate, cocoa, sucralose.',
    perServing: figures(24),
    servingSize,
    ...more,
  });
}

const RECORDS = [
  whey('Chocolate'),
  whey('Vanilla', { statement: 'Whey protein isolate, vanilla extract, soy lecithin.' }),
  whey('Mint'),
  whey('Lemon', {
    name: 'Acme Clear Pea',
    statement: 'Pea protein isolate, lemon juice powder.',
    servings: 40,
    links: [{ retailer: 'iHerb', url: 'https://www.iherb.com/pr/acme/1', asin: null }],
  }),
  aSourceRecord({
    record: 'bar',
    productKey: 'test:bar',
    name: 'Acme Crunch Bar',
    brand: 'Acme',
    format: 'bar',
    statement: 'Whey protein isolate, cocoa.',
    perServing: figures(20),
    servingSize: { amount: 60, unit: 'g' },
  }),
];

async function fill(db: Database): Promise<void> {
  await migrate(db);
  await storeRecords(db, RECORDS);
  await deriveNow(db, deriveHere);
}

describe.each(['sqlite', 'postgres'] as const)("the operator's products (%s)", (engine) => {
  let app: TestApp;
  let cookie: string;
  let database: Database;
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const made = await makeDatabase(engine);
    closers.push(made.remove);
    database = await openDatabase(made.options);
    closers.push(() => database.close());
    await fill(database);
    app = await startTestApp({ engine, database });
    cookie = await app.signIn();
  });
  afterAll(async () => {
    await app.close();
    for (const close of closers.reverse()) await close();
  });

  const get = async <T>(url: string) => (await app.inject({ url, headers: { cookie } })).json<T>();
  const post = (url: string, payload?: object) =>
    app.inject({ method: 'POST', url, headers: { cookie }, ...(payload ? { payload } : {}) });
  const find = async (q: string) =>
    (await get<AdminProductList>(`/api/admin/products?q=${encodeURIComponent(q)}`)).products;
  const idOf = async (q: string) => (await find(q))[0]?.id ?? 0;
  const detail = (id: number) => get<AdminProductDetail>(`/api/admin/products/${id}`);
  const shown = async () =>
    (await get<readonly Product[]>('/api/proteins')).map(({ flavor, name }) => flavor ?? name);
  /** Where else shoppers, callers and search engines meet a product. */
  const placesWith = async (id: number) => {
    const search = { limit: 100 };
    const answers = {
      search: await app.inject({ method: 'POST', url: '/api/proteins/search', payload: search }),
      browse: await app.inject('/api/proteins/browse?limit=12'),
      download: await app.inject('/open-data/catalogue.json'),
      sitemap: await app.inject('/sitemaps/products-1.xml'),
    };
    const names = new RegExp(`"id":${id}\\b|-${id}<|/protein/${id}\\b`);
    return Object.entries(answers).flatMap(([place, { statusCode, body }]) =>
      statusCode === 200 ? (names.test(body) ? [place] : []) : [`${place} answers ${statusCode}`],
    );
  };
  const undoLast = async () => {
    const { changes } = await get<{ changes: AdminProductDetail['changes'] }>(
      '/api/admin/product-history',
    );
    const last = changes.find((change) => change.kind === 'decision' && !change.undone);
    return post(`/api/admin/product-history/${last?.id}/undo`);
  };

  it('finds by words of name, brand and flavor, and by number', async () => {
    expect((await find('acme mint')).map(({ flavor }) => flavor)).toEqual(['Mint']);
    const id = await idOf('mint');
    expect((await find(String(id))).map((product) => product.id)).toContain(id);
    expect(await find('nothing such')).toEqual([]);
  });

  it('hides a product at once and shows it again, its address kept', async () => {
    const id = await idOf('mint');
    const before = await shown();
    const places = await placesWith(id);
    expect(places).toEqual(['search', 'browse', 'download', 'sitemap']);
    expect((await post(`/api/admin/products/${id}/hide`)).json()).toEqual({ status: 'done' });
    expect(await shown()).toEqual(before.filter((flavor) => flavor !== 'Mint'));
    expect(await placesWith(id)).toEqual([]);
    expect((await app.inject(`/api/proteins/${id}`)).statusCode).toBe(404);
    expect((await find('mint'))[0]?.state).toBe('hidden');
    expect((await post(`/api/admin/products/${id}/hide`)).statusCode).toBe(409);
    await post(`/api/admin/products/${id}/show`);
    expect(await shown()).toEqual(before);
    expect(await placesWith(id)).toEqual(places);
    expect((await app.inject(`/api/proteins/${id}`)).statusCode).toBe(200);
  });

  it('hides while an import runs', async () => {
    const { takeImportLock } = await import('#importer/import/import-lock.ts');
    const lock = await takeImportLock(database);
    const id = await idOf('mint');
    expect((await post(`/api/admin/products/${id}/hide`)).json()).toEqual({ status: 'waiting' });
    expect(await shown()).not.toContain('Mint');
    await lock?.release();
    expect((await undoLast()).json()).toEqual({ status: 'done' });
    expect(await shown()).toContain('Mint');
  });

  it('merges two: one row, both records, what speaks against either, the other address leads there, links stay', async () => {
    const [pea, mint] = [await idOf('lemon'), await idOf('mint')];
    const before = await shown();
    expect((await post(`/api/admin/products/${pea}/merge`, { into: mint })).json()).toEqual({
      status: 'done',
    });
    expect(await shown()).toEqual(before.filter((flavor) => flavor !== 'Lemon'));
    const [product] = await readProducts(database, [pea]);
    expect(product?.id).toBe(mint);
    expect(product?.provenance.sources.map(({ record }) => record).sort()).toEqual([
      'Lemon',
      'Mint',
    ]);
    expect(product?.affiliateLinks.map(({ retailer }) => retailer)).toEqual(['iHerb']);
    const told = JSON.stringify([
      product?.ingredients,
      product?.evidence,
      product?.otherStatements,
    ]);
    expect(told).toContain('pea protein');
    const seen = await detail(mint);
    expect(seen.mergedHere.map(({ id }) => id)).toEqual([pea]);
    expect(seen.changes[0]).toMatchObject({ what: 'merged into another', who: 'operator' });
    expect((await undoLast()).statusCode).toBe(200);
    expect(await shown()).toEqual(before);
    expect((await readProducts(database, [pea]))[0]?.id).toBe(pea);
    expect((await readProducts(database, [mint]))[0]?.provenance.sources).toHaveLength(1);
  });

  it('keeps a merge when a source brings the record again', async () => {
    const [vanilla, mint] = [await idOf('vanilla'), await idOf('mint')];
    await post(`/api/admin/products/${vanilla}/merge`, { into: mint });
    await storeRecords(database, [whey('Vanilla', { servings: 33 })]);
    await deriveNow(database, deriveHere);
    const [product] = await readProducts(database, [vanilla]);
    expect([product?.id, product?.servings]).toEqual([mint, 33]);
    await undoLast();
  });

  it('splits a family and moves a variant, and both are undone', async () => {
    const [chocolate, mint, pea] = [
      await idOf('chocolate'),
      await idOf('mint'),
      await idOf('lemon'),
    ];
    const family = async (id: number) => (await detail(id)).family.map((each) => each.id);
    expect(await family(mint)).toContain(chocolate);
    expect((await post('/api/admin/products/split', { ids: [mint] })).statusCode).toBe(200);
    expect(await family(mint)).toEqual([]);
    expect((await detail(chocolate)).product.familyId).not.toBeNull();
    expect((await post(`/api/admin/products/${pea}/move`, { to: mint })).statusCode).toBe(200);
    expect(await family(mint)).toEqual([pea]);
    await undoLast();
    await undoLast();
    expect(await family(mint)).toContain(chocolate);
    expect(await family(pea)).toEqual([]);
  });

  it('adds a product by hand, once, and takes it back', async () => {
    const body = {
      name: 'Handmade Whey',
      brand: 'Kitchen',
      format: 'powder',
      protein: 20,
      servingGrams: 25,
      statement: 'Whey protein isolate.',
      source: 'https://maker.example/whey',
    };
    const added = await post('/api/admin/products', body);
    expect(added.statusCode).toBe(201);
    const { id } = added.json<{ id: number }>();
    const product = (await app.inject(`/api/proteins/${id}`)).json<Product>();
    expect(product).toMatchObject({ proteinPerServing: 20, contains: ['milk'] });
    expect((await post('/api/admin/products', body)).statusCode).toBe(409);
    const wrong = await post('/api/admin/products', { ...body, gtin: '12345678' });
    expect(wrong.json()).toMatchObject({ fields: [{ path: 'gtin' }] });
    const edit = { flavor: 'Mango', source: body.source };
    expect((await post(`/api/admin/products/${id}/facts`, edit)).statusCode).toBe(204);
    const { changes } = await detail(id);
    expect(changes[0]?.changes).toEqual([{ field: 'flavor', before: null, after: 'Mango' }]);
    await post(`/api/admin/products/${id}/facts/undo`);
    await post(`/api/admin/products/${id}/facts/undo`);
    await app.site.catalogue.refresh();
    expect((await app.inject(`/api/proteins/${id}`)).statusCode).toBe(404);
  });

  it('refuses what makes no sense', async () => {
    const [mint, bar] = [await idOf('mint'), await idOf('crunch')];
    const refused = async (url: string, payload: object) => (await post(url, payload)).statusCode;
    expect(await refused(`/api/admin/products/${mint}/merge`, { into: mint })).toBe(409);
    expect(await refused(`/api/admin/products/${mint}/merge`, { into: bar })).toBe(409);
    expect(await refused(`/api/admin/products/${mint}/merge`, { into: 999_999 })).toBe(404);
    expect(await refused(`/api/admin/products/${mint}/merge`, {})).toBe(400);
    expect(await refused('/api/admin/products/split', { ids: [mint, bar] })).toBe(409);
    expect(await refused('/api/admin/product-history/999999/undo', {})).toBe(404);
    expect(await refused('/api/admin/products', { name: 'x' })).toBe(400);
  });

  it('a decision is taken back only after those that came later', async () => {
    const mint = await idOf('mint');
    await post(`/api/admin/products/${mint}/hide`);
    const { changes } = await detail(mint);
    const first = changes.find((change) => change.what === 'hidden' && !change.undone);
    await post(`/api/admin/products/${mint}/show`);
    const early = await post(`/api/admin/product-history/${first?.id}/undo`);
    expect(early.statusCode).toBe(409);
  });

  it('finds words whatever their case, on either engine', async () => {
    await storeRecords(database, [whey('Plain', { brand: 'ÖKO', productKey: 'test:oeko' })]);
    await deriveNow(database, deriveHere);
    expect((await find('öko')).map(({ brand }) => brand)).toEqual(['ÖKO']);
  });

  it('adds two products whose long names differ only at their end', async () => {
    const name = `Handmade Whey ${'with a long name '.repeat(5)}`;
    const body = { name, brand: 'Kitchen', format: 'powder', source: 'https://maker.example/whey' };
    for (const flavor of ['Mango', 'Peach'])
      expect((await post('/api/admin/products', { ...body, flavor })).statusCode).toBe(201);
  });

  it('killed in the middle of merging, nothing is lost or doubled', async () => {
    const made = await makeDatabase(engine);
    const db = await openDatabase(made.options);
    try {
      await fill(db);
      for (let round = 0; round < 3; round += 1) {
        const { dataDir, databaseUrl = '' } = made.options;
        const child = spawn(
          process.execPath,
          ['tests/support/merge-process.ts', dataDir, databaseUrl],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        );
        await once(child.stdout, 'data');
        await setTimeout(40 + 37 * round);
        child.kill('SIGKILL');
        await once(child, 'exit');
        while (await hasPendingWork(db)) {
          if (!(await deriveNow(db, deriveHere))) await setTimeout(200);
        }
        const records = await db.kysely.selectFrom('source_records').select('record').execute();
        expect(records).toHaveLength(RECORDS.length);
        const rows = await db.kysely
          .selectFrom('products')
          .leftJoin('product_decisions as decided', 'decided.product_key', 'products.product_key')
          .select(['products.id', 'duplicate_of', 'merged_into'])
          .execute();
        expect(rows).toHaveLength(RECORDS.length);
        for (const row of rows)
          expect([row.id, row.duplicate_of !== null]).toEqual([row.id, row.merged_into !== null]);
        const shownIds = rows.flatMap((row) => (row.duplicate_of === null ? [row.id] : []));
        const sources = (await readProducts(db, shownIds)).flatMap((product) =>
          product.provenance.sources.map(({ record }) => record),
        );
        expect(sources.sort()).toEqual(RECORDS.map(({ record }) => record).sort());
      }
    } finally {
      await db.close();
      await made.remove();
    }
  });
});

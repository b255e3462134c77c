import { setTimeout } from 'node:timers/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, describe } from 'vitest';
import { readSetting, writeSetting } from '#database/settings/settings.ts';
import type { UpdateStatus } from '#contract/import-status.ts';
import { createUpdates } from '#server/updates.ts';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#database/connection/open-database.ts';
import { storeSourceRecord } from '#database/records/source-records.ts';
import { blankRecord } from '#domain/product/record/source-record.ts';
import { ensureSource, OFF_SOURCE } from '#importer/update/ensure-source.ts';
import { startPublicServices, type PublicServices } from '../../support/public-services.ts';
import { answerLabels, dsldLabels } from '../../support/searched-services.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

describe.each(['sqlite', 'postgres'] as const)('updates inside the server (%s)', (engine) => {
  let services: PublicServices;
  let app: TestApp;
  const env = () => ({
    OFF_FILES_URL: services.url,
    FDC_API_URL: services.url,
    DSLD_API_URL: services.url,
    UPDATE_SCHEDULE: '30 3 * * *',
  });

  beforeEach(async () => {
    services = await startPublicServices();
    app = await startTestApp({ engine, env: env() });
    answerLabels(services, dsldLabels(3));
  });
  afterEach(async () => {
    await app.close();
    await services.close();
  });

  const status = async () => {
    const cookie = await app.signIn();
    const answer = await app.inject({ url: '/api/admin/update', headers: { cookie } });
    return answer.json<UpdateStatus>();
  };
  const start = async (payload: object) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/update',
      headers: { cookie: await app.signIn() },
      payload,
    });

  it('begin by the operator’s call, one at a time, and tell what came', async () => {
    expect(await status()).toMatchObject({
      status: 'never',
      schedule: '30 3 * * *',
      next: '2026-01-16T03:30:00.000Z',
    });
    // The first update waits for its service, so that it still runs when the second is asked for.
    const answer = services.handle;
    const asked = Promise.withResolvers<void>();
    services.handle = (request, response, url) => {
      void asked.promise.then(() => answer?.(request, response, url));
      return true;
    };
    const both = await Promise.all([start({ sources: ['dsld'] }), start({ sources: ['dsld'] })]);
    asked.resolve();
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409]);
    await expect.poll(async () => (await status()).status, { timeout: 20_000 }).toBe('completed');
    expect((await status()).report).toMatchObject({ recordsAdded: 3, failed: [] });
    expect(services.requests[0]?.agent).toMatch(/^Proteinwise\/\d+\.\d+\.\d+ \(.+\)$/);
  });

  it('refuse what is no source, and anybody but the operator', async () => {
    expect((await start({ sources: ['elsewhere'] })).statusCode).toBe(400);
    expect(
      (await app.inject({ method: 'POST', url: '/api/admin/update', payload: {} })).statusCode,
    ).toBe(401);
    expect((await app.inject('/api/admin/update')).statusCode).toBe(401);
    expect(services.requests).toEqual([]);
  });

  it('run by schedule in one of several processes', async () => {
    const config = readConfig(env());
    // Just before the moment, which comes while the test looks; all three begin before it.
    let begun: number | null = null;
    const clock = () =>
      Date.parse('2026-01-16T03:29:59.800Z') + (begun === null ? 0 : Date.now() - begun);
    const errors: unknown[] = [];
    const processes = [1, 2, 3].map(() =>
      createUpdates({ ...app.site, now: clock }, config, (error) => errors.push(error)),
    );
    for (const process of processes) process.follow();
    begun = Date.now();
    const jobs = () => app.database.kysely.selectFrom('jobs').select('status').execute();
    await expect.poll(jobs, { timeout: 20_000 }).toEqual([{ status: 'completed' }]);
    // Whoever comes later finds the moment taken.
    await setTimeout(300);
    expect(await jobs()).toHaveLength(1);
    for (const process of processes) await process.stop();
    expect(errors).toEqual([]);
    expect(await readSetting(app.database, 'update scheduled')).toBe('2026-01-16T03:30:00.000Z');
  });

  it('keep to the schedule when a clock that was a year ahead is put right', async () => {
    // The year to come has taken its moment.
    await writeSetting(app.database, 'update scheduled', '2027-01-16T03:30:00.000Z');
    // What the clock says each time it is looked at: a year ahead, put right, and past the moment.
    const times = ['2027-01-16T03:29:59.900Z', '2026-01-16T03:29:59.900Z'];
    const now = () => Date.parse(times.shift() ?? '2026-01-16T03:30:00.100Z');
    const errors: unknown[] = [];
    const updates = createUpdates({ ...app.site, now }, readConfig(env()), (error) =>
      errors.push(error),
    );
    updates.follow();
    const jobs = () => app.database.kysely.selectFrom('jobs').select('status').execute();
    await expect.poll(jobs, { timeout: 20_000 }).toEqual([{ status: 'completed' }]);
    await updates.stop();
    expect(errors).toEqual([]);
    expect(await readSetting(app.database, 'update scheduled')).toBe('2026-01-16T03:30:00.000Z');
  });

  it('bring pictures and prices after the records, where the operator wishes it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proteinwise-schedule-'));
    const [product] = app.products;
    if (product === undefined) throw new Error('no product');
    const gtin = '4006381333931';
    await app.database.kysely
      .updateTable('products')
      .set({ gtin })
      .where('id', '=', product.id)
      .execute();
    await ensureSource(app.database, OFF_SOURCE);
    const { product_key: key } = await app.database.kysely
      .selectFrom('products')
      .select('product_key')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    const picture = '1/front_en.1.full.jpg';
    const named = { ...blankRecord(OFF_SOURCE, 'pictured', 'powder', key), picture };
    await inTransaction(app.database, (kysely) => storeSourceRecord(kysely, named));
    const image = sharp({
      create: { width: 400, height: 500, channels: 3, background: '#c01020' },
    });
    services.files.set(`/images/products/${picture}`, { body: await image.jpeg().toBuffer() });
    const fields = { gtin: 'ean', name: 'title', price: 'price', link: 'url' };
    writeFileSync(
      join(folder, 'map.json'),
      JSON.stringify({ format: 'csv', currency: 'USD', fields }),
    );
    const feed = `ean,title,price,url\n${gtin},Whatever,21.50,https://shop.example/1\n`;
    services.files.set('/feed.csv', { body: Buffer.from(feed) });
    const feeds = [
      { retailer: 'Gone', map: 'map.json', feed: join(folder, 'gone.csv') },
      { retailer: 'Shop', map: 'map.json', feed: `${services.url}/feed.csv` },
    ];
    writeFileSync(join(folder, 'feeds.json'), JSON.stringify(feeds));
    const config = readConfig({
      ...env(),
      DATA_DIR: folder,
      OFF_IMAGES_URL: services.url,
      UPDATE_PICTURES: 'on',
      PRICE_FEEDS: join(folder, 'feeds.json'),
    });
    const times = ['2026-01-16T03:29:59.900Z'];
    const clock = () => Date.parse(times.shift() ?? '2026-01-16T03:30:00.100Z');
    const errors: unknown[] = [];
    const updates = createUpdates({ ...app.site, now: clock }, config, (error) =>
      errors.push(error),
    );
    updates.follow();
    const links = () =>
      app.database.kysely
        .selectFrom('links')
        .select(['retailer', 'current_price'])
        .where('product_id', '=', product.id)
        .where('retailer', '=', 'Shop')
        .execute();
    await expect
      .poll(links, { timeout: 20_000 })
      .toEqual([{ retailer: 'Shop', current_price: 21.5 }]);
    const pictures = app.database.kysely.selectFrom('pictures').select(['product_key', 'problem']);
    expect(await pictures.execute()).toEqual([{ product_key: key, problem: null }]);
    // The feed that is not there hinders no other, and is told.
    await expect.poll(() => errors.length).toBe(1);
    expect(String(errors[0])).toContain('a price feed could not be read');
    await updates.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('end with the site, and what is left goes on later', async () => {
    answerLabels(services, dsldLabels(3), () => [503, { 'retry-after': '300' }]);
    expect((await start({ sources: ['dsld'] })).statusCode).toBe(202);
    await expect.poll(() => services.requests.length).toBeGreaterThan(0);
    await app.updates.stop();
    const row = await app.database.kysely
      .selectFrom('jobs')
      .select(['status', 'report'])
      .executeTakeFirst();
    expect(row?.status).toBe('failed');
    expect(row?.report).toContain('the site is ending');
  });
});

import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readProducts } from '#database/products/products.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { makeDatabase } from '../support/databases.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe.each(['sqlite', 'postgres'] as const)('while the database is away (%s)', (engine) => {
  const apps: TestApp[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });

  async function startAndLoseDatabase(): Promise<TestApp> {
    const app = await startTestApp({ engine });
    apps.push(app);
    await app.inject({ url: '/api/blog' });
    await app.database.kysely.destroy();
    return app;
  }

  it('goes on reading from memory', async () => {
    const app = await startAndLoseDatabase();
    for (const url of [
      '/livez',
      '/api/stats',
      '/api/brands',
      '/api/ingredients?q=whey',
      '/api/proteins',
      '/api/proteins/1',
      '/api/proteins/browse',
      '/api/blog',
    ]) {
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
    }
    for (const [url, payload] of [
      ['/api/proteins/search', { isVegan: true }],
      ['/api/proteins/search/summary', { isVegan: true }],
      ['/api/proteins/search/hidden', { isVegan: true }],
      ['/api/proteins/by-ids', { ids: [1] }],
      ['/api/labels/explain', { statement: 'whey' }],
    ] as const) {
      const answer = await app.inject({ method: 'POST', url, payload });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
    await expect(app.site.catalogue.refresh()).rejects.toThrow(/./);
    expect(app.site.catalogue.databaseAnswers()).toBe(false);
    expect((await app.inject({ url: '/api/stats' })).statusCode).toBe(200);
  });

  it('answers writes and operator calls with 503 and Retry-After', async () => {
    const app = await startAndLoseDatabase();
    for (const [url, payload] of [
      ['/api/newsletter/subscribe', { email: 'a@example.com' }],
      ['/api/newsletter/unsubscribe', { token: 'A'.repeat(43) }],
      ['/api/events', { name: 'page_view' }],
      ['/api/admin/login', { password: 'x' }],
    ] as const) {
      const answer = await app.inject({ method: 'POST', url, payload });
      expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '5']);
      expect(answer.json()).toEqual({
        error: 'The database is away. Please try again shortly.',
        code: 'unavailable',
      });
    }
    const operator = await app.inject({
      url: '/api/newsletter/subscriptions',
      headers: { cookie: `__Host-operator=${'A'.repeat(43)}` },
    });
    expect(operator.statusCode).toBe(503);
  });

  it('says so in readiness', async () => {
    const app = await startAndLoseDatabase();
    const answer = await app.inject({ url: '/readyz' });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { status: 'degraded', database: 'down', catalogueVersion: 0, products: 6 },
    ]);
  });
});

describe('isDatabaseUnavailable', () => {
  it('knows a PostgreSQL that refuses connections', async () => {
    const database = await openDatabase({
      dataDir: '/nonexistent',
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    });
    const failure: unknown = await readProducts(database, [1]).catch((error: unknown) => error);
    await database.close();
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it('knows an SQLite file that cannot be opened', async () => {
    const { options, remove } = await makeDatabase('sqlite');
    renameSync(options.dataDir, `${options.dataDir}.gone`);
    const database = await openDatabase({ dataDir: join(`${options.dataDir}.gone`, '\u0001x') });
    await database.close();
    renameSync(`${options.dataDir}.gone`, options.dataDir);
    await remove();
    const failure: unknown = await readProducts(database, [1]).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it('takes a broken query, a bug or nothing for what it is', () => {
    expect(isDatabaseUnavailable(new TypeError('x is undefined'))).toBe(false);
    expect(isDatabaseUnavailable(Object.assign(new Error('syntax'), { code: '42601' }))).toBe(
      false,
    );
    expect(
      isDatabaseUnavailable(
        Object.assign(new Error('constraint'), { code: 'ERR_SQLITE_ERROR', errcode: 2067 }),
      ),
    ).toBe(false);
    expect(isDatabaseUnavailable(null)).toBe(false);
  });

  it.each([
    ['57P01', undefined],
    ['57P03', undefined],
    ['08006', undefined],
    ['53300', undefined],
    ['ECONNRESET', undefined],
    ['ERR_SQLITE_ERROR', 5],
    ['ERR_SQLITE_ERROR', 13],
    ['ERR_SQLITE_ERROR', 10 | (3 << 8)],
  ])('knows %s %s', (code, errcode) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('away'), { code, errcode }))).toBe(true);
  });
});

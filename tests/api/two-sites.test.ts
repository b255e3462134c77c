import { afterEach, describe, expect, it } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { setPassword } from '#services/operator/sign-in/operator-password.ts';
import { makeDatabase } from '../support/databases.ts';
import { fillWithListedFlavors } from '../support/listed-flavors.ts';
import { aPng } from '../support/logo-pictures.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TEST_PASSWORD } from '../support/test-password.ts';

const ASIN = 'B000QSNYGI';
const SOURCE = 'https://maker.example/label';

/** Each has a connection of its own and nothing else; processes of their own: tests/drills/two-processes.nightly.test.ts. */
describe.each(['sqlite', 'postgres'] as const)('two sites on one database (%s)', (engine) => {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  });

  async function startTwo(env: Readonly<Record<string, string>> = {}) {
    const { options, remove } = await makeDatabase(engine);
    cleanups.push(remove);
    const start = async (migrated: boolean): Promise<TestApp> => {
      const database = await openDatabase(options);
      cleanups.push(() => database.close());
      if (!migrated) {
        await migrate(database);
        await fillWithListedFlavors(database);
      }
      const app = await startTestApp({ engine, database, env, pollMs: 20 });
      cleanups.push(() => app.close());
      return app;
    };
    return { here: await start(false), there: await start(true) };
  }

  const post = (app: TestApp, url: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url, payload, headers: { cookie } });

  it('what one changes the other shows, and that it is taken back; signed out at one is signed out at both', async () => {
    const { here, there } = await startTwo();
    const cookie = await here.signIn();
    const productThere = async () => (await there.inject('/api/proteins/1')).json<Product>();
    const { brandId, proteinPerServing } = await productThere();
    const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const headers = { cookie };
      const answer = await here.inject({ method, url, headers, ...(payload && { payload }) });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer;
    };
    const shown = async () => {
      const { proteinPerServing: protein, affiliateLinks, brand } = await productThere();
      return { protein, links: affiliateLinks.map(({ url }) => url), logo: brand.logo };
    };
    const seen = (expected: object) => expect.poll(shown).toEqual(expected);
    const before = { protein: proteinPerServing, links: [], logo: null };
    const facts = '/api/admin/products/1/facts';
    await call('POST', facts, { protein: 21.5, source: SOURCE });
    await seen({ ...before, protein: 21.5 });
    await call('POST', `${facts}/undo`);
    await call('POST', '/api/sitestripe/process-asins', { templateContent: `1,${ASIN},19.99` });
    await seen({ ...before, links: [expect.stringContaining(`/dp/${ASIN}`)] });
    await call('POST', '/api/sitestripe/undo');
    await seen(before);
    const url = `/api/admin/brands/${brandId}/logo`;
    const image = aPng(32).toString('base64');
    const { logo } = (await call('PUT', url, { image, source: SOURCE })).json<{ logo: string }>();
    await seen({ ...before, logo });
    const [own, other] = [await here.inject(logo), await there.inject(logo)];
    expect(other.headers['content-type']).toBe('image/png');
    expect(other.rawPayload.equals(own.rawPayload)).toBe(true);
    await call('DELETE', url);
    await seen(before);
    const subscriptions = { url: '/api/newsletter/subscriptions', headers: { cookie } };
    expect((await there.inject(subscriptions)).statusCode).toBe(200);
    await post(there, '/api/admin/logout', {}, cookie);
    expect((await here.inject(subscriptions)).statusCode).toBe(401);
  });

  it('a new password ends the sessions of both', async () => {
    const { here, there } = await startTwo();
    const cookie = await here.signIn();
    await setPassword(there.database, 'another password');
    const url = '/api/newsletter/subscriptions';
    expect((await here.inject({ url, headers: { cookie } })).statusCode).toBe(401);
    const login = (app: TestApp, password: string) =>
      post(app, '/api/admin/login', { password }).then(({ statusCode }) => statusCode);
    expect([await login(here, TEST_PASSWORD), await login(here, 'another password')]).toEqual([
      401, 200,
    ]);
  });

  it('what one throttles the other throttles', async () => {
    const { here, there } = await startTwo({ WRITES_PER_MINUTE: '4' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const app = turn % 2 === 0 ? here : there;
      const payload = { email: `reader-${turn}@example.com` };
      statuses.push((await post(app, '/api/newsletter/subscribe', payload)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  });
});

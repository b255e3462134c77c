import { afterEach, describe, expect, it } from 'vitest';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { setPassword } from '#services/operator/sign-in/operator-password.ts';
import { makeDatabase } from '../support/databases.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TEST_PASSWORD } from '../support/test-password.ts';

/** Corrections, links, logos and sessions: tests/api/operator/two-processes.test.ts. */
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
      if (!migrated) await migrate(database);
      const app = await startTestApp({ engine, database, env });
      cleanups.push(() => app.close());
      return app;
    };
    return { here: await start(false), there: await start(true) };
  }

  const post = (app: TestApp, url: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url, payload, headers: { cookie } });
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

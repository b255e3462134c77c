import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeSetting } from '#database/settings/settings.ts';
import { hashToken } from '#services/access/random-token.ts';
import { unlockSignIn } from '#services/operator/sign-in/unlock-sign-in.ts';
import { ABSOLUTE_MS, IDLE_MS } from '#services/operator/sign-in/operator-sessions.ts';
import {
  FAILURES_PER_ACCOUNT,
  FAILURES_PER_ADDRESS,
  FAILURES_PER_DEVICE,
} from '#services/operator/sign-in/verify-credentials.ts';
import {
  checkPassword,
  hashPassword,
  PASSWORD_SETTING,
  setPassword,
} from '#services/operator/sign-in/operator-password.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { setTestPassword, TEST_PASSWORD } from '../support/test-password.ts';

const SUBSCRIPTIONS = '/api/newsletter/subscriptions';

describe.each(['sqlite', 'postgres'] as const)('the operator (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine });
    await setTestPassword(app.database);
  });
  afterAll(() => app.close());

  const login = (password: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/admin/login', payload: { password }, headers });
  const ask = (cookie: string) => app.inject({ url: SUBSCRIPTIONS, headers: { cookie } });
  /** Each test has its own session, because most end it. */
  const signIn = async () => {
    const [cookie] = (await login(TEST_PASSWORD)).cookies;
    return `${cookie?.name}=${cookie?.value}`;
  };

  it('gets a __Host- cookie that no script and no other site can use', async () => {
    const answer = await login(TEST_PASSWORD);
    expect(answer.json()).toMatchObject({ authenticated: true });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^__Host-operator=[A-Za-z0-9_-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('gets a cookie without the prefix where there is no TLS', async () => {
    const answer = await login(TEST_PASSWORD, { host: 'shop.example' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^operator=[A-Za-z0-9_-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is refused with a wrong password, and says no more than that', async () => {
    const answer = await login('wrong');
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
      401,
      { error: 'This is not the password.', code: 'unauthorized' },
      [],
    ]);
    await login(TEST_PASSWORD);
  });

  it('may call while the session lives, and only then', async () => {
    const cookie = await signIn();
    expect((await ask(cookie)).statusCode).toBe(200);
    expect((await ask('')).statusCode).toBe(401);
    expect((await ask(`${cookie.slice(0, -1)}_`)).statusCode).toBe(401);
    expect((await ask('__Host-operator=%00')).statusCode).toBe(401);
    const session = await app.inject({ url: '/api/admin/session', headers: { cookie } });
    expect(session.json()).toMatchObject({ authenticated: true });
  });

  it('is signed out for good', async () => {
    const cookie = await signIn();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/logout',
      headers: { cookie },
    });
    expect(answer.json()).toMatchObject({ authenticated: false });
    expect(answer.cookies[0]).toMatchObject({ value: '', maxAge: 0 });
    expect((await ask(cookie)).statusCode).toBe(401);
    const session = await app.inject({ url: '/api/admin/session', headers: { cookie } });
    expect(session.json()).toEqual({
      authenticated: false,
      expiresAt: null,
      idleExpiresAt: null,
      secondFactor: false,
    });
  });

  it('loses the session after 30 idle minutes, not while working', async () => {
    const cookie = await signIn();
    for (let time = 0; time < 3; time += 1) {
      app.pass(IDLE_MS - 60_000);
      expect((await ask(cookie)).statusCode).toBe(200);
    }
    app.pass(IDLE_MS);
    expect((await ask(cookie)).statusCode).toBe(401);
  });

  it('loses the session 8 hours after signing in, whatever happens', async () => {
    const cookie = await signIn();
    for (let passed = 0; passed + IDLE_MS / 2 < ABSOLUTE_MS; passed += IDLE_MS / 2) {
      app.pass(IDLE_MS / 2);
      expect((await ask(cookie)).statusCode).toBe(200);
    }
    app.pass(IDLE_MS / 2);
    expect((await ask(cookie)).statusCode).toBe(401);
  });

  it('keeps only hashes of session ids and of the password', async () => {
    const cookie = await signIn();
    const { kysely } = app.database;
    const stored = JSON.stringify([
      await kysely.selectFrom('operator_sessions').selectAll().execute(),
      await kysely.selectFrom('settings').selectAll().execute(),
    ]);
    expect(stored).not.toContain(cookie.split('=')[1]);
    expect(stored).not.toContain(TEST_PASSWORD);
  });

  it('is known by a password of the first versions, whose hash does not say what it cost', async () => {
    const stored = await hashPassword(TEST_PASSWORD);
    const value = stored.split(':').slice(0, 2).join(':');
    await writeSetting(app.database, PASSWORD_SETTING, value);
    expect((await login(TEST_PASSWORD)).statusCode).toBe(200);
    expect((await login('another password')).statusCode).toBe(401);
    await setTestPassword(app.database);
  });

  it('waits for a password that a start is still setting, and is judged by it', async () => {
    await setPassword(app.database, TEST_PASSWORD);
    const set = setPassword(app.database, 'the next password');
    const asked = checkPassword(app.database, 'the next password');
    expect(await asked).toBe(true);
    await set;
    await setTestPassword(app.database);
  });

  it('loses every session when the password changes, and none when it stays', async () => {
    const cookie = await signIn();
    await setPassword(app.database, TEST_PASSWORD);
    expect((await ask(cookie)).statusCode).toBe(200);
    await setPassword(app.database, 'another password');
    expect((await ask(cookie)).statusCode).toBe(401);
    expect((await login(TEST_PASSWORD)).statusCode).toBe(401);
    await setTestPassword(app.database);
  });

  it('forgets sessions that have ended', async () => {
    await signIn();
    app.pass(ABSOLUTE_MS);
    const cookie = await signIn();
    await app.site.database.kysely.selectFrom('operator_sessions').selectAll().execute();
    await app.sessions.sweep();
    const left = await app.database.kysely.selectFrom('operator_sessions').selectAll().execute();
    expect(left).toHaveLength(1);
    expect((await ask(cookie)).statusCode).toBe(200);
  });

  it('is throttled per address after five wrong passwords, even with the right one, for 15 minutes', async () => {
    app.pass(3_600_000);
    for (let time = 0; time < 5; time += 1) {
      expect((await login('wrong')).statusCode).toBe(401);
    }
    const refused = await login(TEST_PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
    app.pass(15 * 60_000 + 1_000);
    expect((await login(TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('gets no more guesses by sending many at once', async () => {
    app.pass(3_600_000);
    const answers = await Promise.all(Array.from({ length: 24 }, () => login('wrong')));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    app.pass(15 * 60_000 + 1_000);
    expect((await login(TEST_PASSWORD)).statusCode).toBe(200);
  });
});

describe.each(['sqlite', 'postgres'] as const)("the operator's door (%s)", (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ engine, env: { TRUST_PROXY: '127.0.0.1' } });
    await setTestPassword(app.database);
  });
  afterEach(() => app.close());

  const login = (password: string, address: string, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { password },
      headers: { 'x-forwarded-for': address, cookie },
    });
  const lockOut = async (address: string) => {
    for (let time = 0; time < 5; time += 1) {
      await app.throttle.hit(FAILURES_PER_ADDRESS, address);
    }
    for (let time = 0; time < 30; time += 1) {
      await app.throttle.hit(FAILURES_PER_ACCOUNT, 'operator');
    }
  };
  const cookieOf = (answer: Awaited<ReturnType<typeof login>>, name: string) => {
    const cookie = answer.cookies.find((each) => each.name === name);
    return `${name}=${cookie?.value}`;
  };
  const DEVICE = '__Host-operator-device';

  it('opens to the right password from a browser that was signed in from before, whoever is locked out', async () => {
    const first = await login(TEST_PASSWORD, '203.0.113.9');
    expect(first.headers['set-cookie']?.[1]).toMatch(
      /^__Host-operator-device=[A-Za-z0-9_-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const device = cookieOf(first, DEVICE);
    await lockOut('203.0.113.9');
    expect((await login(TEST_PASSWORD, '203.0.113.9')).statusCode).toBe(429);
    expect(
      (await login(TEST_PASSWORD, '203.0.113.9', `${DEVICE}=${'x'.repeat(43)}`)).statusCode,
    ).toBe(429);
    const again = await login(TEST_PASSWORD, '203.0.113.9', device);
    expect(again.statusCode).toBe(200);
    const rows = await app.database.kysely.selectFrom('operator_devices').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(device.split('=')[1]);
    expect(cookieOf(again, DEVICE)).not.toBe(device);
  });

  it('forgets a browser after ten wrong passwords, and counts it for itself', async () => {
    const device = cookieOf(await login(TEST_PASSWORD, '203.0.113.9'), DEVICE);
    const hash = hashToken(device.split('=')[1] ?? '');
    for (let time = 0; time < 10; time += 1) await app.throttle.hit(FAILURES_PER_DEVICE, hash);
    expect((await login(TEST_PASSWORD, '203.0.113.9', device)).statusCode).toBe(429);
    expect((await login('wrong', '203.0.113.9', device)).statusCode).toBe(401);
    expect(
      await app.throttle.wait({ ...FAILURES_PER_ADDRESS, max: 1 }, '203.0.113.9'),
    ).not.toBeNull();
  });

  it('is unlocked by the command', async () => {
    await lockOut('203.0.113.9');
    expect((await login(TEST_PASSWORD, '203.0.113.9')).statusCode).toBe(429);
    expect(await unlockSignIn(app.database)).toBe(2);
    expect((await login(TEST_PASSWORD, '203.0.113.9')).statusCode).toBe(200);
  });

  it('writes sign-ins, refusals and sign-outs down, without addresses, for the operator to read', async () => {
    await login('wrong', '203.0.113.9');
    const session = cookieOf(await login(TEST_PASSWORD, '203.0.113.9'), '__Host-operator');
    const read = (cookie: string, query = '') =>
      app.inject({ url: `/api/admin/audit${query}`, headers: { cookie } });
    expect((await read('')).statusCode).toBe(401);
    const answer = await read(session);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { entries } = answer.json<{
      entries: { id: number; action: string; detail: { from: string } }[];
    }>();
    expect(entries.map(({ action }) => action)).toEqual(['sign-in.accepted', 'sign-in.refused']);
    expect(entries[0]?.detail.from).toBe(entries[1]?.detail.from);
    expect(answer.body).not.toContain('203.0.113');
    const older = await read(session, `?before=${entries[0]?.id}&limit=1`);
    expect(older.json<{ entries: { action: string }[] }>().entries).toMatchObject([
      { action: 'sign-in.refused' },
    ]);
    expect((await read(session, '?before=9007199254740991')).statusCode).toBe(400);
    await app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie: session } });
    const rows = await app.database.kysely.selectFrom('audit_log').selectAll().execute();
    expect(rows.at(-1)).toMatchObject({ actor: 'operator', action: 'sign-out' });
  });
});

describe.each(['sqlite', 'postgres'] as const)('the operator behind a proxy (%s)', (engine) => {
  it('is throttled by the address the proxy names, and for the account as a whole', async () => {
    const app = await startTestApp({ engine, env: { TRUST_PROXY: '127.0.0.1' } });
    try {
      await setTestPassword(app.database);
      const login = (address: string, password: string) =>
        app.inject({
          method: 'POST',
          url: '/api/admin/login',
          payload: { password },
          headers: { 'x-forwarded-for': address },
        });
      for (let time = 0; time < 5; time += 1) await login('203.0.113.9', 'wrong');
      expect((await login('203.0.113.9', TEST_PASSWORD)).statusCode).toBe(429);
      expect((await login('203.0.113.10', TEST_PASSWORD)).statusCode).toBe(200);
      // What thirty wrong passwords from thirty addresses leave behind, without the half minute they take.
      for (let time = 0; time < 30; time += 1) {
        await app.throttle.hit(FAILURES_PER_ACCOUNT, 'operator');
      }
      expect((await login('203.0.113.11', TEST_PASSWORD)).statusCode).toBe(429);
      app.pass(5 * 60_000 + 1_000);
      expect((await login('203.0.113.11', TEST_PASSWORD)).statusCode).toBe(200);
    } finally {
      await app.close();
    }
  });
});

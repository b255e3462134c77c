import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAILURES_PER_ADDRESS } from '#services/operator/sign-in/verify-credentials.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  spendCode,
} from '#services/operator/sign-in/second-factor.ts';
import { insertSession } from '#database/operator/sessions.ts';
import { hashToken } from '#services/access/random-token.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { TEST_PASSWORD } from '../../support/test-password.ts';

const BASE = '/api/admin/second-factor';
const HALF_MINUTE = 30_000;
const ADDRESS = '127.0.0.1';

describe.each(['sqlite', 'postgres'] as const)('the second factor (%s)', (engine) => {
  let app: TestApp;
  let cookie: string;
  beforeAll(async () => {
    app = await startTestApp({ engine, env: { PUBLIC_URL: 'https://shop.example' } });
    cookie = await app.signIn();
  });
  beforeEach(() => removeSecondFactor(app.database));
  afterAll(() => app.close());

  const post = (url: string, payload: object, as = cookie) =>
    app.inject({ method: 'POST', url, payload, headers: { cookie: as } });
  const login = (payload: { password?: string; code?: string }) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { password: TEST_PASSWORD, ...payload },
    });
  const codeNow = (secret: string) => new TOTP({ secret }).generate({ timestamp: app.site.now() });
  const status = async () =>
    (await app.inject({ url: BASE, headers: { cookie } })).json<{
      active: boolean;
      recoveryCodesLeft: number;
    }>();

  async function enrol(): Promise<string> {
    const now = app.site.now();
    const enrolment = await enrolSecondFactor(app.database, { account: 'shop.example', now });
    return enrolment?.secret ?? '';
  }

  const confirm = (secret: string) =>
    confirmSecondFactor(app.database, {
      code: codeNow(secret),
      sessionId: cookie.split('=')[1] ?? '',
      now: app.site.now(),
    });

  /** A second factor that is set up; time has moved on, so that the next code is a new one. */
  async function setUp(): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
    const secret = await enrol();
    const confirmation = await confirm(secret);
    if (confirmation.kind !== 'active') throw new Error(confirmation.kind);
    app.pass(HALF_MINUTE);
    return { secret, recoveryCodes: confirmation.recoveryCodes };
  }

  /** Without the password, which takes its time. */
  const spend = (code: string) => spendCode(app.database, code, app.site.now());

  it('is not asked for until a code has confirmed it', async () => {
    const answer = await post(`${BASE}/enrol`, { password: TEST_PASSWORD });
    const { secret, uri } = answer.json<{ secret: string; uri: string }>();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Proteinwise:shop\.example\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await login({})).statusCode).toBe(200);
    const wrong = await post(`${BASE}/confirm`, { code: '000000' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { fields: [{ path: 'code' }] }]);
    expect(await status()).toEqual({ active: false, recoveryCodesLeft: 0 });
  });

  it('is asked for once it is set up, and the sign-in form knows it', async () => {
    const secret = await enrol();
    const confirmed = await post(`${BASE}/confirm`, { code: codeNow(secret) });
    expect(confirmed.json()).toMatchObject({ recoveryCodes: expect.any(Array) as string[] });
    app.pass(HALF_MINUTE);
    const session = await app.inject({ url: '/api/admin/session' });
    expect(session.json()).toMatchObject({ authenticated: false, secondFactor: true });
    for (const payload of [{}, { password: 'wrong', code: codeNow(secret) }]) {
      const refused = await login(payload);
      expect([refused.statusCode, refused.json(), refused.cookies]).toEqual([
        401,
        {
          error: 'The password is wrong, or the code is wrong or has expired.',
          code: 'unauthorized',
        },
        [],
      ]);
    }
    const answer = await login({ code: codeNow(secret) });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { authenticated: true, secondFactor: true },
    ]);
  });

  it('takes each code once, even twice at once, and none older than one that was used', async () => {
    const { secret } = await setUp();
    const before = codeNow(secret);
    app.pass(HALF_MINUTE);
    const code = codeNow(secret);
    const both = await Promise.all([spend(code), spend(code)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await spend(before)).toBe(false);
    app.pass(HALF_MINUTE);
    expect(await spend(codeNow(secret))).toBe(true);
  });

  it('takes codes again at once when a clock that was a day ahead is put right', async () => {
    app.pass(86_400_000);
    const { secret } = await setUp();
    expect(await spend(codeNow(secret))).toBe(true);
    app.pass(-86_400_000);
    expect(await spend(codeNow(secret))).toBe(true);
    expect(await spend(codeNow(secret))).toBe(false);
  });

  it('does not take the code again that confirmed it', async () => {
    const secret = await enrol();
    const code = codeNow(secret);
    expect(await confirm(secret)).toMatchObject({ kind: 'active' });
    expect(await spend(code)).toBe(false);
  });

  it('is confirmed once, even twice at once', async () => {
    const secret = await enrol();
    const both = await Promise.all([confirm(secret), confirm(secret)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['active', 'nothing-to-confirm']);
  });

  it('can be replaced by each recovery code once', async () => {
    const { recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(8);
    const [first = '', second = ''] = recoveryCodes;
    expect((await login({ code: first })).statusCode).toBe(200);
    expect(await spend(first)).toBe(false);
    expect(await spend(second.toUpperCase().replaceAll('-', ' '))).toBe(true);
    for (const code of ['', ' ', '-', 'aaaaa-aaaaa-aaaaa-aaaaa']) {
      expect(await spend(code)).toBe(false);
    }
    expect(await status()).toEqual({ active: true, recoveryCodesLeft: 6 });
  });

  it('keeps recovery codes only as hashes, and gives nothing away afterwards', async () => {
    const { secret, recoveryCodes } = await setUp();
    const stored = JSON.stringify(
      await app.database.kysely.selectFrom('recovery_codes').selectAll().execute(),
    );
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
    const seen = await app.inject({ url: BASE, headers: { cookie } });
    expect(seen.body).not.toContain(secret);
  });

  it('ends every other session when it is set up', async () => {
    const now = app.site.now();
    const session = { idHash: hashToken('other'), now, expiresAt: now + 3_600_000 };
    await insertSession(app.database, session);
    expect(await app.sessions.find('other')).not.toBeNull();
    await setUp();
    expect(await app.sessions.find('other')).toBeNull();
    expect((await app.inject({ url: BASE, headers: { cookie } })).statusCode).toBe(200);
  });

  it('is set up and removed with the password only, and removed with a code', async () => {
    expect((await post(`${BASE}/enrol`, { password: 'wrong' })).statusCode).toBe(401);
    expect((await post(`${BASE}/confirm`, { code: '123456' })).statusCode).toBe(409);
    expect(
      (await post(`${BASE}/remove`, { password: TEST_PASSWORD, code: '123456' })).statusCode,
    ).toBe(409);
    const { secret } = await setUp();
    expect((await post(`${BASE}/enrol`, { password: TEST_PASSWORD })).statusCode).toBe(409);
    const remove = (password: string, code: string) => post(`${BASE}/remove`, { password, code });
    expect((await remove('wrong', codeNow(secret))).statusCode).toBe(401);
    expect((await remove(TEST_PASSWORD, '000000')).statusCode).toBe(401);
    expect((await remove(TEST_PASSWORD, codeNow(secret))).statusCode).toBe(204);
    expect((await login({})).statusCode).toBe(200);
    expect(await status()).toEqual({ active: false, recoveryCodesLeft: 0 });
  });

  it('cannot be guessed: five attempts an address, codes counted like passwords', async () => {
    const { secret } = await setUp();
    for (let time = 0; time < 4; time += 1) await app.throttle.hit(FAILURES_PER_ADDRESS, ADDRESS);
    expect((await login({ code: '000000' })).statusCode).toBe(401);
    const refused = await login({ code: codeNow(secret) });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe.each(['sqlite', 'postgres'] as const)('the newsletter (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine });
  });
  afterAll(() => app.close());

  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const subscribe = (email: string) =>
    post('/api/newsletter/subscribe', { email, subscriptionSource: 'homepage' });
  const unsubscribe = (token: string) => post('/api/newsletter/unsubscribe', { token });
  /** The mails to an address so far whose subject contains a word. */
  async function mailsTo(email: string, word = 'subscribed') {
    await app.mailQueue.deliver();
    return app.mails.filter(({ to, subject }) => to === email && subject.includes(` ${word}`));
  }
  async function tokenOf(email: string) {
    const address = (await mailsTo(email)).at(-1)?.oneClickUnsubscribe;
    return new URL(address ?? 'http://none').searchParams.get('token') ?? '';
  }
  async function subscriptions() {
    const answer = await app.inject({
      url: '/api/newsletter/subscriptions',
      headers: { cookie: await app.signIn() },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ subscriptions: { email: string; isActive: boolean }[] }>().subscriptions;
  }

  // @spec | POST /api/newsletter/subscribe | email and subscriptionSource | response not shown |
  it('gives the same answer for new, known and unsubscribed addresses', async () => {
    const first = await subscribe('ann@example.com');
    expect([first.statusCode, first.json()]).toEqual([201, { status: 'subscribed' }]);
    for (const email of ['ann@example.com', ' ann@EXAMPLE.com ', 'ANN@example.com']) {
      const again = await subscribe(email);
      expect([again.statusCode, again.body, Object.keys(again.headers)]).toEqual([
        201,
        first.body,
        Object.keys(first.headers),
      ]);
    }
    expect(await mailsTo('ann@example.com')).toHaveLength(1);
    expect((await subscriptions()).filter(({ email }) => /ann/i.test(email))).toHaveLength(1);
  });

  it('subscribes one address once, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => subscribe('crowd@example.com')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(await mailsTo('crowd@example.com')).toHaveLength(1);
  });

  // @spec - **Subscription**: active or unsubscribed by the isActive flag;
  it('ends a subscription with its token, as often as one likes, and takes it up again', async () => {
    await subscribe('ben@example.com');
    const token = await tokenOf('ben@example.com');
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    for (let time = 0; time < 2; time += 1) {
      const answer = await unsubscribe(token);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'unsubscribed' }]);
    }
    expect(await mailsTo('ben@example.com', 'unsubscribed')).toHaveLength(1);
    expect(await subscriptions()).toContainEqual(
      expect.objectContaining({ email: 'ben@example.com', isActive: false }),
    );
    await subscribe('ben@example.com');
    expect(await tokenOf('ben@example.com')).not.toBe(token);
    expect(await subscriptions()).toContainEqual(
      expect.objectContaining({ email: 'ben@example.com', isActive: true }),
    );
  });

  it('knows no token but those it gave, and keeps none of them', async () => {
    await subscribe('cora@example.com');
    const token = await tokenOf('cora@example.com');
    const answer = await unsubscribe(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    const rows = await app.database.kysely.selectFrom('newsletter_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  // @spec | GET /api/newsletter/subscriptions | none | object with a subscriptions array; polled every 30 s |
  // @spec **Newsletter subscription**: id, email, createdAt, isActive, subscriptionSource (value homepage from the home form).
  it('lists subscriptions to the operator, newest first', async () => {
    app.pass(1_000);
    await subscribe('zoe@example.com');
    const [newest] = await subscriptions();
    expect(newest).toEqual({
      id: expect.any(Number),
      email: 'zoe@example.com',
      createdAt: new Date(app.site.now()).toISOString(),
      isActive: true,
      isPending: false,
      isSuppressed: false,
      subscriptionSource: 'homepage',
    });
  });

  describe('without JavaScript', () => {
    const send = (url: string, fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });

    it('subscribes by the form, and leads back without the address', async () => {
      const answer = await send('/newsletter/subscribe', {
        email: 'form@example.com',
        subscriptionSource: 'homepage',
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        '/?newsletter=subscribed#newsletter',
      ]);
      expect(await tokenOf('form@example.com')).not.toBe('');
    });

    it('says so when the address is none', async () => {
      const answer = await send('/newsletter/subscribe', { email: 'form' });
      expect(answer.headers.location).toBe('/?newsletter=invalid#newsletter');
    });

    it('unsubscribes by the form, and by one click of a mail program', async () => {
      await subscribe('dan@example.com');
      const token = await tokenOf('dan@example.com');
      const oneClick = await send(`/newsletter/unsubscribe?token=${token}`, {
        'List-Unsubscribe': 'One-Click',
      });
      expect([oneClick.statusCode, oneClick.body]).toEqual([200, 'You are unsubscribed.']);
      const form = await send('/newsletter/unsubscribe', { token });
      expect(form.headers.location).toBe('/newsletter/unsubscribe?newsletter=unsubscribed');
      const unknown = await send('/newsletter/unsubscribe', { token: 'x' });
      expect(unknown.headers.location).toBe('/newsletter/unsubscribe?newsletter=unknown');
    });
  });
});

describe.each(['sqlite', 'postgres'] as const)('throttling writes (%s)', (engine) => {
  it('answers 429 with Retry-After above the allowance, counted across processes, and then again 201', async () => {
    const env = { WRITES_PER_MINUTE: '3' };
    const first = await startTestApp({ engine, env });
    const second = await startTestApp({ engine, env, database: first.database });
    try {
      const subscribe = (app: TestApp, email: string) =>
        app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email } });
      for (const app of [first, second, first]) {
        expect((await subscribe(app, 'a@example.com')).statusCode).toBe(201);
      }
      const refused = await subscribe(second, 'b@example.com');
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect((await subscribe(first, 'not an address')).statusCode).toBe(400);
      expect((await first.inject({ url: '/api/stats' })).statusCode).toBe(200);
      const rows = await first.database.kysely.selectFrom('rate_limits').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
      first.pass(61_000);
      expect((await subscribe(first, 'b@example.com')).statusCode).toBe(201);
    } finally {
      await second.close();
      await first.close();
    }
  });

  it('counts anew at once when a clock that was a day ahead is put right', async () => {
    const app = await startTestApp({ engine });
    try {
      const allowance = { name: 'test', max: 1, windowMs: 60_000 };
      app.pass(86_400_000);
      expect(await app.throttle.hit(allowance, 'ann')).toBeNull();
      expect(await app.throttle.hit(allowance, 'ann')).toBe(60);
      app.pass(-86_400_000);
      expect(await app.throttle.wait(allowance, 'ann')).toBeNull();
      expect(await app.throttle.hit(allowance, 'ann')).toBeNull();
      expect(await app.throttle.hit(allowance, 'ann')).toBe(60);
    } finally {
      await app.close();
    }
  });

  it('counts an IPv6 network of 64 bits as one visitor', async () => {
    const app = await startTestApp({ engine });
    try {
      const allowance = { name: 'test', max: 2, windowMs: 60_000 };
      const hit = (address: string) => app.throttle.hit(allowance, address);
      expect(await hit('2001:db8::1')).toBeNull();
      expect(await hit('2001:0db8:0:0:ffff::2')).toBeNull();
      expect(await hit('2001:db8:0:0:1:2:3:4')).toBe(60);
      expect(await hit('2001:db8:0:1::1')).toBeNull();
      for (const address of ['::ffff:192.0.2.1', '::ffff:192.0.2.2', '::ffff:192.0.2.3']) {
        expect(await hit(address)).toBeNull();
      }
    } finally {
      await app.close();
    }
  });
});

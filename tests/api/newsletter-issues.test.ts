import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Issues } from '#contract/newsletter-issues.ts';
import { insertIssue, startIssue } from '#database/newsletter/newsletter-issues.ts';
import { readSubscriptions, writeSubscription } from '#database/newsletter/newsletter.ts';
import type { Database } from '#database/connection/open-database.ts';
import { createCommittedMailer } from '#server/mail/committed-mailer.ts';
import { createNewsletterSender } from '#server/mail/newsletter-sender.ts';
import { describeOnBothEngines } from '../support/databases.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

interface Received {
  readonly to: string;
  readonly raw: string;
}

/** A real mail server that keeps what it took, and refuses the addresses that a test names. */
async function aMailServer(refuse: (address: string) => number | null = () => null) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = refuse(address);
      if (code === null) return done();
      return done(Object.assign(new Error('No such user here'), { responseCode: code }));
    },
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('utf8');
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return { received, port, close: () => new Promise<void>((ended) => server.close(() => ended())) };
}

async function subscribe(database: Database, count: number): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  for (let start = 0; start < count; start += 500) {
    const values = Array.from({ length: Math.min(500, count - start) }, (_, index) => ({
      email: `reader${start + index}@example.org`,
      email_key: `reader${start + index}@example.org`,
      source: 'homepage',
      is_active: 1,
      created_at: at,
      unsubscribed_at: null,
    }));
    await database.kysely.insertInto('newsletter_subscriptions').values(values).execute();
  }
}

const DRAFT = { subject: 'News', markdown: 'See [the guide](/protein-guide). **Bold**' };

it('an address is refused only once the note that its mail is handed over is written', async () => {
  const server = await aMailServer(() => 452);
  const mailer = createCommittedMailer(
    `smtp://127.0.0.1:${server.port}`,
    'News <news@shop.example>',
  );
  const order: string[] = [];
  const slowly = async () => {
    order.push('begun');
    await pause(300);
    order.push('written');
    return true;
  };
  const mail = { to: 'reader@example.org', subject: 'News', text: 'News', html: '<p>News</p>' };
  await mailer.send(mail, '<news@shop.example>', slowly).catch(() => order.push('refused'));
  mailer.close();
  await server.close();
  // Whether the bytes were asked for ahead is the mailer's own matter.
  expect(order.at(-1)).toBe('refused');
  expect(order.includes('begun')).toBe(order.includes('written'));
});

describeOnBothEngines('sending a newsletter', (open) => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  async function sending(database: Database, server: { port: number }, clock = { now: 0 }) {
    const id = await insertIssue(database, { ...DRAFT, now: clock.now });
    expect(await startIssue(database, id, clock.now)).toBe(true);
    const mailer = createCommittedMailer(
      `smtp://127.0.0.1:${server.port}`,
      'News <news@shop.example>',
    );
    closers.push(async () => mailer.close());
    const errors: unknown[] = [];
    const sender = createNewsletterSender({
      database,
      mailer,
      context: { publicUrl: 'https://shop.example', operator: 'Shop Ltd, 1 Road' },
      now: () => clock.now,
      onError: (error) => errors.push(error),
    });
    return { id, sender, errors };
  }
  const states = async (database: Database) => {
    const rows = await database.kysely
      .selectFrom('newsletter_deliveries')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  };

  it('gives each reader one mail of her own, with a link that ends it in one click', async () => {
    const database = await open();
    await subscribe(database, 3);
    const server = await aMailServer();
    closers.push(server.close);
    const { id, sender } = await sending(database, server);
    expect(await startIssue(database, id, 0)).toBe(false);
    await sender.deliver();
    await sender.deliver();
    expect(server.received.map(({ to }) => to).sort()).toEqual(
      [0, 1, 2].map((index) => `reader${index}@example.org`),
    );
    const raw = (server.received[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw.replaceAll(/\r\n[ \t]/g, '')).toMatch(
      /List-Unsubscribe:\s*<https:\/\/shop\.example\/newsletter\/unsubscribe\?token=[\w-]{43}>/,
    );
    expect(raw).toContain('<a href="https://shop.example/protein-guide">the guide</a>');
    expect(raw).toContain('Shop Ltd, 1 Road');
    // What a delivery report quotes: newsletter, reader, and the signature without which it is not believed.
    expect(raw).toMatch(
      new RegExp(`<newsletter\\.issue\\.${id}\\.\\d+\\.[0-9a-f]{32}@shop\\.example>`),
    );
    expect(await states(database)).toEqual({ sent: 3 });
  });

  it('sends nothing more to addresses that are refused, and tries the others again later', async () => {
    const database = await open();
    await subscribe(database, 4);
    let full = 1;
    const server = await aMailServer((address) => {
      if (address.startsWith('reader1@')) return 550;
      if (address.startsWith('reader2@')) return full > 0 ? ((full -= 1), 452) : null;
      return null;
    });
    closers.push(server.close);
    const clock = { now: Date.UTC(2026, 0, 2) };
    const { sender } = await sending(database, server, clock);
    await sender.deliver();
    expect(await states(database)).toEqual({ sent: 2, queued: 1, bounced: 1 });
    clock.now += 6 * 60_000;
    await sender.deliver();
    expect(await states(database)).toEqual({ sent: 3, bounced: 1 });
    const refused = (await readSubscriptions(database)).find(({ email }) =>
      email.startsWith('reader1@'),
    );
    expect(refused).toMatchObject({ isActive: false, isSuppressed: true });
  });

  it('waits while the mail server is away, and loses nothing', async () => {
    const database = await open();
    await subscribe(database, 2);
    const clock = { now: Date.UTC(2026, 0, 2) };
    const { sender, errors } = await sending(database, { port: 1 }, clock);
    await sender.deliver();
    expect([await states(database), errors.length]).toEqual([{ queued: 2 }, 1]);
    await sender.deliver();
    expect(errors).toHaveLength(1);
  });

  // 5,000 at night: `npm run nightly`.
  const many = process.env['NIGHTLY'] === '1' ? 5_000 : 200;
  it(`${many} readers, killed twice while sending: nobody gets two, and who may have got none is counted`, async () => {
    const database = await open();
    const count = many;
    await subscribe(database, count);
    const server = await aMailServer();
    closers.push(server.close);
    const id = await insertIssue(database, { ...DRAFT, now: Date.now() });
    await startIssue(database, id, Date.now());
    const { dataDir, databaseUrl = '' } = database.options;
    const start = () =>
      spawn(
        process.execPath,
        ['tests/support/newsletter-process.ts', dataDir, databaseUrl, String(server.port)],
        { stdio: ['ignore', 'inherit', 'inherit'] },
      );
    for (const enough of [count / 3, (2 * count) / 3]) {
      const child = start();
      const exit = once(child, 'exit');
      while (server.received.length < enough)
        await new Promise((resolve) => setTimeout(resolve, 2));
      child.kill('SIGKILL');
      await exit;
      expect(server.received.length).toBeLessThan(count);
    }
    await once(start(), 'exit');
    const each = new Map<string, number>();
    for (const { to } of server.received) each.set(to, (each.get(to) ?? 0) + 1);
    expect([...each.values()].filter((mails) => mails !== 1)).toEqual([]);
    // A kill between our note and the last byte leaves one that is counted as handed over without an answer, and not sent again.
    const { handed = 0 } = await states(database);
    expect(count - each.size).toBeLessThanOrEqual(Math.min(2, handed));
  }, 120_000);
});

describe.each(['sqlite', 'postgres'] as const)('the newsletter page (%s)', (engine) => {
  let app: TestApp;
  let cookie: string;
  let server: Awaited<ReturnType<typeof aMailServer>>;
  beforeAll(async () => {
    server = await aMailServer();
    const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, PUBLIC_URL: 'https://shop.example' };
    app = await startTestApp({ engine, env });
    cookie = await app.signIn();
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  const call = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/admin/newsletter${url}`,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
  const post = (url: string, payload?: object) => call('POST', url, payload);
  const list = async () => (await call('GET', '/issues')).json<Issues>();

  it('a subscription begins when it is confirmed, and the answer does not tell', async () => {
    const payload = { email: 'one@example.org', subscriptionSource: 'homepage' };
    const url = '/api/newsletter/subscribe';
    const before = app.mails.length;
    for (let times = 0; times < 2; times += 1) {
      const answer = await app.inject({ method: 'POST', url, payload });
      expect([answer.statusCode, answer.json()]).toEqual([201, { status: 'subscribed' }]);
    }
    await app.mailQueue.deliver();
    const [mail, ...others] = app.mails.slice(before);
    expect(others).toEqual([]);
    expect((await readSubscriptions(app.database))[0]).toMatchObject({
      isActive: false,
      isPending: true,
    });
    expect((await list()).readers).toBe(0);
    const token = /confirm\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const confirm = (value: string) =>
      app.inject({ method: 'POST', url: '/api/newsletter/confirm', payload: { token: value } });
    expect((await confirm('x'.repeat(43))).statusCode).toBe(404);
    const wrong = {
      method: 'POST',
      url: '/api/newsletter/unsubscribe',
      payload: { token },
    } as const;
    expect((await app.inject(wrong)).statusCode).toBe(404);
    expect((await confirm(token)).json()).toEqual({ status: 'confirmed' });
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await list()).readers).toBe(1);
    await app.mailQueue.deliver();
    expect(app.mails.at(-1)?.subject).toBe('You are subscribed to Proteinwise');
  });

  it('writes, previews, tests, sends and pauses', async () => {
    expect((await post('/issues', { subject: '' })).statusCode).toBe(400);
    const { id } = (await post('/issues', DRAFT)).json<{ id: number }>();
    const script = { ...DRAFT, markdown: 'x <script>alert(1)</script>' };
    const { html } = (await post('/preview', script)).json<{ html: string }>();
    expect(html).not.toContain('script');
    expect((await call('PUT', `/issues/${id}`, { ...DRAFT, subject: 'Newer' })).statusCode).toBe(
      204,
    );
    expect((await post(`/issues/${id}/test`, { to: 'nobody' })).statusCode).toBe(400);
    expect((await post(`/issues/${id}/test`, { to: 'me@example.org' })).statusCode).toBe(204);
    expect(app.mails.at(-1)).toMatchObject({ to: 'me@example.org', subject: 'Test: Newer' });
    expect((await post('/issues/999999/test', { to: 'me@example.org' })).statusCode).toBe(404);
    expect((await post(`/issues/${id}/pause`)).statusCode).toBe(409);
    expect((await post(`/issues/${id}/send`)).statusCode).toBe(202);
    expect((await post(`/issues/${id}/send`)).statusCode).toBe(409);
    expect((await call('DELETE', `/issues/${id}`)).statusCode).toBe(409);
    await expect.poll(async () => (await list()).issues[0]?.state).toBe('sent');
    expect((await list()).issues[0]?.counts).toMatchObject({ sent: 1, queued: 0 });
    expect(server.received.map(({ to }) => to)).toEqual(['one@example.org']);
  });

  it('begins a newsletter from an article, and throws a draft away', async () => {
    expect((await call('GET', '/from-article/nothing-such')).statusCode).toBe(404);
    const { id } = (await post('/issues', DRAFT)).json<{ id: number }>();
    expect((await call('DELETE', `/issues/${id}`)).statusCode).toBe(204);
    expect((await call('PUT', `/issues/${id}`, DRAFT)).statusCode).toBe(409);
  });

  it('sends nothing more to addresses that a report names', async () => {
    const now = Date.now();
    const email = 'gone@example.org';
    await writeSubscription(app.database, {
      email,
      subscriptionSource: 'homepage',
      confirm: false,
      now,
    });
    const text = 'Final-Recipient: rfc822; GONE@example.org\nAction: failed\nunknown@example.org';
    expect((await post('/suppress', { text })).json()).toEqual({ suppressed: 1 });
    const known = (await readSubscriptions(app.database)).find((each) => each.email === email);
    expect(known).toMatchObject({ isActive: false, isSuppressed: true });
  });

  it('cannot send without a mail server, and subscribes directly then', async () => {
    const plain = await startTestApp({ engine });
    try {
      const own = await plain.signIn();
      const { id } = (
        await plain.inject({
          method: 'POST',
          url: '/api/admin/newsletter/issues',
          headers: { cookie: own },
          payload: DRAFT,
        })
      ).json<{ id: number }>();
      const url = `/api/admin/newsletter/issues/${id}/send`;
      const answer = await plain.inject({ method: 'POST', url, headers: { cookie: own } });
      expect(answer.statusCode).toBe(409);
      const payload = { email: 'two@example.org', subscriptionSource: 'homepage' };
      await plain.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload });
      expect((await readSubscriptions(plain.database))[0]).toMatchObject({ isActive: true });
    } finally {
      await plain.close();
    }
  });
});

import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { countQueuedMails, retryAllMails } from '#database/newsletter/mail-queue.ts';
import {
  addSubscriptionToken,
  endSubscription,
  eraseSubscription,
  writeSubscription,
} from '#database/newsletter/newsletter.ts';
import { openDatabase, type Database } from '#database/connection/open-database.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { createMailer, type Mail, type Mailer } from '#server/mail/mailer.ts';
import { describeOnBothEngines } from '../support/databases.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-01-15T12:00:00Z');

/** A mail server in memory that refuses while `refusal` is set. */
class Post implements Mailer {
  readonly how = 'smtp';
  readonly taken: { readonly mail: Mail; readonly id: string }[] = [];
  tried = 0;
  refusal: Error | null = null;
  async send(mail: Mail, id: string): Promise<void> {
    this.tried += 1;
    await new Promise((resolve) => setImmediate(resolve));
    if (this.refusal !== null) throw this.refusal;
    this.taken.push({ mail, id });
  }
  close(): void {}
}

const subscribe = (database: Database, email: string) =>
  writeSubscription(database, {
    email,
    subscriptionSource: 'homepage',
    confirm: false,
    now: START,
  });

describeOnBothEngines('the queue of mails', (open) => {
  const queueOf = (database: Database, mailer: Mailer, clock = { now: START }) => {
    const errors: Error[] = [];
    const queue = createMailQueue({
      database,
      mailer,
      publicUrl: 'https://shop.example',
      now: () => clock.now,
      onError: (error) => errors.push(error as Error),
    });
    return { ...queue, clock, errors };
  };

  it('keeps what was refused, and tries it again after longer and longer waits', async () => {
    const database = await open();
    const post = new Post();
    post.refusal = new Error('451 <ann@secret.example> try later');
    const { deliver, clock, errors, failures } = queueOf(database, post);
    await subscribe(database, 'ann@secret.example');
    const waits: number[] = [];
    await deliver();
    for (let last = 0, minute = 0; minute < 70; minute += 1) {
      clock.now += 60_000;
      await deliver();
      if (post.tried - 1 > waits.length) {
        waits.push(minute + 1 - last);
        last = minute + 1;
      }
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32]);
    expect(failures()).toBe(7);
    expect(errors.map(({ message }) => message).join()).not.toMatch(/ann|secret/);
    post.refusal = null;
    clock.now += HOUR;
    await deliver();
    expect(post.taken.map(({ mail }) => mail.to)).toEqual(['ann@secret.example']);
    expect(await countQueuedMails(database)).toEqual({ waiting: 0, givenUp: 0 });
  });

  it('gives up after some days, keeps the mail, and tries again on command', async () => {
    const database = await open();
    const post = new Post();
    post.refusal = new Error('no');
    const { deliver, clock } = queueOf(database, post);
    await subscribe(database, 'ann@example.com');
    for (let time = 0; time < 40; time += 1) {
      await deliver();
      clock.now += 6 * HOUR;
    }
    expect(post.tried).toBe(20);
    expect(await countQueuedMails(database)).toEqual({ waiting: 0, givenUp: 1 });
    post.refusal = null;
    expect(await retryAllMails(database, clock.now)).toBe(1);
    await deliver();
    expect(post.taken).toHaveLength(1);
  });

  it('sends what a killed process left behind, under the same id', async () => {
    const database = await open();
    const post = new Post();
    await subscribe(database, 'ann@example.com');
    // Dies between the mail server's word and its own note.
    const dead = queueOf(database, {
      how: 'smtp',
      close: () => undefined,
      send: async (mail, id) => {
        await post.send(mail, id);
        throw new Error('killed');
      },
    });
    await dead.deliver();
    const next = queueOf(database, post, { now: START + HOUR });
    await next.deliver();
    expect(post.taken).toHaveLength(2);
    expect(new Set(post.taken.map(({ id }) => id)).size).toBe(1);
  });

  it('is worked off by one process at a time: nobody gets a mail twice', async () => {
    const database = await open();
    const other = await openDatabase(database.options);
    try {
      const post = new Post();
      for (let id = 0; id < 12; id += 1) await subscribe(database, `reader-${id}@example.com`);
      const queues = [queueOf(database, post), queueOf(other, post), queueOf(other, post)];
      await Promise.all(queues.map(({ deliver }) => deliver()));
      await queues[0]?.deliver();
      expect(post.taken.map(({ mail }) => mail.to).toSorted()).toEqual(
        Array.from({ length: 12 }, (_, id) => `reader-${id}@example.com`).toSorted(),
      );
    } finally {
      await other.close();
    }
  });

  it('holds no token and no text, and forgets who is erased or has left before', async () => {
    const database = await open();
    const post = new Post();
    const { deliver } = queueOf(database, post);
    const { id } = await subscribe(database, 'ann@example.com');
    const rows = await database.kysely.selectFrom('mail_queue').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/ann|token|http/);
    await eraseSubscription(database, id);
    const { id: left } = await subscribe(database, 'ben@example.com');
    await addSubscriptionToken(database, {
      purpose: 'unsubscribe',
      subscriptionId: left,
      hash: 'known',
      now: START,
    });
    expect(await endSubscription(database, 'known', START)).toBe(true);
    await deliver();
    expect(post.taken.map(({ mail }) => mail.subject)).toEqual([
      'You are unsubscribed from Proteinwise',
    ]);
  });

  it('goes on within a minute once a clock that was ahead is put right', async () => {
    const database = await open();
    const post = new Post();
    post.refusal = new Error('no');
    const { deliver, clock } = queueOf(database, post);
    await subscribe(database, 'ann@example.com');
    clock.now += 1_000 * HOUR;
    await deliver();
    clock.now -= 1_000 * HOUR;
    post.refusal = null;
    await deliver();
    expect(post.taken).toHaveLength(1);
  });

  it('repeats nothing of what a hostile mail server says', async () => {
    const database = await open();
    const says = [
      '<ann@secret.example>: user unknown',
      'ann%40secret.example ann (at) secret.example',
      'YW5uQHNlY3JldC5leGFtcGxl Ann of Secret has left',
    ];
    let turn = 0;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo(_address, _session, done) {
        const error = new Error(says[turn++ % says.length]) as Error & { responseCode: number };
        error.responseCode = 550;
        done(error);
      },
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const folder = mkdtempSync(join(tmpdir(), 'proteinwise-mail-'));
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'Proteinwise <news@shop.example>',
      outbox: folder,
    });
    try {
      const { deliver, errors } = queueOf(database, mailer);
      for (const name of ['ann', 'anne', 'annette']) {
        await subscribe(database, `${name}@secret.example`);
      }
      await deliver();
      const told = errors.map((error) => `${error.message} ${error.stack} ${String(error.cause)}`);
      expect(told).toHaveLength(3);
      expect(told.join()).toContain('EENVELOPE 550');
      expect(told.join()).not.toMatch(/secret|ann[^o]|YW5u/i);
      const rows = await database.kysely.selectFrom('mail_queue').select('last_failure').execute();
      expect(JSON.stringify(rows)).not.toMatch(/secret|ann|YW5u/i);
    } finally {
      mailer.close();
      await new Promise<void>((ended) => server.close(() => ended()));
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

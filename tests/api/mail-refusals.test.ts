import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { countQueuedMails } from '#database/newsletter/mail-queue.ts';
import { insertIssue, readIssue, startIssue } from '#database/newsletter/newsletter-issues.ts';
import { countDeliveries } from '#database/newsletter/newsletter-deliveries.ts';
import {
  confirmSubscription,
  deleteUnconfirmedBefore,
  readSubscriptions,
  writeSubscription,
} from '#database/newsletter/newsletter.ts';
import type { Database } from '#database/connection/open-database.ts';
import { createCommittedMailer } from '#server/mail/committed-mailer.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { createNewsletterSender } from '#server/mail/newsletter-sender.ts';
import { hashToken } from '#services/access/random-token.ts';
import { describeOnBothEngines } from '../support/databases.ts';

const NOW = Date.UTC(2026, 10, 26);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FROM = 'News <news@shop.example>';
const publicUrl = 'https://shop.example';

const GONE = [550, '5.1.1 No such user here'] as const;
const LATER = [451, '4.3.0 Try again later'] as const;
const BLOCKED = [550, '5.7.1 Your network is on our list'] as const;
const BARE = [550, 'No such user here'] as const;
const NO_ENTRY = [535, '5.7.8 Your password has expired'] as const;

type Refusal = readonly [code: number, text: string];

function refusal([responseCode, text]: Refusal): Error {
  return Object.assign(new Error(text), { responseCode });
}

describeOnBothEngines('a mail server that refuses', (open) => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  /** Refuses as told at this moment; returns its address for a mailer. */
  async function aMailServer(refuses: { at: 'recipient' | 'sign-in'; as: Refusal | null }) {
    const options: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ username }, _session, done) {
        if (refuses.at !== 'sign-in' || refuses.as === null) done(null, { user: username });
        else done(refusal(refuses.as));
      },
      onRcptTo(_address, _session, done) {
        if (refuses.at !== 'recipient' || refuses.as === null) done();
        else done(refusal(refuses.as));
      },
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done());
      },
    };
    const server = new SMTPServer(options);
    server.on('error', () => undefined);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    closers.push(() => new Promise<void>((ended) => server.close(() => ended())));
    const { port } = server.server.address() as AddressInfo;
    return `smtp://shop:secret@127.0.0.1:${port}`;
  }

  const subscribe = (database: Database, confirm: boolean, now = NOW) =>
    writeSubscription(database, {
      email: 'reader@example.org',
      subscriptionSource: 'homepage',
      confirm,
      now,
    });
  const reader = async (database: Database) => (await readSubscriptions(database))[0];

  function queueOf(database: Database, smtpUrl: string) {
    const mailer = createMailer({ smtpUrl, from: FROM, outbox: tmpdir() });
    closers.push(() => mailer.close());
    const told: string[] = [];
    const onError = (error: unknown) => told.push((error as Error).message);
    return {
      told,
      queue: createMailQueue({ database, mailer, publicUrl, now: () => NOW, onError }),
    };
  }

  async function sendIssue(database: Database, smtpUrl: string, clock = { now: NOW }) {
    const id = await insertIssue(database, { subject: 'News', markdown: 'Hello', now: NOW });
    await startIssue(database, id, NOW);
    const mailer = createCommittedMailer(smtpUrl, FROM);
    closers.push(() => mailer.close());
    const context = { publicUrl, operator: null };
    const parts = { database, mailer, context, now: () => clock.now, onError: () => undefined };
    const { deliver } = createNewsletterSender(parts);
    const counts = async () => {
      const all = Object.entries((await countDeliveries(database)).get(id) ?? {});
      return Object.fromEntries(all.filter(([, count]) => count > 0));
    };
    return { id, deliver, counts };
  }

  it.each([GONE, BARE])(
    'because there is no such address (%i %s) is not asked again, and the address is forgotten',
    async (...as) => {
      const database = await open();
      const { told, queue } = queueOf(database, await aMailServer({ at: 'recipient', as }));
      await subscribe(database, true);
      await queue.deliver();
      expect(await countQueuedMails(database)).toEqual({ waiting: 0, givenUp: 0 });
      expect(told.join()).toMatch(/^Mail \d+ was not taken \(EENVELOPE 550.*\); there is no such/);
      expect(await reader(database)).toMatchObject({ isActive: false, isSuppressed: true });
      // Who enters it again and again has nothing sent to it before an hour has passed.
      await subscribe(database, true, NOW + DAY / 48);
      expect(await countQueuedMails(database)).toEqual({ waiting: 0, givenUp: 0 });
      await deleteUnconfirmedBefore(database, NOW + DAY);
      expect(await reader(database)).toBeUndefined();
    },
  );

  it('the site and not the address is asked again, and keeps its readers', async () => {
    const database = await open();
    const refuses = { at: 'recipient' as const, as: BLOCKED as Refusal | null };
    const smtpUrl = await aMailServer(refuses);
    const { queue } = queueOf(database, smtpUrl);
    await subscribe(database, false);
    await queue.deliver();
    expect(await countQueuedMails(database)).toEqual({ waiting: 1, givenUp: 0 });
    const { deliver, counts } = await sendIssue(database, smtpUrl);
    await deliver();
    expect(await counts()).toEqual({ failed: 1 });
    expect(await reader(database)).toMatchObject({ isActive: true, isSuppressed: false });
  });

  it('the password of the site holds a newsletter up, and no mail of it fails', async () => {
    const database = await open();
    const refuses = { at: 'sign-in' as const, as: NO_ENTRY as Refusal | null };
    const clock = { now: NOW };
    await subscribe(database, false);
    const { id, deliver, counts } = await sendIssue(database, await aMailServer(refuses), clock);
    await deliver();
    expect(await counts()).toEqual({ queued: 1 });
    expect((await readIssue(database, id))?.lastFailure).toMatch(/^EAUTH 535/);
    refuses.as = null;
    clock.now += 2 * 60_000;
    await deliver();
    expect(await counts()).toEqual({ sent: 1 });
  });

  it('and a newsletter goes on once a clock that was ahead is put right', async () => {
    const database = await open();
    const refuses = { at: 'recipient' as const, as: LATER as Refusal | null };
    const clock = { now: NOW + 1_000 * DAY };
    await subscribe(database, false);
    const { deliver, counts } = await sendIssue(database, await aMailServer(refuses), clock);
    await deliver();
    expect(await counts()).toEqual({ queued: 1 });
    refuses.as = null;
    clock.now = NOW;
    await deliver();
    expect(await counts()).toEqual({ sent: 1 });
  });

  it('or takes all: an address that somebody enters each hour is asked more and more seldom', async () => {
    const database = await open();
    const asked: number[] = [];
    for (let hour = 0; hour <= 4 * 24; hour += 1) {
      await subscribe(database, true, NOW + hour * HOUR);
      if ((await countQueuedMails(database)).waiting === 0) continue;
      asked.push(hour);
      await database.kysely.deleteFrom('mail_queue').execute();
    }
    expect(asked).toEqual([0, 1, 2, 4, 8, 16, 32, 56, 80]);
  });

  it('and then delivers after all: the link in the mail still begins the subscription', async () => {
    const database = await open();
    const { queue } = queueOf(database, await aMailServer({ at: 'recipient', as: GONE }));
    const { id } = await subscribe(database, true);
    const known = { token_hash: hashToken('known'), purpose: 'confirm', subscription_id: id };
    await database.kysely
      .insertInto('newsletter_tokens')
      .values({ ...known, created_at: '2026-11-26T00:00:00.000Z' })
      .execute();
    await queue.deliver();
    expect(await confirmSubscription(database, hashToken('known'), NOW)).toBe(true);
    expect(await reader(database)).toMatchObject({ isActive: true, isSuppressed: false });
  });
});

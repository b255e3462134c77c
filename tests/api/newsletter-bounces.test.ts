import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { insertIssue, startIssue } from '#database/newsletter/newsletter-issues.ts';
import {
  markHandedOver,
  readDeliveryState,
  settleDelivery,
} from '#database/newsletter/newsletter-deliveries.ts';
import { readSubscriptions, writeSubscription } from '#database/newsletter/newsletter.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { type Database, openDatabase } from '#database/connection/open-database.ts';
import { createCommittedMailer } from '#server/mail/committed-mailer.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { signMailId } from '#services/access/site-secret.ts';
import { recordBounce } from '#services/newsletter/record-bounce.ts';
import { aBounce } from '../support/a-bounce.ts';
import { describeOnBothEngines } from '../support/databases.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

/** A reader to whom a newsletter was sent. */
async function sentTo(database: Database, email: string) {
  const about = { subscriptionSource: 'homepage', now: NOW, confirm: false };
  const { id: subscriptionId } = await writeSubscription(database, { email, ...about });
  const issueId = await insertIssue(database, { subject: 'News', markdown: 'Hello', now: NOW });
  await startIssue(database, issueId, NOW);
  const mail = { issueId, subscriptionId, now: NOW };
  return {
    ...mail,
    unsigned: `newsletter.issue.${issueId}.${subscriptionId}`,
    messageId: `newsletter.${await signMailId(database, `issue.${issueId}.${subscriptionId}`)}`,
    send: async () => {
      await markHandedOver(database, { ...mail, tokenHash: `hash of ${email}` });
      await settleDelivery(database, mail, { state: 'sent' });
    },
    standing: async () => {
      const all = await readSubscriptions(database);
      const reader = all.find(({ id }) => id === subscriptionId);
      return [
        await readDeliveryState(database, mail),
        reader?.isActive === true ? 'active' : 'ended',
        reader?.isSuppressed === true ? 'suppressed' : 'open',
      ];
    },
  };
}

describeOnBothEngines('a mail that came back', (open) => {
  it('ends the mails to a mailbox that is no more, by whatever address the report names', async () => {
    const database = await open();
    const { messageId, send, standing } = await sentTo(database, 'reader@example.org');
    const report = aBounce({ messageId, final: 'forwarded@example.net' });
    // Before it went out nothing can have come back.
    expect(await recordBounce(database, report, NOW)).toBe('kept');
    await send();
    expect(await recordBounce(database, aBounce({ messageId, action: 'delayed' }), NOW)).toBe(
      'kept',
    );
    expect(await standing()).toEqual(['sent', 'active', 'open']);
    for (let time = 0; time < 2; time += 1) {
      await recordBounce(database, report, NOW);
      expect(await standing()).toEqual(['bounced', 'ended', 'suppressed']);
    }
  });

  it('only counts as failed where the mailbox is full or the mail was not wanted', async () => {
    const database = await open();
    const { messageId, send, standing } = await sentTo(database, 'reader@example.org');
    await send();
    expect(await recordBounce(database, aBounce({ messageId, status: '5.2.2' }), NOW)).toBe(
      'failed',
    );
    expect(await standing()).toEqual(['failed', 'active', 'open']);
    expect(await recordBounce(database, aBounce({ messageId }), NOW)).toBe('suppressed');
    expect(await standing()).toEqual(['bounced', 'ended', 'suppressed']);
  });

  it('is believed by the signature of its mark only: guessing ends nobody’s mails', async () => {
    const database = await open();
    const other = await sentTo(database, 'other@example.org');
    await other.send();
    const { messageId, unsigned, send, standing } = await sentTo(database, 'reader@example.org');
    await send();
    const signature = messageId.slice(-32);
    const wrong = `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`;
    for (const forged of [
      // As every mail of earlier versions was marked.
      unsigned,
      'newsletter.1.1700000000000',
      `${unsigned}.${wrong}`,
      `${unsigned}.${signature.slice(0, 31)}`,
      // Signed for another reader, or for another mail to her.
      `${unsigned}.${other.messageId.slice(-32)}`,
      `${unsigned.replace('issue', 'mail')}.${signature}`,
    ]) {
      const outcome = await recordBounce(database, aBounce({ messageId: forged }), NOW);
      expect(['unsigned', 'no-report'], forged).toContain(outcome);
    }
    expect(await standing()).toEqual(['sent', 'active', 'open']);
    // What another reader was sent ends her own mails, whatever address is written into its report.
    const replayed = aBounce({ messageId: other.messageId, final: 'reader@example.org' });
    expect(await recordBounce(database, replayed, NOW)).toBe('suppressed');
    expect(await standing()).toEqual(['sent', 'active', 'open']);
    expect(await other.standing()).toEqual(['bounced', 'ended', 'suppressed']);
    // Some mail servers change the case of what they quote.
    const shouted = aBounce({ messageId: messageId.toUpperCase() });
    expect(await recordBounce(database, shouted, NOW)).toBe('suppressed');
    expect(await standing()).toEqual(['bounced', 'ended', 'suppressed']);
  });

  it('may be a welcome, which the queue signs; a stranger’s report changes nothing', async () => {
    const database = await open();
    const { standing } = await sentTo(database, 'reader@example.org');
    expect(await recordBounce(database, aBounce({ messageId: 'other.site' }), NOW)).toBe(
      'no-report',
    );
    expect(await recordBounce(database, 'reader@example.org is gone', NOW)).toBe('no-report');
    const unknown = `newsletter.${await signMailId(database, 'issue.99.98')}`;
    expect(await recordBounce(database, aBounce({ messageId: unknown }), NOW)).toBe('kept');
    expect(await standing()).toEqual(['queued', 'active', 'open']);
    const marks: string[] = [];
    const mailer: Mailer = {
      how: 'smtp',
      send: async (_mail, id) => void marks.push(id),
      close: () => undefined,
    };
    const publicUrl = 'https://shop.example';
    const queue = { database, mailer, publicUrl, now: () => NOW, onError: () => undefined };
    await createMailQueue(queue).deliver();
    expect(marks).toHaveLength(1);
    const welcome = { messageId: `newsletter.${marks[0]}`, final: 'forwarded@example.com' };
    expect(await recordBounce(database, aBounce({ ...welcome, status: '5.2.2' }), NOW)).toBe(
      'failed',
    );
    expect(await recordBounce(database, aBounce(welcome), NOW)).toBe('suppressed');
    expect(await standing()).toEqual(['queued', 'ended', 'suppressed']);
  });
});

it('is reported to BOUNCE_EMAIL, which every mail names as the sender of its envelope', async () => {
  const senders: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom({ address }, _session, done) {
      senders.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const from = 'Proteinwise <hello@shop.example>';
  const letter = { to: 'reader@example.org', subject: 'News', text: 'Hello' };
  for (const returnTo of [undefined, 'bounces@shop.example']) {
    const mailer = createMailer({ smtpUrl, from, returnTo, outbox: tmpdir() });
    await mailer.send(letter, 'one');
    mailer.close();
    const committed = createCommittedMailer(smtpUrl, from, returnTo);
    expect(await committed.send(letter, 'issue.1.1', async () => true)).toBe('sent');
    committed.close();
  }
  const [own, bounces] = ['hello@shop.example', 'bounces@shop.example'];
  expect(senders).toEqual([own, own, bounces, bounces]);
  await new Promise<void>((ended) => server.close(() => ended()));
});

it('is piped into the operator’s command', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-bounce-'));
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database);
    const { messageId, send, standing } = await sentTo(database, 'reader@example.org');
    await send();
    const command = spawn(process.execPath, ['scripts/operator.ts', 'bounce'], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
    command.stdin.end(aBounce({ messageId }));
    expect(await text(command.stdout)).toContain('nothing more is sent to it');
    expect(await standing()).toEqual(['bounced', 'ended', 'suppressed']);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';
import { goodbyeMail, welcomeMail } from './subscription-mails.ts';

const FROM = 'Proteinwise <news@example.com>';
const context = { publicUrl: 'https://example.com', token: 'a+b/c' };
const ADDRESS = 'https://example.com/newsletter/unsubscribe?token=a%2Bb%2Fc';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proteinwise-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Undoes the soft line breaks of quoted-printable, so that long links can be read. */
const unfolded = (raw: string) =>
  raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n ', ' ');

describe('mail', () => {
  it('is written to the outbox, complete, where no SMTP server is set', async () => {
    const mailer = createMailer({ from: FROM, outbox: join(folder, 'outbox') });
    expect(mailer.how).toBe('outbox');
    await mailer.send(welcomeMail('reader@example.org', context), '7.1');
    const [file = '', ...others] = readdirSync(join(folder, 'outbox'));
    expect(others).toEqual([]);
    expect(file).toBe('7.1.eml');
    expect(statSync(join(folder, 'outbox', file)).mode & 0o077).toBe(0);
    const mail = unfolded(readFileSync(join(folder, 'outbox', file), 'utf8'));
    expect(mail).toContain('To: reader@example.org');
    expect(mail).toContain(`Unsubscribe: ${ADDRESS}`);
  });

  it('goes through a real SMTP server, with the one-click header of RFC 8058', async () => {
    const received: { to: string[]; raw: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let raw = '';
        stream.on('data', (chunk: Buffer) => {
          raw += chunk.toString('utf8');
        });
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
          done();
        });
      },
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: FROM,
      outbox: folder,
    });
    await mailer.send(welcomeMail('reader@example.org', context), '7.1');
    await mailer.send(goodbyeMail('reader@example.org', context), '7.1');
    mailer.close();
    await new Promise<void>((ended) => server.close(() => ended()));
    expect(received.map(({ to }) => to)).toEqual([['reader@example.org'], ['reader@example.org']]);
    const [welcome = '', goodbye = ''] = received.map(({ raw }) => unfolded(raw));
    expect(welcome).toContain(`List-Unsubscribe: <${ADDRESS}>`);
    expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(goodbye).toContain('last mail to this address');
    expect(goodbye).not.toContain('List-Unsubscribe:');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says so when the SMTP server cannot be reached', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: FROM, outbox: folder });
    await expect(mailer.send(welcomeMail('reader@example.org', context), '7.1')).rejects.toThrow(
      /ECONNREFUSED/,
    );
  });
});

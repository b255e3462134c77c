import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One mail, plain text. `oneClickUnsubscribe` is an absolute https address that takes a POST (RFC 8058). */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly oneClickUnsubscribe?: string | undefined;
}

/** Sends mails. `send` rejects when the mail could be neither sent nor kept. */
export interface Mailer {
  readonly how: 'smtp' | 'outbox';
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** smtp:// or smtps:// address with credentials; where it is not set, mails are written to `outbox`. */
  readonly smtpUrl?: string | undefined;
  /** Sender, "Proteinwise <hello@example.com>". */
  readonly from: string;
  /** Folder for .eml files (var/outbox). */
  readonly outbox: string;
}

const SMTP_TIMEOUT_MS = 10_000;

function messageOf(mail: Mail, from: string) {
  const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };
  if (mail.oneClickUnsubscribe !== undefined) {
    headers['List-Unsubscribe'] = `<${mail.oneClickUnsubscribe}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  return { from, to: mail.to, subject: mail.subject, text: mail.text, headers };
}

/** Something made when it is first needed: nodemailer takes 40 files and some megabytes, a start has a second. */
function whenNeeded<T extends { close(): void }>(make: () => Promise<T>) {
  let made: Promise<T> | undefined;
  return {
    get: () => (made ??= make()),
    close: () => {
      made?.then(
        (transport) => transport.close(),
        () => undefined,
      );
    },
  };
}

/**
 * Mails through SMTP when configured, otherwise into the outbox as .eml files, which any mail program opens.
 * An .eml file appears complete or not at all.
 */
export function createMailer({ smtpUrl, from, outbox }: MailerOptions): Mailer {
  if (smtpUrl !== undefined) {
    const transport = whenNeeded(async () => {
      const { createTransport } = await import('nodemailer');
      return createTransport({
        url: smtpUrl,
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
      });
    });
    return {
      how: 'smtp',
      send: async (mail) => {
        await (await transport.get()).sendMail(messageOf(mail, from));
      },
      close: () => transport.close(),
    };
  }
  const composer = whenNeeded(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true });
  });
  return {
    how: 'outbox',
    async send(mail) {
      const { message } = await (await composer.get()).sendMail(messageOf(mail, from));
      await mkdir(outbox, { recursive: true });
      const file = join(outbox, `${randomUUID()}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

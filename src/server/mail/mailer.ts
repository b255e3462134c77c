import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../start/config.ts';

/** One mail, plain text. `oneClickUnsubscribe` is an absolute https address that takes a POST (RFC 8058). */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML, for newsletters. */
  readonly html?: string | undefined;
  readonly oneClickUnsubscribe?: string | undefined;
}

/** Sends mails. `send` rejects where the mail could not be sent, or not be written to the outbox; log `describeMailFailure` only. */
export interface Mailer {
  readonly how: 'smtp' | 'outbox';
  /** `id` names the mail: sent again it carries the same Message-ID, so that mail programs see that it is the same. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** smtp:// or smtps:// address with credentials; where it is not set, mails are written to `outbox`. */
  readonly smtpUrl?: string | undefined;
  /** Sender, "Proteinwise <hello@example.com>". */
  readonly from: string;
  /** Where mail servers report mails that came back; by default the sender. */
  readonly returnTo?: string | undefined;
  /** Folder for .eml files (var/outbox). */
  readonly outbox: string;
}

/** How long a mail server may stay silent. */
const SMTP_TIMEOUT_MS = 10_000;

/**
 * A failed attempt in codes: of the machine ("ECONNREFUSED"), of SMTP ("550 5.1.1 at RCPT TO"). Nothing of what the other
 * server wrote is repeated: servers answer with the addresses of persons, in any spelling.
 */
export function describeMailFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { code, responseCode, response, command } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly response?: unknown;
    readonly command?: unknown;
  };
  const parts = [
    typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'failed',
    typeof responseCode === 'number' ? String(responseCode) : '',
    typeof response === 'string'
      ? (/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3}) /.exec(response)?.[1] ?? '')
      : '',
    typeof command === 'string' && /^[A-Z ]{1,20}$/.test(command) ? `at ${command}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** What nodemailer makes a mail's bytes of. */
export function messageOf(mail: Mail, from: string, id: string) {
  const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };
  if (mail.oneClickUnsubscribe !== undefined) {
    headers['List-Unsubscribe'] = `<${mail.oneClickUnsubscribe}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  const host = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  const messageId = `<newsletter.${id}@${host}>`;
  const { to, subject, text, html } = mail;
  return { from, to, subject, text, ...(html === undefined ? {} : { html }), headers, messageId };
}

/** Whom mails come from: "Proteinwise <hello@example.com>". */
export function senderOf({ CONTACT_EMAIL, public: { publicUrl } }: Config): string {
  return `Proteinwise <${CONTACT_EMAIL ?? `newsletter@${new URL(publicUrl).hostname}`}>`;
}

/** The mailer of the configuration: SMTP, or .eml files under `DATA_DIR/outbox`. */
export function configuredMailer(config: Config): Mailer {
  return createMailer({
    smtpUrl: config.SMTP_URL,
    from: senderOf(config),
    returnTo: config.BOUNCE_EMAIL,
    outbox: join(config.DATA_DIR, 'outbox'),
  });
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

export const ONE_CONNECTION = { pool: true, maxConnections: 1, maxMessages: Infinity } as const;

/** Sends over SMTP, each mail over a connection of its own; with `ONE_CONNECTION` all over one that lasts. */
export function smtpTransport(url: string, pool?: typeof ONE_CONNECTION) {
  return whenNeeded(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      ...pool,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
  });
}

/**
 * Mails through SMTP when configured, otherwise into the outbox as .eml files, which any mail program opens.
 * An .eml file appears complete or not at all.
 */
export function createMailer({ smtpUrl, from, returnTo, outbox }: MailerOptions): Mailer {
  if (smtpUrl !== undefined) {
    const transport = smtpTransport(smtpUrl);
    return {
      how: 'smtp',
      send: async (mail, id) => {
        const envelope =
          returnTo === undefined ? {} : { envelope: { from: returnTo, to: mail.to } };
        await (await transport.get()).sendMail({ ...messageOf(mail, from, id), ...envelope });
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
    async send(mail, id) {
      const { message } = await (await composer.get()).sendMail(messageOf(mail, from, id));
      await mkdir(outbox, { recursive: true });
      const file = join(outbox, `${id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

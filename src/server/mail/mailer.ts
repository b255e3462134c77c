import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** A plain-text mail. `oneClickUnsubscribe` is an absolute https URL that accepts a POST (RFC 8058). */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as HTML, for newsletters. */
  readonly html?: string | undefined;
  readonly oneClickUnsubscribe?: string | undefined;
}

/** Sends mails. `send` rejects if it can neither send nor write to the outbox; log only `describeMailFailure`. */
export interface Mailer {
  readonly how: 'smtp' | 'outbox';
  /** `id` identifies the mail: if it is sent again, it gets the same Message-ID. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** smtp:// or smtps:// URL with credentials. If unset, mails are written to `outbox`. */
  readonly smtpUrl?: string | undefined;
  /** The sender, such as "Proteinwise <hello@example.com>". */
  readonly from: string;
  /** The address to which mail servers send bounces (default: the sender). */
  readonly returnTo?: string | undefined;
  /** Folder for .eml files (var/outbox). */
  readonly outbox: string;
}

const SMTP_TIMEOUT_MS = 10_000;

/** The enhanced status code of a refusal (RFC 3463), such as "5.1.1". Null if the server gives none. */
export function enhancedCodeOf(error: unknown): string | null {
  const { response } = error as { readonly response?: unknown };
  if (typeof response !== 'string') return null;
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3}) /.exec(response)?.[1] ?? null;
}

/**
 * Describes a failed attempt by system codes ("ECONNREFUSED") and SMTP codes ("550 5.1.1 at RCPT TO"). The server's
 * text is left out because it may contain e-mail addresses.
 */
export function describeMailFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { code, responseCode, command } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly command?: unknown;
  };
  const parts = [
    typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'failed',
    typeof responseCode === 'number' ? String(responseCode) : '',
    enhancedCodeOf(error) ?? '',
    typeof command === 'string' && /^[A-Z ]{1,20}$/.test(command) ? `at ${command}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Converts a mail to nodemailer's format. */
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

/** The sender of mails, such as "Proteinwise <hello@example.com>". */
export function senderOf({ CONTACT_EMAIL, public: { publicUrl } }: Config): string {
  return `Proteinwise <${CONTACT_EMAIL ?? `newsletter@${new URL(publicUrl).hostname}`}>`;
}

/** Creates the configured mailer: SMTP, or .eml files under `DATA_DIR/outbox`. */
export function configuredMailer(config: Config): Mailer {
  return createMailer({
    smtpUrl: config.SMTP_URL,
    from: senderOf(config),
    returnTo: config.BOUNCE_EMAIL,
    outbox: join(config.DATA_DIR, 'outbox'),
  });
}

/** Creates a transport on first use, because loading nodemailer would slow down startup. */
function lazyTransport<T extends { close(): void }>(make: () => Promise<T>) {
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

/** An SMTP transport: one connection per mail, or one persistent connection with `ONE_CONNECTION`. */
export function smtpTransport(url: string, pool?: typeof ONE_CONNECTION) {
  return lazyTransport(async () => {
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
 * Creates a mailer that sends over SMTP if configured. Otherwise it writes .eml files, which any mail program opens, to
 * the outbox; each file appears complete or not at all.
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
  const composer = lazyTransport(async () => {
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

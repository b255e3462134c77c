import { Readable } from 'node:stream';
import {
  describeMailFailure,
  type Mail,
  messageOf,
  ONE_CONNECTION,
  smtpTransport,
} from './mailer.ts';

/** Sends mails that must not be sent twice, over one persistent connection. */
export interface CommittedMailer {
  /**
   * Awaits `commit` before it sends the last byte of the mail. If `commit` returns false or throws, or the process
   * ends, the mail server has an incomplete mail and drops it ("held"). After true, the mail may have been delivered:
   * rejects with `DeliveryUnknownError` if that is not known, and with nodemailer's error if the server refused it.
   */
  send(mail: Mail, id: string, commit: () => Promise<boolean>): Promise<'sent' | 'held'>;
  close(): void;
}

/** Thrown if the connection breaks after a mail was handed over but before the mail server accepted or refused it. */
export class DeliveryUnknownError extends Error {
  override readonly name = 'DeliveryUnknownError';
}

async function compose(mail: Mail, from: string, id: string): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return (await composer.sendMail(messageOf(mail, from, id))).message as Buffer;
}

/** Whether an error is a refusal by the mail server (has a response code). */
const isRefusal = (error: unknown) =>
  typeof (error as { readonly responseCode?: unknown }).responseCode === 'number';

/**
 * Creates a mailer over SMTP. `from` is the sender, such as "Proteinwise <hello@example.com>"; `returnTo` receives
 * bounces (default: the sender's address).
 */
export function createCommittedMailer(
  smtpUrl: string,
  from: string,
  returnTo?: string,
): CommittedMailer {
  const transport = smtpTransport(smtpUrl, ONE_CONNECTION);
  const sender = returnTo ?? /<([^>]+)>$/.exec(from)?.[1] ?? from;
  return {
    async send(mail, id, commit) {
      const message = await compose(mail, from, id);
      const attempt: { hasFailed: boolean; committed: Promise<boolean> | null } = {
        hasFailed: false,
        committed: null,
      };
      async function* bytes() {
        yield message;
        // Streams read ahead: the address may already have been refused, or may be refused during the commit.
        if (attempt.hasFailed) return;
        attempt.committed = commit();
        if (!(await attempt.committed)) throw new Error('held back');
      }
      const raw = Readable.from(bytes(), { objectMode: false });
      try {
        await (await transport.get()).sendMail({ envelope: { from: sender, to: [mail.to] }, raw });
        return 'sent';
      } catch (error) {
        attempt.hasFailed = true;
        const committed = await attempt.committed;
        if (committed === false) return 'held';
        if (committed === true && !isRefusal(error))
          throw new DeliveryUnknownError(describeMailFailure(error));
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

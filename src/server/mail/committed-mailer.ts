import { Readable } from 'node:stream';
import {
  describeMailFailure,
  type Mail,
  messageOf,
  ONE_CONNECTION,
  smtpTransport,
} from './mailer.ts';

/** Sends mails that must not go out twice, over one lasting connection. */
export interface CommittedMailer {
  /**
   * Awaits `commit` before the last byte of the mail is sent. If that returns false or throws, or the process ends, the mail server
   * has no complete mail and drops it ("held"). After true the mail may have been delivered: rejects with `DeliveryUnknownError`
   * if that is not known, and with the error of nodemailer if the server refused it.
   */
  send(mail: Mail, id: string, commit: () => Promise<boolean>): Promise<'sent' | 'held'>;
  close(): void;
}

/** The connection broke after a mail was handed over and before the mail server accepted or refused it. */
export class DeliveryUnknownError extends Error {
  override readonly name = 'DeliveryUnknownError';
}

async function compose(mail: Mail, from: string, id: string): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return (await composer.sendMail(messageOf(mail, from, id))).message as Buffer;
}

/** Whether an error is a refusal by the mail server, with its code. */
const isRefusal = (error: unknown) =>
  typeof (error as { readonly responseCode?: unknown }).responseCode === 'number';

/** A mailer over SMTP; `from` is "Proteinwise <hello@example.com>", `returnTo` where mail servers report (by default the same). */
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
        // Streams read ahead: the address may have been refused already, or be refused while this commits.
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

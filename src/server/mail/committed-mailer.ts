import { Readable } from 'node:stream';
import {
  describeMailFailure,
  type Mail,
  messageOf,
  SMTP_TIMEOUT_MS,
  whenNeeded,
} from './mailer.ts';

/** Sends mails that must not go out twice, over one lasting connection. */
export interface CommittedMailer {
  /**
   * Before the mail's last byte goes out, `commit` is awaited: where it answers false, fails, or the process ends in it, the mail
   * server has no whole mail and drops it ("held"). Once it has answered true the mail may have gone out, whatever happens after:
   * fails with `HandedOver` where that is not known, and as nodemailer does where the server refused it.
   */
  send(mail: Mail, id: string, commit: () => Promise<boolean>): Promise<'sent' | 'held'>;
  close(): void;
}

/** The connection broke after a mail was handed over and before the mail server said whether it took it. */
export class HandedOver extends Error {
  override readonly name = 'HandedOver';
}

async function compose(mail: Mail, from: string, id: string): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return (await composer.sendMail(messageOf(mail, from, id))).message as Buffer;
}

/** A mailer over SMTP; `from` is "Proteinwise <hello@example.com>", `returnTo` where mail servers report (by default the same). */
export function createCommittedMailer(
  smtpUrl: string,
  from: string,
  returnTo?: string,
): CommittedMailer {
  const transport = whenNeeded(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      maxMessages: Infinity,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
  });
  const sender = returnTo ?? /<([^>]+)>$/.exec(from)?.[1] ?? from;
  return {
    async send(mail, id, commit) {
      const message = await compose(mail, from, id);
      let committing: Promise<boolean> | null = null;
      let failed = false;
      async function* bytes() {
        yield message;
        if (failed) return;
        committing = commit();
        if (!(await committing)) throw new Error('held back');
      }
      const raw = Readable.from(bytes(), { objectMode: false });
      try {
        await (await transport.get()).sendMail({ envelope: { from: sender, to: [mail.to] }, raw });
        return 'sent';
      } catch (error) {
        // The bytes are asked for ahead: a commit may still be under way when the address has been refused.
        failed = true;
        const committed = await (committing as Promise<boolean> | null);
        if (committed === false) return 'held';
        const { responseCode } = error as { readonly responseCode?: unknown };
        if (committed === true && typeof responseCode !== 'number')
          throw new HandedOver(describeMailFailure(error));
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

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

/** Whether a mail server has answered with a code, which is no where it is an error. */
const isAnswer = (error: unknown) =>
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
        // Bytes are asked for ahead: the address may have been refused by now, or may be while this commits.
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
        if (committed === true && !isAnswer(error))
          throw new HandedOver(describeMailFailure(error));
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

import { join } from 'node:path';
import type { NewsletterListener } from '#api/newsletter.ts';
import type { Config } from '../start/config.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { goodbyeMail, welcomeMail } from '../mail/newsletter-mails.ts';

/** The mailer of the configuration: SMTP, or .eml files under `DATA_DIR/outbox`. */
export function configuredMailer(config: Config): Mailer {
  const host = new URL(config.public.publicUrl).hostname;
  return createMailer({
    smtpUrl: config.SMTP_URL,
    from: `Proteinwise <${config.CONTACT_EMAIL ?? `newsletter@${host}`}>`,
    outbox: join(config.DATA_DIR, 'outbox'),
  });
}

/** Sends the newsletter's mails after the answer has gone out; failures go to `onError`, without the address. */
export function mailSubscribers(
  mailer: Mailer,
  publicUrl: string,
  onError: (error: unknown) => void,
): NewsletterListener {
  return {
    subscribed({ email, token }) {
      mailer.send(welcomeMail(email, { publicUrl, token })).catch(onError);
    },
    unsubscribed(email) {
      mailer.send(goodbyeMail(email, { publicUrl })).catch(onError);
    },
  };
}

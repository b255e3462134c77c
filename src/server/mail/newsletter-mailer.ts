import type { Database } from '#database/connection/open-database.ts';
import type { NewsletterMailer } from '#services/newsletter/issues.ts';
import type { Config } from '../config.ts';
import { createCommittedMailer } from './committed-mailer.ts';
import { describeMailFailure, type Mailer, senderOf } from './mailer.ts';
import { newsletterHtml, newsletterMail } from './issue-mail.ts';
import { createNewsletterSender } from './newsletter-sender.ts';

/**
 * Creates the mailer for previews, tests and newsletters over the configured mail server. Without a server, tests go to
 * the outbox and newsletters cannot be sent.
 */
export function createNewsletterMailer(parts: {
  readonly config: Config;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}): NewsletterMailer & { readonly close: () => void } {
  const { config, database, mailer, now, onError } = parts;
  const { publicUrl, operatorName, operatorAddress } = config.public;
  const operator = [operatorName, operatorAddress].filter(Boolean).join(', ') || null;
  const context = { publicUrl, operator };
  const { SMTP_URL: smtpUrl } = config;
  const committed =
    smtpUrl === undefined
      ? null
      : createCommittedMailer(smtpUrl, senderOf(config), config.BOUNCE_EMAIL);
  const sender =
    committed && createNewsletterSender({ database, mailer: committed, context, now, onError });
  return {
    canSend: sender !== null,
    preview: (issue) => ({
      subject: issue.subject,
      html: newsletterHtml(issue.markdown, publicUrl),
      text: newsletterMail('', issue, { ...context, token: '' }).text,
    }),
    async sendTest(issue, to) {
      // The unsubscribe link of a test mail belongs to no subscription.
      const letter = newsletterMail(to, issue, { ...context, token: 'test' });
      const subject = `Test: ${issue.subject}`;
      try {
        await mailer.send({ ...letter, subject }, `test.${now()}`);
        return null;
      } catch (error) {
        return describeMailFailure(error);
      }
    },
    wake: () => sender?.wake(),
    close: () => committed?.close(),
  };
}

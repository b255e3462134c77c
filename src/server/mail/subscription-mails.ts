import type { Mail } from './mailer.ts';

/**
 * The parts of a mail's links. `token` is unguessable and identifies the subscription; the e-mail address itself is
 * never in a link.
 */
export interface SubscriptionMailContext {
  readonly publicUrl: string;
  readonly token: string;
}

/** The URL of the page on which a reader unsubscribes. It also accepts the one-click POST of mail programs. */
export function unsubscribeAddress({ publicUrl, token }: SubscriptionMailContext): string {
  return `${publicUrl}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
}

const footer = (address: string) =>
  `--\nYou get this mail because this address was entered in the newsletter form of Proteinwise.\nUnsubscribe: ${address}\n`;

function confirmAddress({ publicUrl, token }: SubscriptionMailContext): string {
  return `${publicUrl}/newsletter/confirm?token=${encodeURIComponent(token)}`;
}

/** The mail that asks to confirm a subscription (double opt-in). Without confirmation nothing more is sent. */
export function confirmMail(to: string, context: SubscriptionMailContext): Mail {
  return {
    to,
    subject: 'Please confirm your Proteinwise newsletter',
    text: [
      'This address was entered in the newsletter form of Proteinwise. The subscription begins when you confirm it:',
      '',
      confirmAddress(context),
      '',
      'If it was not you, do nothing: no newsletter is sent to you, and the address is erased after 30 days.',
      '',
    ].join('\n'),
  };
}

/** The mail that thanks a reader for subscribing, with an unsubscribe link. */
export function welcomeMail(to: string, context: SubscriptionMailContext): Mail {
  const address = unsubscribeAddress(context);
  return {
    to,
    subject: 'You are subscribed to Proteinwise',
    text: [
      "Thank you for subscribing to our newsletter. We'll keep you updated on new products and features.",
      '',
      `If it was not you who subscribed, one click ends it: ${address}`,
      '',
      footer(address),
    ].join('\n'),
    oneClickUnsubscribe: address,
  };
}

/** The mail that confirms the end of a subscription. It needs no unsubscribe link. */
export function goodbyeMail(
  to: string,
  { publicUrl }: Pick<SubscriptionMailContext, 'publicUrl'>,
): Mail {
  return {
    to,
    subject: 'You are unsubscribed from Proteinwise',
    text: [
      'You will get no more newsletters from us. This is the last mail to this address.',
      '',
      `If that was a mistake, you can subscribe again at ${publicUrl}/.`,
      '',
    ].join('\n'),
  };
}

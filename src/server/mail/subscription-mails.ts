import type { Mail } from './mailer.ts';

/** Where a mail's links lead. `token` is unguessable and names the subscription; the address itself is never in a link. */
export interface SubscriptionMailContext {
  readonly publicUrl: string;
  readonly token: string;
}

/** The page on which a reader unsubscribes; it also takes the one-click POST of mail programs. */
export function unsubscribeAddress({ publicUrl, token }: SubscriptionMailContext): string {
  return `${publicUrl}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
}

const footer = (address: string) =>
  `--\nYou get this mail because this address was entered in the newsletter form of Proteinwise.\nUnsubscribe: ${address}\n`;

/** The page on which a subscription is confirmed. */
function confirmAddress({ publicUrl, token }: SubscriptionMailContext): string {
  return `${publicUrl}/newsletter/confirm?token=${encodeURIComponent(token)}`;
}

/** Asks whether the subscription was meant (double opt-in); without an answer nothing more is sent. */
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

/** Thanks for subscribing, with the link that ends it. */
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

/** Confirms the end of a subscription; it has no link with a token, since nothing is left to end. */
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

import type { NewsletterSubscription } from '#contract/newsletter.ts';
import {
  confirmSubscription,
  endSubscription,
  eraseSubscription,
  readSubscriptions,
  writeSubscription,
} from '#database/newsletter/newsletter.ts';
import { checkEmail } from '#domain/newsletter/email-address.ts';
import { hashToken } from '../access/random-token.ts';
import type { Site } from '../site.ts';

/**
 * Subscribes an address to the newsletter. Unless it is already active, queues its confirmation mail (if `confirm`) or
 * welcome mail. The response must not reveal to a visitor which of these happened.
 */
export async function subscribeToNewsletter(
  site: Site,
  request: { readonly email: string; readonly subscriptionSource: string },
  confirm: boolean,
): Promise<void> {
  const check = checkEmail(request.email);
  if (!check.ok) throw new Error(`An address came unchecked: it is ${check.reason}`);
  const { email } = check;
  const { subscriptionSource } = request;
  await writeSubscription(site.database, {
    email,
    subscriptionSource,
    confirm,
    now: site.now(),
  });
}

/** Confirms the subscription of a token from a confirmation mail. Idempotent. Returns false if the token is unknown. */
export function confirmNewsletter(site: Site, token: string): Promise<boolean> {
  return confirmSubscription(site.database, hashToken(token), site.now());
}

/** Ends the subscription of a token from a mail. Idempotent. Returns false if the token is unknown. */
export function unsubscribeFromNewsletter(site: Site, token: string): Promise<boolean> {
  return endSubscription(site.database, hashToken(token), site.now());
}

/** Every newsletter subscription, newest first. For operators only. */
export function listSubscriptions(site: Site): Promise<readonly NewsletterSubscription[]> {
  return readSubscriptions(site.database);
}

/** Erases a subscription and its tokens. Returns false if there is no such subscription. */
export function eraseSubscriber({ database }: Site, id: number): Promise<boolean> {
  return eraseSubscription(database, id);
}

import type { NewsletterSubscription } from '#contract/newsletter.ts';
import {
  endSubscription,
  eraseSubscription,
  readSubscriptions,
  writeSubscription,
} from '#database/newsletter.ts';
import { checkEmail } from '#domain/newsletter/email-address.ts';
import { hashToken, makeToken } from '../access/random-token.ts';
import type { Site } from '../site.ts';

/** A subscription that has just become active. The token opens its unsubscribe link and is known to nobody else. */
export interface NewSubscriber {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/**
 * Enters an address for the newsletter. Answers the new subscriber, who is to get a mail, or null where the
 * address was active already: the caller must not let a visitor tell the two apart.
 */
export async function subscribeToNewsletter(
  site: Site,
  request: { readonly email: string; readonly subscriptionSource: string },
): Promise<NewSubscriber | null> {
  const check = checkEmail(request.email);
  if (!check.ok) throw new Error(`An address came unchecked: it is ${check.reason}`);
  const { email } = check;
  const token = makeToken();
  const { id, activated } = await writeSubscription(site.database, {
    email,
    subscriptionSource: request.subscriptionSource,
    now: site.now(),
    tokenHash: hashToken(token),
  });
  return activated ? { id, email, token } : null;
}

/**
 * Ends the subscription whose mail held this token; doing it twice is the same. Null if the token is not known; else
 * the address, and whether a farewell is due because it was active until now.
 */
export function unsubscribeFromNewsletter(
  site: Site,
  token: string,
): Promise<{ readonly email: string; readonly ended: boolean } | null> {
  return endSubscription(site.database, hashToken(token), site.now());
}

/** Every newsletter subscription, newest first. For operators only. */
export function listSubscriptions(site: Site): Promise<readonly NewsletterSubscription[]> {
  return readSubscriptions(site.database);
}

/** Removes an address of the newsletter and its tokens for good; false if there is no such subscription. */
export function eraseSubscriber({ database }: Site, id: number): Promise<boolean> {
  return eraseSubscription(database, id);
}

import { writeSubscription } from '#database/newsletter.ts';
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

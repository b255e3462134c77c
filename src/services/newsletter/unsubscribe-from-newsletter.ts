import { endSubscription } from '#database/newsletter.ts';
import { hashToken } from '../access/random-token.ts';
import type { Site } from '../site.ts';

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

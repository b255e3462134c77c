import { endSubscription } from '#database/newsletter.ts';
import { hashToken } from './random-token.ts';
import type { Site } from './site.ts';

/** Ends the subscription whose mail held this token; doing it twice is the same. False if the token is not known. */
export function unsubscribeFromNewsletter(site: Site, token: string): Promise<boolean> {
  return endSubscription(site.database, hashToken(token), site.now());
}

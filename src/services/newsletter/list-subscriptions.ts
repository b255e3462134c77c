import type { NewsletterSubscription } from '#contract/newsletter.ts';
import { readSubscriptions } from '#database/newsletter.ts';
import type { Site } from '../site.ts';

/** Every newsletter subscription, newest first. For operators only. */
export function listSubscriptions(site: Site): Promise<readonly NewsletterSubscription[]> {
  return readSubscriptions(site.database);
}

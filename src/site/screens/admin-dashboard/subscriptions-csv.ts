import type { NewsletterSubscription } from '#contract/newsletter.ts';
import { writeCsv } from '../../admin/write-csv.ts';
import { subscriptionState } from './subscription-state.ts';

/** Returns the subscriptions as CSV, with a header. */
export function subscriptionsCsv(subscriptions: readonly NewsletterSubscription[]): string {
  const rows = subscriptions.map((subscription) => [
    subscription.email,
    subscription.createdAt,
    subscription.subscriptionSource,
    subscriptionState(subscription),
  ]);
  return writeCsv([['email', 'createdAt', 'source', 'state'], ...rows]);
}

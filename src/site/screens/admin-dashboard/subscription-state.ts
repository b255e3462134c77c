import type { NewsletterSubscription } from '#contract/newsletter.ts';

/** Returns the badge of a subscription: the two that are specified, or one of two for confirmation and mail servers. */
export function subscriptionState(
  subscription: NewsletterSubscription,
): 'Active' | 'Unsubscribed' | 'Not confirmed' | 'Refused by mail server' {
  if (subscription.isActive) return 'Active';
  if (subscription.isSuppressed) return 'Refused by mail server';
  return subscription.isPending ? 'Not confirmed' : 'Unsubscribed';
}

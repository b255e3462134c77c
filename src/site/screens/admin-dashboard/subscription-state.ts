import type { NewsletterSubscription } from '#contract/newsletter.ts';

/** How a subscription stands, in the badge's words: the specified two, and two that confirmation and mail servers bring. */
export function subscriptionState(
  subscription: NewsletterSubscription,
): 'Active' | 'Unsubscribed' | 'Not confirmed' | 'Refused by mail server' {
  if (subscription.isActive) return 'Active';
  if (subscription.isSuppressed) return 'Refused by mail server';
  return subscription.isPending ? 'Not confirmed' : 'Unsubscribed';
}

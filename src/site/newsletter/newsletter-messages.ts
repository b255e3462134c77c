import { readRefusal } from '../client/read-refusal.ts';
import type { ToastMessage } from '../ui/toast.ts';

/** The toasts of the newsletter and the feedback (specification section 8). */
export const SUBSCRIBED: ToastMessage = {
  title: 'Subscribed!',
  description:
    "Thank you for subscribing to our newsletter. We'll keep you updated on new products and features.",
};

/** Shown in addition to the toast if subscriptions are confirmed by mail. */
export const CHECK_MAIL =
  'Please check your mail: the newsletter begins when you follow the link in it. Not there? Check your spam folder.';

export const FEEDBACK_RECEIVED: ToastMessage = {
  title: 'Feedback Received!',
  description: 'Thank you for your feedback. It helps us improve our platform.',
};

const FALLBACK = 'Failed to subscribe. Please try again.';

/** Returns the failure's toast: the server's error message, or a fallback if there is none. */
export function subscriptionFailed(failure: unknown): ToastMessage {
  return {
    title: 'Subscription Failed',
    description: readRefusal(failure)?.error ?? FALLBACK,
    variant: 'destructive',
  };
}

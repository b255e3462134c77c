import { ApiError } from '#contract/api.ts';
import type { ToastMessage } from '../ui/toast.ts';

/** The toasts of the newsletter and the feedback (specification section 8). */
export const SUBSCRIBED: ToastMessage = {
  title: 'Subscribed!',
  description:
    "Thank you for subscribing to our newsletter. We'll keep you updated on new products and features.",
};

export const FEEDBACK_RECEIVED: ToastMessage = {
  title: 'Feedback Received!',
  description: 'Thank you for your feedback. It helps us improve our platform.',
};

const FALLBACK = 'Failed to subscribe. Please try again.';

/** The failure's toast: the server's error message, or the fallback where there is none. */
export function subscriptionFailed(failure: unknown): ToastMessage {
  return {
    title: 'Subscription Failed',
    description: serverMessage(failure) ?? FALLBACK,
    variant: 'destructive',
  };
}

/** The `error` of a JSON answer, out of "status: body". */
function serverMessage(failure: unknown): string | null {
  if (!(failure instanceof ApiError)) return null;
  try {
    const body: unknown = JSON.parse(failure.message.slice(`${failure.status}: `.length));
    const message = typeof body === 'object' && body !== null && 'error' in body && body.error;
    return typeof message === 'string' && message.trim() !== '' ? message : null;
  } catch {
    return null;
  }
}

import type { EventBody } from '#contract/events.ts';

/** Length limit of a label in the events call, in characters. */
const LABEL_LENGTH = 100;

/** The document event that announces a counted event, for analytics that the visitor consented to. */
export const SITE_EVENT = 'counted';

/**
 * Counts an event on our own server without a cookie or an identity, and without waiting for the response
 * (specification section 7). Failures are ignored.
 */
export function sendEvent(event: EventBody): void {
  const label = event.label?.replaceAll('@', ' at ').slice(0, LABEL_LENGTH);
  const detail = { ...event, label };
  document.dispatchEvent(new CustomEvent(SITE_EVENT, { detail }));
  void fetch('/api/events', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(detail),
    keepalive: true,
  }).catch(() => undefined);
}

/** Reports a page view with its path (specification section 7). */
export function sendPageView(): void {
  sendEvent({ name: 'page_view', path: window.location.pathname.slice(0, 200) });
}

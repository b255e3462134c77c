import type { EventBody } from '#contract/events.ts';

/** Characters the events call takes for a label. */
const LABEL_LENGTH = 100;

/** Tells the document of an event that was counted, for statistics that a visitor consented to. */
export const SITE_EVENT = 'counted';

/**
 * Counts an event at our own server: no cookie, no identity, nothing waited for (specification section 7). Failures are
 * ignored.
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

/** Page views are reported with the path (specification section 7). */
export function sendPageView(): void {
  sendEvent({ name: 'page_view', path: window.location.pathname.slice(0, 200) });
}

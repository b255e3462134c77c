import type { EventBody, EventName } from '#contract/events.ts';
import { SITE_EVENT } from '../client/analytics.ts';

/** The category under which an event is reported (specification section 7). */
const CATEGORIES: Partial<Record<EventName, string>> = { affiliate_click: 'monetization' };

/** Removes the query, which holds a shopper's wishes and may reveal an illness. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

/** Reports this page view and each later event to the script of Google Analytics. */
export function reportToGoogleAnalytics(id: string): void {
  const layer = ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
  // The script accepts only the arguments object of a call, not an array.
  function tell(..._command: readonly unknown[]): void {
    layer.push(arguments);
  }
  const page = () => ({
    page_location: withoutQuery(window.location.href),
    page_referrer: withoutQuery(document.referrer),
  });
  const report = ({ name, label, value }: Pick<EventBody, 'name' | 'label' | 'value'>) =>
    tell('event', name, {
      ...page(),
      event_category: CATEGORIES[name],
      event_label: label,
      value,
    });
  tell('js', new Date());
  tell('config', id, { ...page(), send_page_view: false });
  report({ name: 'page_view' });
  document.addEventListener(SITE_EVENT, (event) =>
    report((event as CustomEvent<EventBody>).detail),
  );
}

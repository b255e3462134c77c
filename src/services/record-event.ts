import type { EventBody } from '#contract/events.ts';
import { insertEvents } from '#database/content/events.ts';
import type { Site } from './site.ts';

/** Stores a first-party event, with nothing about the visitor. */
export function recordEvent(site: Site, event: EventBody): Promise<void> {
  const { name, path = null, label = null, value = null } = event;
  return insertEvents(site.database, [{ name, path, label, value }], site.now());
}

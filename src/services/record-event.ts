import type { EventName } from '#contract/events.ts';
import { insertEvents } from '#database/events.ts';
import type { Site } from './site.ts';

/** Keeps a first-party event. It holds nothing about who caused it. */
export function recordEvent(
  site: Site,
  event: {
    readonly name: EventName;
    readonly path?: string | undefined;
    readonly label?: string | undefined;
    readonly value?: number | undefined;
  },
): Promise<void> {
  const { name, path = null, label = null, value = null } = event;
  return insertEvents(site.database, [{ name, path, label, value }], site.now());
}

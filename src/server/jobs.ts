import { deleteEventsBefore } from '#database/events.ts';
import type { ComposedSite } from './compose-site.ts';

const MINUTE = 60_000;
const SWEEP_EVERY = 10 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** Events are counts without persons; older ones answer no question an operator has. */
export const EVENTS_KEPT_DAYS = 400;

/** Forgets what has expired: sessions, throttling counts, old events. */
async function sweep({ site, sessions, throttle }: ComposedSite): Promise<void> {
  await sessions.sweep();
  await throttle.sweep();
  await deleteEventsBefore(site.database, site.now() - EVENTS_KEPT_DAYS * DAY);
}

const FLUSH_EVERY = MINUTE / 2;

/** Starts the regular chores of one process; the answer stops them. Failures are told, and tried again next time. */
export function startJobs(composed: ComposedSite, onError: (error: unknown) => void): () => void {
  const { database, fruitlessSearches, now } = composed.site;
  const timers = [
    setInterval(() => sweep(composed).catch(onError), SWEEP_EVERY).unref(),
    setInterval(() => fruitlessSearches.flush(database, now()).catch(onError), FLUSH_EVERY).unref(),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

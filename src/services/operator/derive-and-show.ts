import { setTimeout } from 'node:timers/promises';
import type { Site } from '../site.ts';

/** Derives what is pending; false where an import is running, which will do it. Given by the server: services know no importer. */
export type DerivePending = () => Promise<boolean>;

/** A call is answered within this time; what takes longer goes on beside. */
const ANSWER_WITHIN_MS = 4_000;

/**
 * What shoppers see is worked out, and this process shows it at once; others poll within two seconds. `first` comes before. What
 * fails beside is made good by the job that looks for what is pending. `began`: when the call came (`performance.now()`).
 */
export async function deriveAndShow(
  site: Site,
  derive: DerivePending,
  first: () => Promise<unknown> = async () => undefined,
  began = performance.now(),
): Promise<'done' | 'waiting'> {
  const work = async () => {
    await first();
    const done = await derive();
    await site.catalogue.refresh();
    return done ? ('done' as const) : ('waiting' as const);
  };
  const working = work();
  working.catch(() => undefined);
  const left = Math.max(0, began + ANSWER_WITHIN_MS - performance.now());
  return Promise.race([working, setTimeout(left, 'waiting' as const, { ref: false })]);
}

/**
 * Derives what was written, and has this process show it. What takes longer than a call may goes on beside; what fails then is
 * made good by the job that looks for what is pending.
 */
export async function deriveSoon(site: Site, derive: DerivePending): Promise<void> {
  const working = derive().then(() => showSoon(site));
  working.catch(() => undefined);
  await Promise.race([working, setTimeout(ANSWER_WITHIN_MS, undefined, { ref: false })]);
}

/** Has this process show what was written. Not waited for: a large catalogue takes its time, and the next poll sees it in any case. */
export function showSoon(site: Site): void {
  site.catalogue.refresh().catch(() => undefined);
}

import { setTimeout } from 'node:timers/promises';
import type { EditableSite } from '../site.ts';

/**
 * Derives pending products. Resolves to false if an import is running, which will derive them. Passed in, because
 * services do not import the importer.
 */
export type DerivePending = () => Promise<boolean>;

/** A request is answered within this time. Longer work continues in the background. */
const ANSWER_WITHIN_MS = 4_000;

/**
 * Runs `first`, derives pending products and refreshes this process; other processes poll within two seconds. Returns
 * `waiting` if an import is running, or if the work takes longer than the request; it then continues in the background,
 * and the job for pending products retries failures. `began` is the start of the request (`performance.now()`).
 */
export async function deriveAndShow(
  site: EditableSite,
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
 * Derives pending products, then refreshes this process in the background. A derivation that takes longer than the
 * request continues in the background; the job for pending products retries failures.
 */
export async function deriveAndRefresh(site: EditableSite, derive: DerivePending): Promise<void> {
  const working = derive().then(() => refreshInBackground(site));
  working.catch(() => undefined);
  await Promise.race([working, setTimeout(ANSWER_WITHIN_MS, undefined, { ref: false })]);
}

/** Refreshes this process in the background. If that fails, the next poll does it. */
export function refreshInBackground(site: EditableSite): void {
  site.catalogue.refresh().catch(() => undefined);
}

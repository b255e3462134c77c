import { setTimeout } from 'node:timers/promises';
import type { EditableSite } from '../site.ts';

/** Derives what is pending; false if an import is running, which will do it. Passed in, because services do not import the importer. */
export type DerivePending = () => Promise<boolean>;

/** A call is answered within this time; longer work continues in the background. */
const ANSWER_WITHIN_MS = 4_000;

/**
 * Runs `first`, derives what is pending and refreshes this process; other processes poll within two seconds. `waiting`:
 * an import is running, or the work takes longer than the call and continues in the background. Failures there are retried by
 * the job for pending products. `began` is the start of the call (`performance.now()`).
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
 * Derives what was written and refreshes this process in the background. Derivations that take longer than a call continue in
 * the background, too; failures are retried by the job for pending products.
 */
export async function deriveSoon(site: EditableSite, derive: DerivePending): Promise<void> {
  const working = derive().then(() => showSoon(site));
  working.catch(() => undefined);
  await Promise.race([working, setTimeout(ANSWER_WITHIN_MS, undefined, { ref: false })]);
}

/** Refreshes this process in the background; if that fails, the next poll does it. */
export function showSoon(site: EditableSite): void {
  site.catalogue.refresh().catch(() => undefined);
}

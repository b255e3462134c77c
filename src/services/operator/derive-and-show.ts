import { setTimeout } from 'node:timers/promises';
import type { Site } from '../site.ts';

/** Derives what is pending; false where an import is running, which will do it. Given by the server: services know no importer. */
export type DerivePending = () => Promise<boolean>;

/** A call is answered within this time; work that takes longer goes on in the background. */
const ANSWER_WITHIN_MS = 4_000;

/**
 * Does `first`, derives what is pending, and has this process show it at once; other processes poll within two seconds. `waiting`:
 * an import is running, or the work takes longer than the call and goes on in the background; what fails there is repeated by
 * the job that looks for pending products. `began`: when the call came (`performance.now()`).
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
 * Derives what was written and has this process show it, without waiting for that. Work that takes longer than a call goes on in
 * the background; what fails there is repeated by the job that looks for pending products.
 */
export async function deriveSoon(site: Site, derive: DerivePending): Promise<void> {
  const working = derive().then(() => showSoon(site));
  working.catch(() => undefined);
  await Promise.race([working, setTimeout(ANSWER_WITHIN_MS, undefined, { ref: false })]);
}

/** Has this process show what was written, in the background; if that fails, the next poll does it. */
export function showSoon(site: Site): void {
  site.catalogue.refresh().catch(() => undefined);
}

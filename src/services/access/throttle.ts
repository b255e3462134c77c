import { createHmac } from 'node:crypto';
import { clearHits, countHit, deleteExpiredHits, readHits } from '#database/rate-limits.ts';
import type { Database } from '#database/open-database.ts';
import { networkOf } from './network-of.ts';

/** How often something may be done: `max` times in `windowMs`. */
export interface Allowance {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Counts in the database who does what how often, so that all processes count together. */
export interface Throttle {
  /** Counts one more. Null if it is allowed, else the seconds to wait. */
  hit(allowance: Allowance, who: string): Promise<number | null>;
  /** The seconds to wait where the allowance is used up already; counts nothing. */
  wait(allowance: Allowance, who: string): Promise<number | null>;
  reset(allowance: Allowance, who: string): Promise<void>;
  /** Removes counts whose time has passed. */
  sweep(): Promise<void>;
}

/** `secret` keys the hashes under which addresses are counted, so that the table names no visitor. */
export function createThrottle(
  database: Database,
  options: { readonly secret: string; readonly now: () => number },
): Throttle {
  const { secret, now } = options;
  const keyOf = (allowance: Allowance, who: string) =>
    `${allowance.name}:${createHmac('sha256', secret).update(networkOf(who)).digest('base64url').slice(0, 22)}`;
  const seconds = (resetsAt: number) => Math.max(1, Math.ceil((resetsAt - now()) / 1_000));
  return {
    async hit(allowance, who) {
      const { hits, resetsAt } = await countHit(database, {
        key: keyOf(allowance, who),
        now: now(),
        windowMs: allowance.windowMs,
      });
      return hits > allowance.max ? seconds(resetsAt) : null;
    },
    async wait(allowance, who) {
      const { hits, resetsAt } = await readHits(database, {
        key: keyOf(allowance, who),
        now: now(),
      });
      return hits >= allowance.max ? seconds(resetsAt) : null;
    },
    reset: (allowance, who) => clearHits(database, keyOf(allowance, who)),
    sweep: () => deleteExpiredHits(database, now()),
  };
}

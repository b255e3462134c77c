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
  /** A name for an address by which attempts can be told apart and nobody can be found. */
  nameOf(who: string): string;
  /** Removes counts whose time has passed. */
  sweep(): Promise<void>;
}

/** `secret` keys the hashes under which addresses are counted, so that the table names no visitor. */
export function createThrottle(
  database: Database,
  options: { readonly secret: string; readonly now: () => number },
): Throttle {
  const { secret, now } = options;
  const hashOf = (who: string) =>
    createHmac('sha256', secret).update(networkOf(who)).digest('base64url');
  const keyOf = (allowance: Allowance, who: string) =>
    `${allowance.name}:${hashOf(who).slice(0, 22)}`;
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
        windowMs: allowance.windowMs,
      });
      return hits >= allowance.max ? seconds(resetsAt) : null;
    },
    reset: (allowance, who) => clearHits(database, keyOf(allowance, who)),
    nameOf: (who) => hashOf(who).slice(0, 10),
    sweep: () => deleteExpiredHits(database, now()),
  };
}

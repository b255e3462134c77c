import { createHmac } from 'node:crypto';
import {
  clearHits,
  countHit,
  deleteExpiredHits,
  readHits,
} from '#database/operator/rate-limits.ts';
import type { Database } from '#database/connection/open-database.ts';
import { networkOf } from './network-of.ts';

/** An allowance of `max` actions per `windowMs` milliseconds. */
export interface Allowance {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Counts actions by address in the database, so that all processes share the counts. */
export interface Throttle {
  /** Counts an action. Returns null if it is allowed, otherwise the seconds to wait. */
  hit(allowance: Allowance, who: string): Promise<number | null>;
  /** Returns the seconds to wait if the allowance is used up, otherwise null. Counts nothing. */
  wait(allowance: Allowance, who: string): Promise<number | null>;
  reset(allowance: Allowance, who: string): Promise<void>;
  /** A pseudonym for an address. */
  nameOf(who: string): string;
  /** Deletes expired counts. */
  sweep(): Promise<void>;
}

/** Creates a throttle. `secret` keys the hashes of addresses, so that the table identifies no visitor. */
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

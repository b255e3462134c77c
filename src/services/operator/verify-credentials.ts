import type { Credentials } from '#contract/admin.ts';
import { deleteDevice, isKnownDevice } from '#database/operator-devices.ts';
import type { Database } from '#database/open-database.ts';
import { checkPassword } from './operator-password.ts';
import { spendCode } from './second-factor.ts';
import { hashToken } from '../access/random-token.ts';
import type { Allowance, Throttle } from '../access/throttle.ts';
import { MINUTE_MS } from '#domain/durations.ts';

/** Wrong passwords from one address. */
export const FAILURES_PER_ADDRESS: Allowance = {
  name: 'login-address',
  max: 5,
  windowMs: 15 * MINUTE_MS,
};
/** Wrong passwords for the account, from wherever: slows many addresses, and never locks the operator out for long. */
export const FAILURES_PER_ACCOUNT: Allowance = {
  name: 'login-account',
  max: 30,
  windowMs: 5 * MINUTE_MS,
};
/** Wrong passwords from one browser that the operator has signed in from; then it is forgotten. */
export const FAILURES_PER_DEVICE: Allowance = {
  name: 'login-device',
  max: 10,
  windowMs: 15 * MINUTE_MS,
};
const ACCOUNT = 'operator';
/** Bound of the queue of password checks; each takes a fifth of a second, and nobody is to wait for seconds. */
const MOST_CHECKS = 2;

/** Where credentials come from. */
export interface Caller {
  readonly address: string;
  /** The token of the browser's device cookie, if it brought one. */
  readonly device: string | null;
}

export type Refusal =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled'; readonly retryAfter: number };
export type Verification = { readonly kind: 'right' } | Refusal;

type Counter = readonly [allowance: Allowance, who: string];

export interface CredentialParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly now: () => number;
}

/**
 * What judges credentials, each attempt counted. A browser that the operator has signed in from is counted for itself and has
 * turns of its own: what others get wrong never keeps it out.
 */
export function createVerify({ database, throttle, now }: CredentialParts) {
  const checking = { known: 0, unknown: 0 };

  async function longestWait(
    counters: readonly Counter[],
    ask: Throttle['hit'] | Throttle['wait'],
  ): Promise<number> {
    const waits: number[] = [];
    for (const [allowance, who] of counters) waits.push((await ask(allowance, who)) ?? 0);
    return Math.max(...waits);
  }

  /** Whether the password is right; the seconds to wait where it may not be looked at now. */
  async function check(
    password: string,
    queue: keyof typeof checking,
    counters: readonly Counter[],
  ): Promise<boolean | number> {
    if (checking[queue] >= MOST_CHECKS) return 1;
    checking[queue] += 1;
    try {
      // Counted before the password is looked at, and judged by that count: many at once cannot slip through.
      const wait = await longestWait(counters, throttle.hit);
      return wait > 0 ? wait : await checkPassword(database, password);
    } finally {
      checking[queue] -= 1;
    }
  }

  return async (credentials: Credentials, caller: Caller): Promise<Verification> => {
    const device = caller.device === null ? null : hashToken(caller.device);
    const isKnown = device !== null && (await isKnownDevice(database, device, now()));
    const counters: readonly Counter[] = isKnown
      ? [[FAILURES_PER_DEVICE, device]]
      : [
          [FAILURES_PER_ADDRESS, caller.address],
          [FAILURES_PER_ACCOUNT, ACCOUNT],
        ];
    const wait = await longestWait(counters, throttle.wait);
    if (wait > 0) {
      // Whoever has the cookie but not the password is a stranger from now on.
      if (isKnown) await deleteDevice(database, device);
      return { kind: 'throttled', retryAfter: wait };
    }
    const right = await check(credentials.password, isKnown ? 'known' : 'unknown', counters);
    if (typeof right === 'number') return { kind: 'throttled', retryAfter: right };
    if (!right) return { kind: 'wrong' };
    // Only now: a code must not be used up by somebody who does not know the password.
    if (!(await spendCode(database, credentials.code ?? '', now()))) return { kind: 'wrong' };
    const [own] = counters;
    if (own !== undefined) await throttle.reset(...own);
    return { kind: 'right' };
  };
}

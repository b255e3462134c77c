import type { Credentials } from '#contract/admin.ts';
import { deleteDevice, isKnownDevice } from '#database/operator/operator-devices.ts';
import type { Database } from '#database/connection/open-database.ts';
import { checkPassword } from './operator-password.ts';
import { spendCode } from './second-factor.ts';
import { hashToken } from '../../access/random-token.ts';
import type { Allowance, Throttle } from '../../access/throttle.ts';
import { MINUTE_MS } from '#domain/durations.ts';

/** The allowance of wrong passwords from one address. */
export const FAILURES_PER_ADDRESS: Allowance = {
  name: 'login-address',
  max: 5,
  windowMs: 15 * MINUTE_MS,
};
/**
 * The allowance of wrong passwords from all addresses. It slows down distributed attacks without locking the operator
 * out for long.
 */
export const FAILURES_PER_ACCOUNT: Allowance = {
  name: 'login-account',
  max: 30,
  windowMs: 5 * MINUTE_MS,
};
/**
 * The allowance of wrong passwords from one browser that the operator has signed in from. The browser is forgotten once
 * it is exceeded.
 */
export const FAILURES_PER_DEVICE: Allowance = {
  name: 'login-device',
  max: 10,
  windowMs: 15 * MINUTE_MS,
};
const ACCOUNT = 'operator';
/** The longest queue of password checks. Each takes a fifth of a second. */
const MAX_CHECKS = 2;

/** The origin of a sign-in attempt. */
export interface Caller {
  readonly address: string;
  /** The token of the browser's device cookie, if any. */
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
 * Creates the function that verifies credentials and counts each attempt. A browser from which the operator has signed
 * in has its own count and queue, so that others' failures never lock it out.
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

  /** Whether the password is right, or the seconds to wait if it may not be checked now. */
  async function check(
    password: string,
    queue: keyof typeof checking,
    counters: readonly Counter[],
  ): Promise<boolean | number> {
    if (checking[queue] >= MAX_CHECKS) return 1;
    checking[queue] += 1;
    try {
      // Counted before the check, so that parallel attempts cannot exceed the allowance.
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
      // The cookie without the password is no longer trusted.
      if (isKnown) await deleteDevice(database, device);
      return { kind: 'throttled', retryAfter: wait };
    }
    const right = await check(credentials.password, isKnown ? 'known' : 'unknown', counters);
    if (typeof right === 'number') return { kind: 'throttled', retryAfter: right };
    if (!right) return { kind: 'wrong' };
    // Checked last, so that nobody without the password can use up a code.
    if (!(await spendCode(database, credentials.code ?? '', now()))) return { kind: 'wrong' };
    const [own] = counters;
    if (own !== undefined) await throttle.reset(...own);
    return { kind: 'right' };
  };
}

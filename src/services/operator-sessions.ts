import type { OperatorSession } from '#contract/admin.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  insertSession,
  readSession,
  touchSession,
} from '#database/sessions.ts';
import type { Database } from '#database/open-database.ts';
import { checkPassword } from './operator-password.ts';
import { hashToken, makeToken } from './random-token.ts';
import type { Allowance, Throttle } from './throttle.ts';

const MINUTE = 60_000;

/** A session ends this long after the last call (issue 8). */
export const IDLE_MS = 30 * MINUTE;
/** A session ends this long after signing in, whatever happens. */
export const ABSOLUTE_MS = 8 * 60 * MINUTE;
/** How exactly the last call is remembered: one write a minute. */
const TOUCH_MS = MINUTE;

/** Wrong passwords from one address. */
export const FAILURES_PER_ADDRESS: Allowance = {
  name: 'login-address',
  max: 5,
  windowMs: 15 * MINUTE,
};
/** Wrong passwords for the account, from wherever: slows many addresses, and never locks the operator out for long. */
export const FAILURES_PER_ACCOUNT: Allowance = {
  name: 'login-account',
  max: 30,
  windowMs: 5 * MINUTE,
};
const ACCOUNT = 'operator';

export type SignIn =
  | { readonly kind: 'signed-in'; readonly id: string; readonly session: OperatorSession }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'throttled'; readonly retryAfter: number };

export const NO_SESSION: OperatorSession = {
  authenticated: false,
  expiresAt: null,
  idleExpiresAt: null,
};

/** Sign-in of the operator. Session ids are random and kept only as hashes. */
export interface OperatorSessions {
  signIn(password: string, address: string): Promise<SignIn>;
  /** The session of an id, which stays alive by being asked for; null where there is none or it has ended. */
  find(id: string): Promise<OperatorSession | null>;
  signOut(id: string): Promise<void>;
  sweep(): Promise<void>;
}

export function createOperatorSessions(options: {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly now: () => number;
}): OperatorSessions {
  const { database, throttle, now } = options;

  return {
    async signIn(password, address) {
      const waits = await Promise.all([
        throttle.wait(FAILURES_PER_ADDRESS, address),
        throttle.wait(FAILURES_PER_ACCOUNT, ACCOUNT),
      ]);
      const wait = Math.max(waits[0] ?? 0, waits[1] ?? 0);
      if (wait > 0) return { kind: 'throttled', retryAfter: wait };
      // Counted before the password is looked at, so that many at once cannot slip through.
      await throttle.hit(FAILURES_PER_ADDRESS, address);
      await throttle.hit(FAILURES_PER_ACCOUNT, ACCOUNT);
      if (!(await checkPassword(database, password))) return { kind: 'wrong-password' };
      await throttle.forget(FAILURES_PER_ADDRESS, address);
      const id = makeToken();
      const time = now();
      await insertSession(database, {
        idHash: hashToken(id),
        now: time,
        expiresAt: time + ABSOLUTE_MS,
      });
      return { kind: 'signed-in', id, session: describe(time + ABSOLUTE_MS, time) };
    },

    async find(id) {
      const idHash = hashToken(id);
      const stored = await readSession(database, idHash);
      const time = now();
      if (!stored || stored.expiresAt <= time || stored.lastSeenAt + IDLE_MS <= time) return null;
      if (time - stored.lastSeenAt >= TOUCH_MS) await touchSession(database, idHash, time);
      return describe(stored.expiresAt, time);
    },

    signOut: (id) => deleteSession(database, hashToken(id)),

    sweep() {
      const time = now();
      return deleteExpiredSessions(database, { now: time, idleSince: time - IDLE_MS });
    },
  };
}

function describe(expiresAt: number, seenAt: number): OperatorSession {
  return {
    authenticated: true,
    expiresAt: new Date(expiresAt).toISOString(),
    idleExpiresAt: new Date(Math.min(expiresAt, seenAt + IDLE_MS)).toISOString(),
  };
}

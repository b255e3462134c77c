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
import { spendCode } from './second-factor.ts';
import { hashToken, makeToken } from '../access/random-token.ts';
import type { Allowance, Throttle } from '../access/throttle.ts';

const MINUTE = 60_000;

/** A session ends this long after the last call. */
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
/** Passwords that are looked at or wait for it; one takes a fifth of a second, and nobody is to wait for seconds. */
const MOST_CHECKS = 2;

/** What the operator knows and, where a second factor is set up, has. */
export interface Credentials {
  readonly password: string;
  /** A code by time or a recovery code. */
  readonly code?: string | undefined;
}

type Refusal =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled'; readonly retryAfter: number };
export type Verification = { readonly kind: 'right' } | Refusal;
export type SignIn =
  | { readonly kind: 'signed-in'; readonly id: string; readonly session: SessionTimes }
  | Refusal;

/** A session without what holds for everybody who signs in. */
export type SessionTimes = Omit<OperatorSession, 'secondFactor'>;

export const NO_SESSION: SessionTimes = {
  authenticated: false,
  expiresAt: null,
  idleExpiresAt: null,
};

/** Sign-in of the operator. Session ids are random and kept only as hashes. */
export interface OperatorSessions {
  /** Whether these are the operator's credentials. Attempts are throttled by address and account; a code is used up. */
  verify(credentials: Credentials, address: string): Promise<Verification>;
  signIn(credentials: Credentials, address: string): Promise<SignIn>;
  /** The session of an id, which stays alive by being asked for; null where there is none or it has ended. */
  find(id: string): Promise<SessionTimes | null>;
  signOut(id: string): Promise<void>;
  sweep(): Promise<void>;
}

interface SessionParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly now: () => number;
}

/** What judges credentials, each attempt counted; see `OperatorSessions.verify`. */
function createVerify({ database, throttle, now }: SessionParts): OperatorSessions['verify'] {
  let checking = 0;

  /** Whether the password is right; the seconds to wait where it may not be looked at now. */
  async function check(password: string, address: string): Promise<boolean | number> {
    if (checking >= MOST_CHECKS) return 1;
    checking += 1;
    try {
      // Counted before the password is looked at, and judged by that count: many at once cannot slip through.
      const waits = [
        await throttle.hit(FAILURES_PER_ADDRESS, address),
        await throttle.hit(FAILURES_PER_ACCOUNT, ACCOUNT),
      ];
      const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
      return wait > 0 ? wait : await checkPassword(database, password);
    } finally {
      checking -= 1;
    }
  }

  return async (credentials, address) => {
    const waits = await Promise.all([
      throttle.wait(FAILURES_PER_ADDRESS, address),
      throttle.wait(FAILURES_PER_ACCOUNT, ACCOUNT),
    ]);
    const wait = Math.max(waits[0] ?? 0, waits[1] ?? 0);
    if (wait > 0) return { kind: 'throttled', retryAfter: wait };
    const right = await check(credentials.password, address);
    if (typeof right === 'number') return { kind: 'throttled', retryAfter: right };
    if (!right) return { kind: 'wrong' };
    // Only now: a code must not be used up by somebody who does not know the password.
    if (!(await spendCode(database, credentials.code ?? '', now()))) return { kind: 'wrong' };
    await throttle.reset(FAILURES_PER_ADDRESS, address);
    return { kind: 'right' };
  };
}

/** Sign-in and sessions over one database: 30 minutes idle, 8 hours in all (docs/decisions/security.md). */
export function createOperatorSessions(parts: SessionParts): OperatorSessions {
  const { database, now } = parts;
  const verify = createVerify(parts);

  return {
    verify,

    async signIn(credentials, address) {
      const verification = await verify(credentials, address);
      if (verification.kind !== 'right') return verification;
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
      // Begun while the clock was ahead: it would outlive its eight hours.
      if (stored.expiresAt > time + ABSOLUTE_MS + MINUTE) return null;
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

function describe(expiresAt: number, seenAt: number): SessionTimes {
  return {
    authenticated: true,
    expiresAt: new Date(expiresAt).toISOString(),
    idleExpiresAt: new Date(Math.min(expiresAt, seenAt + IDLE_MS)).toISOString(),
  };
}

import type { Credentials, OperatorSession, OperatorSessionList } from '#contract/admin.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  insertSession,
  readSession,
  readSessions,
  touchSession,
} from '#database/operator/sessions.ts';
import { appendAudit, type AuditEntry, deleteAuditBefore } from '#database/operator/audit-log.ts';
import {
  deleteDevice,
  deleteExpiredDevices,
  insertDevice,
} from '#database/operator/operator-devices.ts';
import {
  type Caller,
  createVerify,
  type CredentialParts,
  type Refusal,
  type Verification,
} from './verify-credentials.ts';
import type { Database } from '#database/connection/open-database.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import { hashToken, makeToken } from '../../access/random-token.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { isoTime } from '#database/connection/iso-time.ts';

/** How long a session lasts after its last request. */
export const IDLE_MS = 30 * MINUTE_MS;
/** How long a session lasts after sign-in, even if it is in use. */
export const ABSOLUTE_MS = 8 * HOUR_MS;
/** Granularity of the last-seen time: at most one write a minute. */
const TOUCH_MS = MINUTE_MS;

/** How long a browser is remembered after the operator last signed in from it. */
export const DEVICE_MS = 180 * DAY_MS;

/** How long entries of the audit log are kept. */
export const AUDIT_MS = 400 * DAY_MS;

export type SignIn =
  | {
      readonly kind: 'signed-in';
      readonly id: string;
      readonly session: SessionTimes;
      /** The token for the device cookie, new at each sign-in. */
      readonly device: string;
    }
  | Refusal;

/** The parts of a session that differ between sessions. */
export type SessionTimes = Omit<OperatorSession, 'secondFactor'>;

export const NO_SESSION: SessionTimes = {
  authenticated: false,
  expiresAt: null,
  idleExpiresAt: null,
};

/** The operator's sign-in and sessions. Session ids are random and stored only as hashes. */
export interface OperatorSessions {
  /** Verifies credentials (`verify-credentials.ts`). Uses up the code, and records refusals in the audit log. */
  verify(credentials: Credentials, caller: Caller): Promise<Verification>;
  signIn(credentials: Credentials, caller: Caller): Promise<SignIn>;
  /** Returns the session of an id and restarts its idle time. Null if there is none or it has ended. */
  find(id: string): Promise<SessionTimes | null>;
  signOut(id: string): Promise<void>;
  /** All valid sessions; `id` is the caller's. */
  list(id: string): Promise<OperatorSessionList['sessions']>;
  /** Ends the session with a public id (from `list`). Returns false if there is none. */
  revoke(publicId: string): Promise<boolean>;
  /** Records an action of the signed-in operator in the audit log. */
  noteAction(action: string, subject: string): Promise<void>;
  sweep(): Promise<void>;
}

type SessionActions = Pick<OperatorSessions, 'list' | 'revoke' | 'noteAction'>;

function sessionActions({ database, now }: CredentialParts): SessionActions {
  const holding = () => readSessions(database, { now: now(), idleSince: now() - IDLE_MS });
  return {
    async list(id) {
      const idHash = hashToken(id);
      return (await holding()).map((session) => ({
        id: publicIdOf(session.idHash),
        startedAt: isoTime(session.createdAt),
        lastSeenAt: isoTime(session.lastSeenAt),
        expiresAt: isoTime(session.expiresAt),
        isThis: session.idHash === idHash,
      }));
    },

    async revoke(publicId) {
      const session = (await holding()).find(({ idHash }) => publicIdOf(idHash) === publicId);
      return session !== undefined && deleteSession(database, session.idHash);
    },

    noteAction: (action, subject) =>
      appendAudit(database, {
        at: isoTime(now()),
        actor: 'operator',
        action,
        subject,
        detail: {},
      }),
  };
}

/** Creates the sign-in and sessions on a database: 30 minutes idle, 8 hours in all (docs/decisions/security.md). */
export function createOperatorSessions(parts: CredentialParts): OperatorSessions {
  const { database, now } = parts;
  const judge = createVerify(parts);

  function note(actor: AuditEntry['actor'], action: string, caller: Caller | null): Promise<void> {
    const from = caller === null ? null : parts.throttle.nameOf(caller.address);
    const at = isoTime(now());
    return appendAudit(database, { at, actor, action, subject: '', detail: { from } });
  }

  async function verify(credentials: Credentials, caller: Caller): Promise<Verification> {
    const verification = await judge(credentials, caller);
    // Attempts during a lockout are not recorded, since they could flood the log.
    if (verification.kind === 'wrong') await note('visitor', 'sign-in.refused', caller);
    return verification;
  }

  async function rememberDevice(known: string | null, time: number): Promise<string> {
    if (known !== null) await deleteDevice(database, hashToken(known));
    const token = makeToken();
    await insertDevice(database, {
      tokenHash: hashToken(token),
      now: time,
      expiresAt: time + DEVICE_MS,
    });
    return token;
  }

  return {
    ...sessionActions(parts),
    verify,

    async signIn(credentials, caller) {
      const verification = await verify(credentials, caller);
      if (verification.kind !== 'right') return verification;
      const id = makeToken();
      const time = now();
      await insertSession(database, {
        idHash: hashToken(id),
        now: time,
        expiresAt: time + ABSOLUTE_MS,
      });
      const device = await rememberDevice(caller.device, time);
      await note('operator', 'sign-in.accepted', caller);
      return { kind: 'signed-in', id, device, session: describe(time + ABSOLUTE_MS, time) };
    },

    async find(id) {
      const idHash = hashToken(id);
      const stored = await readSession(database, idHash);
      const time = now();
      if (!stored || stored.expiresAt <= time || stored.lastSeenAt + IDLE_MS <= time) return null;
      // It was begun while the clock was ahead and would outlive its eight hours.
      if (stored.expiresAt > time + ABSOLUTE_MS + MINUTE_MS) return null;
      if (time - stored.lastSeenAt >= TOUCH_MS) await touch(database, idHash, time);
      return describe(stored.expiresAt, time);
    },

    async signOut(id) {
      if (await deleteSession(database, hashToken(id))) await note('operator', 'sign-out', null);
    },

    async sweep() {
      const time = now();
      await deleteExpiredDevices(database, time);
      await deleteAuditBefore(database, time - AUDIT_MS);
      await deleteExpiredSessions(database, { now: time, idleSince: time - IDLE_MS });
    },
  };
}

/** While the database accepts no writes, the operator must still be able to see what is wrong. */
async function touch(database: Database, idHash: string, time: number): Promise<void> {
  try {
    await touchSession(database, idHash, time);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}

/** Identifies a session to the operator by a hash of its hash, which grants no access. */
function publicIdOf(idHash: string): string {
  return hashToken(idHash).slice(0, 16);
}

function describe(expiresAt: number, seenAt: number): SessionTimes {
  return {
    authenticated: true,
    expiresAt: isoTime(expiresAt),
    idleExpiresAt: isoTime(Math.min(expiresAt, seenAt + IDLE_MS)),
  };
}

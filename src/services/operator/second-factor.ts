import type { EnrolledSecret, SecondFactor } from '#contract/admin.ts';
import {
  activateFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  readSecondFactor,
  spendRecoveryCode,
  spendStep,
  writePendingFactor,
} from '#database/second-factor.ts';
import type { Database } from '#database/open-database.ts';
import { deleteOtherSessions } from '#database/sessions.ts';
import { generatePassword } from './operator-password.ts';
import { hashToken } from '../access/random-token.ts';
import { latestStep, makeSecret, otpauthUri, stepOfCode } from '../access/time-codes.ts';

const RECOVERY_CODES = 8;

/** Whether sign-in asks for a code besides the password. */
export async function hasSecondFactor(database: Database): Promise<boolean> {
  return (await readSecondFactor(database, 'active')) !== null;
}

/** Whether a second factor is active, and how many recovery codes are left. */
export async function readSecondFactorStatus(database: Database): Promise<SecondFactor> {
  return {
    active: await hasSecondFactor(database),
    recoveryCodesLeft: await countRecoveryCodes(database),
  };
}

/** Recovery codes are hashed as they are compared: without blanks and dashes, in lower case. */
function recoveryHash(typed: string): string {
  return hashToken(typed.replaceAll(/[\s-]/g, '').toLowerCase());
}

/**
 * Whether `typed` is the second factor now: the code of this half minute or its neighbours, or a recovery code. It is used up:
 * a second call with the same, in any process, is refused. True where there is no second factor.
 */
export async function spendCode(database: Database, typed: string, now: number): Promise<boolean> {
  const factor = await readSecondFactor(database, 'active');
  if (factor === null) return true;
  const step = stepOfCode(factor.secret, typed, now);
  if (step !== null) return spendStep(database, { step, latest: latestStep(now) });
  return typed.trim() !== '' && spendRecoveryCode(database, recoveryHash(typed));
}

/** Makes a secret for the operator's app; nothing is asked for until a code confirms it. Null where a factor is active. */
export async function enrolSecondFactor(
  database: Database,
  options: { readonly account: string; readonly now: number },
): Promise<EnrolledSecret | null> {
  if (await hasSecondFactor(database)) return null;
  const secret = makeSecret();
  await writePendingFactor(database, { secret, now: options.now });
  return { secret, uri: otpauthUri(secret, options.account) };
}

export type Confirmation =
  | { readonly kind: 'active'; readonly recoveryCodes: readonly string[] }
  | { readonly kind: 'nothing-to-confirm' }
  | { readonly kind: 'wrong-code' };

/**
 * Makes the second factor active once a code shows that the app has the secret; answers the recovery codes, which are shown
 * this once. Every session but this one ends: they were begun with the password alone.
 */
export async function confirmSecondFactor(
  database: Database,
  options: { readonly code: string; readonly sessionId: string; readonly now: number },
): Promise<Confirmation> {
  const { code, sessionId, now } = options;
  const pending = await readSecondFactor(database, 'pending');
  if (pending === null) return { kind: 'nothing-to-confirm' };
  const step = stepOfCode(pending.secret, code, now);
  if (step === null) return { kind: 'wrong-code' };
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, generatePassword);
  const recoveryHashes = recoveryCodes.map(recoveryHash);
  const { secret } = pending;
  if (!(await activateFactor(database, { secret, step, now, recoveryHashes }))) {
    return { kind: 'nothing-to-confirm' };
  }
  await deleteOtherSessions(database, hashToken(sessionId));
  return { kind: 'active', recoveryCodes };
}

/** Takes the second factor away, with its recovery codes. False if there was none. */
export function removeSecondFactor(database: Database): Promise<boolean> {
  return deleteSecondFactor(database);
}

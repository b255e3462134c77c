import type { EnrolledSecret, SecondFactor } from '#contract/admin.ts';
import {
  activateFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  readFactorSecret,
  spendRecoveryCode,
  spendStep,
  writePendingFactor,
} from '#database/operator/second-factor.ts';
import type { Database } from '#database/connection/open-database.ts';
import { deleteOtherSessions } from '#database/operator/sessions.ts';
import { generatePassword } from './operator-password.ts';
import { hashToken } from '../../access/random-token.ts';
import { latestStep, makeSecret, otpauthUri, stepOfCode } from '../../access/time-codes.ts';

const RECOVERY_CODES = 8;

/** Whether sign-in asks for a code in addition to the password. */
export async function hasSecondFactor(database: Database): Promise<boolean> {
  return (await readFactorSecret(database, 'active')) !== null;
}

/** Whether a second factor is active, and how many recovery codes are left. */
export async function readSecondFactorStatus(database: Database): Promise<SecondFactor> {
  return {
    active: await hasSecondFactor(database),
    recoveryCodesLeft: await countRecoveryCodes(database),
  };
}

/** The hash of a recovery code in normal form: lower case, without blanks and dashes. */
function recoveryHash(typed: string): string {
  return hashToken(typed.replaceAll(/[\s-]/g, '').toLowerCase());
}

/**
 * Whether `typed` is a valid second factor: a code of the current time step or its neighbors, or a recovery code. A
 * valid one is used up: a second call with it is refused in every process. True if there is no second factor.
 */
export async function spendCode(database: Database, typed: string, now: number): Promise<boolean> {
  const secret = await readFactorSecret(database, 'active');
  if (secret === null) return true;
  const step = stepOfCode(secret, typed, now);
  if (step !== null) return spendStep(database, { step, latest: latestStep(now) });
  return typed.trim() !== '' && spendRecoveryCode(database, recoveryHash(typed));
}

/**
 * Creates a secret for the operator's authenticator app. It takes effect when a code confirms it. Null if a factor is
 * already active.
 */
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
 * Activates the second factor if the code proves that the app has the secret. Returns the recovery codes, which are
 * shown only once. All other sessions end, because they were started with the password alone.
 */
export async function confirmSecondFactor(
  database: Database,
  options: { readonly code: string; readonly sessionId: string; readonly now: number },
): Promise<Confirmation> {
  const { code, sessionId, now } = options;
  const secret = await readFactorSecret(database, 'pending');
  if (secret === null) return { kind: 'nothing-to-confirm' };
  const step = stepOfCode(secret, code, now);
  if (step === null) return { kind: 'wrong-code' };
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, generatePassword);
  const recoveryHashes = recoveryCodes.map(recoveryHash);
  if (!(await activateFactor(database, { secret, step, now, recoveryHashes }))) {
    return { kind: 'nothing-to-confirm' };
  }
  await deleteOtherSessions(database, hashToken(sessionId));
  return { kind: 'active', recoveryCodes };
}

/** Removes the second factor and its recovery codes. Returns false if there was none. */
export function removeSecondFactor(database: Database): Promise<boolean> {
  return deleteSecondFactor(database);
}

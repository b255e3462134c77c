import { isoTime } from '../connection/iso-time.ts';
import { countRows } from '../connection/count-rows.ts';
import { inTransaction, type Database } from '../connection/open-database.ts';

/** `pending`: shown to the operator but not confirmed yet. `active`: required at each sign-in. */
export type SecondFactorState = 'pending' | 'active';

/** The secret (base32) of the second factor in a state. Null if there is none. */
export async function readFactorSecret(
  db: Database,
  state: SecondFactorState,
): Promise<string | null> {
  const row = await db.kysely
    .selectFrom('second_factor')
    .select('secret')
    .where('state', '=', state)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** Stores a secret to be confirmed. Replaces any unconfirmed one. */
export async function writePendingFactor(
  db: Database,
  factor: { readonly secret: string; readonly now: number },
): Promise<void> {
  const values = { secret: factor.secret, last_step: 0, at: isoTime(factor.now) };
  await db.kysely
    .insertInto('second_factor')
    .values({ state: 'pending', ...values })
    .onConflict((conflict) => conflict.column('state').doUpdateSet(values))
    .execute();
}

/**
 * Activates the pending secret in one transaction: marks `step` as used and stores the hashes of recovery codes.
 * Returns false if the secret is not, or no longer, the pending one, or if another is already active.
 */
export function activateFactor(
  db: Database,
  factor: {
    readonly secret: string;
    readonly step: number;
    readonly now: number;
    readonly recoveryHashes: readonly string[];
  },
): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const { numDeletedRows } = await kysely
      .deleteFrom('second_factor')
      .where('state', '=', 'pending')
      .where('secret', '=', factor.secret)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const { numInsertedOrUpdatedRows } = await kysely
      .insertInto('second_factor')
      .values({
        state: 'active',
        secret: factor.secret,
        last_step: factor.step,
        at: isoTime(factor.now),
      })
      .onConflict((conflict) => conflict.column('state').doNothing())
      .executeTakeFirst();
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
    await kysely.deleteFrom('recovery_codes').execute();
    await kysely
      .insertInto('recovery_codes')
      .values(factor.recoveryHashes.map((code_hash) => ({ code_hash })))
      .execute();
    return true;
  });
}

/**
 * Marks a time step as used, for all processes. Returns false if it, or a later one up to `latest`, has been used. A
 * step beyond `latest` was used while a clock was wrong and does not count.
 */
export async function spendStep(
  db: Database,
  { step, latest }: { readonly step: number; readonly latest: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('state', '=', 'active')
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', latest)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up a recovery code. Returns false if there is none with this hash. */
export async function spendRecoveryCode(db: Database, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.kysely
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The number of recovery codes left. */
export function countRecoveryCodes(db: Database): Promise<number> {
  return countRows(db.kysely.selectFrom('recovery_codes'));
}

/** Deletes secrets and recovery codes, so that the password alone signs in. Returns false if no factor was active. */
export function deleteSecondFactor(db: Database): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const active = await kysely
      .deleteFrom('second_factor')
      .where('state', '=', 'active')
      .executeTakeFirst();
    await kysely.deleteFrom('second_factor').execute();
    await kysely.deleteFrom('recovery_codes').execute();
    return active.numDeletedRows > 0n;
  });
}

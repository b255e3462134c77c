import { isoTime } from '../connection/iso-time.ts';
import type { Database } from '../connection/open-database.ts';

/** Remembers a browser from which the operator has signed in. Times are milliseconds since 1970. */
export async function insertDevice(
  db: Database,
  device: { readonly tokenHash: string; readonly now: number; readonly expiresAt: number },
): Promise<void> {
  await db.kysely
    .insertInto('operator_devices')
    .values({
      token_hash: device.tokenHash,
      created_at: isoTime(device.now),
      expires_at: isoTime(device.expiresAt),
    })
    .execute();
}

/** Whether the operator has signed in from this browser. */
export async function isKnownDevice(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('operator_devices')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', isoTime(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets a browser, if it is known. */
export async function deleteDevice(db: Database, tokenHash: string): Promise<void> {
  await db.kysely.deleteFrom('operator_devices').where('token_hash', '=', tokenHash).execute();
}

/** Forgets browsers whose last sign-in is too long ago. */
export async function deleteExpiredDevices(db: Database, now: number): Promise<void> {
  await db.kysely.deleteFrom('operator_devices').where('expires_at', '<=', isoTime(now)).execute();
}

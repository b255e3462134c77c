import type { Database } from '#database/connection/open-database.ts';
import { writeSetting } from '#database/settings/settings.ts';
import { hashPassword, PASSWORD_SETTING } from '#services/operator/sign-in/operator-password.ts';

export const TEST_PASSWORD = 'correct horse battery staple';
/** The lowest cost of scrypt, because tests sign in hundreds of times. */
const TEST_COST = { N: 2, r: 1, p: 1 };

/** Sets the operator's password to TEST_PASSWORD. Sessions are kept. */
export async function setTestPassword(database: Database): Promise<void> {
  await writeSetting(database, PASSWORD_SETTING, await hashPassword(TEST_PASSWORD, TEST_COST));
}

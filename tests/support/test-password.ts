import type { Database } from '#database/connection/open-database.ts';
import { writeSetting } from '#database/settings/settings.ts';
import { hashPassword, PASSWORD_SETTING } from '#services/operator/sign-in/operator-password.ts';

/** The operator's password in tests. */
export const TEST_PASSWORD = 'correct horse battery staple';
/** As cheap as scrypt can be: tests sign in hundreds of times. */
const TEST_COST = { N: 2, r: 1, p: 1 };

/** Sets the operator's password to TEST_PASSWORD; sessions are kept. */
export async function setTestPassword(database: Database): Promise<void> {
  await writeSetting(database, PASSWORD_SETTING, await hashPassword(TEST_PASSWORD, TEST_COST));
}

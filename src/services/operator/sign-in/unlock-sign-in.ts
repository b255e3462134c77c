import type { Database } from '#database/connection/open-database.ts';
import { clearHitsOf } from '#database/operator/rate-limits.ts';
import {
  FAILURES_PER_ACCOUNT,
  FAILURES_PER_ADDRESS,
  FAILURES_PER_DEVICE,
} from './verify-credentials.ts';

/** Clears the counts of wrong passwords, for all processes. Returns how many counts there were. */
export function unlockSignIn(database: Database): Promise<number> {
  const allowances = [FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS, FAILURES_PER_DEVICE];
  return clearHitsOf(
    database,
    allowances.map(({ name }) => name),
  );
}

import type { Database } from '#database/connection/open-database.ts';
import { probeWrites } from '#database/settings/probe-writes.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';

/** Watches whether the database accepts writes. With a full disk or a read-only database, reads still work. */
export interface WriteWatch {
  /** Whether the database accepts writes. Tries again if a write has failed since the last check. */
  writable(): Promise<boolean>;
}

/**
 * Watches whether `database` accepts writes, from requests and background work, and tries once now. Rejects with any
 * error other than an unavailable database.
 */
export async function watchWrites(database: Database): Promise<WriteWatch> {
  let isWritable = await probeWrites(database);
  database.onFailure((error) => {
    if (isDatabaseUnavailable(error)) isWritable = false;
  });
  let trying: Promise<void> | null = null;
  const tryAgain = (): Promise<void> => {
    trying ??= probeWrites(database)
      .then((result) => {
        isWritable = result;
      })
      .finally(() => {
        trying = null;
      });
    return trying;
  };
  return {
    async writable() {
      if (!isWritable) await tryAgain();
      return isWritable;
    },
  };
}

import type { Database } from '#database/connection/open-database.ts';
import { probeWrites } from '#database/settings/probe-writes.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';

/** Whether the database takes writes: a full disk, or a database made read-only, still answers reads. */
export interface WriteWatch {
  /** Whether it does; retries if something failed since the last time. */
  writable(): Promise<boolean>;
}

/**
 * Watches whether `database` takes writes, of requests and of work in the background, and tries once now. Throws errors other than
 * an unavailable database.
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

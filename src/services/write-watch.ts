import type { Database } from '#database/open-database.ts';
import { probeWrites } from '#database/probe-writes.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';

/** Whether the database takes writes: a full disk, or a database made read-only, still answers reads. */
export interface WriteWatch {
  /** Whether it does; where it did not the last time, it is tried again. */
  writable(): Promise<boolean>;
  /** Called with what a request failed with. */
  note(error: unknown): void;
}

/** Watches whether `database` takes writes; tries once now. Any other failure than an unavailable database is thrown. */
export async function watchWrites(database: Database): Promise<WriteWatch> {
  let isWritable = await probeWrites(database);
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
    note(error) {
      if (isDatabaseUnavailable(error)) isWritable = false;
    },
  };
}

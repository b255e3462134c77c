import type { Database } from '#database/open-database.ts';
import { writeSetting } from '#database/settings.ts';
import { shareFile } from '#database/sqlite-dialect.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';

/** Whether the database takes writes: a full disk, or a database made read-only, still answers reads. */
export interface WriteWatch {
  /** Whether it does; where it did not the last time, it is tried again. */
  writable(): Promise<boolean>;
  /** Called with what a request failed with. */
  note(error: unknown): void;
}

const PROBE = 'write_probe';

/** Watches whether `database` takes writes; tries once now. Any other failure than an unavailable database is thrown. */
export async function watchWrites(database: Database): Promise<WriteWatch> {
  async function tryOnce(): Promise<boolean> {
    try {
      await writeSetting(database, PROBE, '');
      if (database.engine === 'sqlite') await shareFile(database.kysely);
      return true;
    } catch (error) {
      if (isDatabaseUnavailable(error)) return false;
      throw error;
    }
  }

  let isWritable = await tryOnce();
  let trying: Promise<void> | null = null;
  const tryAgain = (): Promise<void> => {
    trying ??= tryOnce()
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

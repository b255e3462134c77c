import type { Database } from '#database/open-database.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts';
import { derivePending } from './derive-pending.ts';
import { takeImportLock } from './import-lock.ts';
import { ImportTally } from './import-report.ts';

/** Derives what is put down, at once: after an operator's edit or decision. False where an import is running, which will do it. */
export async function deriveNow(db: Database, vocabulary: Vocabulary): Promise<boolean> {
  const lock = await takeImportLock(db);
  if (lock === null) return false;
  try {
    await derivePending(db, vocabulary, new ImportTally(), () => lock.renew());
    return true;
  } finally {
    await lock.release();
  }
}

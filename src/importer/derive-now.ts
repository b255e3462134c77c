import { JOB_KINDS, readLatestJob } from '#database/jobs.ts';
import type { Database } from '#database/open-database.ts';
import { countPendingProducts } from '#database/source-records.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { derivePending } from './derive-pending.ts';
import { takeImportLock } from './import-lock.ts';
import { ImportTally } from './import-report.ts';

/**
 * Derives what is put down, at once: after an operator's edit or decision. False where an import or another edit is being
 * derived, which will do it: who put something down while the lock was held finds it done after the release.
 */
export async function deriveNow(db: Database, vocabulary: Vocabulary): Promise<boolean> {
  do {
    const lock = await takeImportLock(db);
    if (lock === null) return false;
    try {
      await derivePending(db, vocabulary, new ImportTally(), () => lock.renew());
    } finally {
      await lock.release();
    }
  } while ((await countPendingProducts(db)) > 0);
  return true;
}

/** Derives what a killed process left put down. An import that was stopped half way is left to be run again. */
export async function deriveLeftOver(db: Database, vocabulary: Vocabulary): Promise<void> {
  if ((await readLatestJob(db, JOB_KINDS.import))?.status === 'running') return;
  await deriveNow(db, vocabulary);
}

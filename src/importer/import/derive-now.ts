import { JOB_KINDS, readLatestJob, wasStopped } from '#database/jobs/jobs.ts';
import type { Database } from '#database/connection/open-database.ts';
import { hasPendingWork } from '#database/records/pending-products.ts';
import { derivePending } from './derive-pending.ts';
import { takeImportLock } from './import-lock.ts';
import { ImportTally } from './import-report.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';

/**
 * Derives pending products now, after an operator's edit or decision. Returns false if an import or another edit holds
 * the lock, whose holder then also derives what has become pending meanwhile.
 */
export async function deriveNow(db: Database, deriver: ProductDeriver): Promise<boolean> {
  do {
    const lock = await takeImportLock(db);
    if (lock === null) return false;
    try {
      await derivePending(db, deriver, new ImportTally(), () => lock.renew());
    } finally {
      await lock.release();
    }
  } while (await hasPendingWork(db));
  return true;
}

/**
 * Derives what a killed process left pending, including an import's products. What that import had not read yet is left
 * for another run.
 */
export async function deriveLeftOver(db: Database, deriver: ProductDeriver): Promise<void> {
  const job = await readLatestJob(db, JOB_KINDS.import);
  if (job?.status === 'running' && !wasStopped(job, Date.now())) return;
  await deriveNow(db, deriver);
}

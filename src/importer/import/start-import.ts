import type { Database } from '#database/connection/open-database.ts';
import { bundledInputs } from './bundled-catalogue.ts';
import { importCatalogue } from './import-catalogue.ts';
import { untilBegun } from './import-job.ts';
import { takeImportLock } from './import-lock.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';

/**
 * Starts an import of the bundled records that derives every product again, and does not wait for it; the outcome is
 * stored in the job's row. Returns false if another import holds the lock.
 */
export async function startBundledImport(
  db: Database,
  deriver: ProductDeriver,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const lock = await takeImportLock(db);
  if (lock === null) return false;
  const options = { inputs: bundledInputs(), deriver, rederive: true, lock };
  await untilBegun((onBegun) => importCatalogue(db, { ...options, onBegun }).catch(onError));
  return true;
}

import type { Database } from '#database/connection/open-database.ts';
import { importCatalogue, type ImportInput } from './import-catalogue.ts';
import { takeImportLock } from './import-lock.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';

/**
 * Starts an import that derives every product again, and does not wait for it; the outcome is stored in the job's row.
 * Returns false if another import holds the lock.
 */
export async function startImport(
  db: Database,
  inputs: readonly ImportInput[],
  deriver: ProductDeriver,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const lock = await takeImportLock(db);
  if (lock === null) return false;
  const options = { inputs, deriver, rederive: true, lock };
  importCatalogue(db, options).catch(onError);
  return true;
}

import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import { JOB_KINDS } from '#database/jobs/jobs.ts';
import { type Database, inTransaction } from '#database/connection/open-database.ts';
import { markAllProductsPending } from '#database/records/pending-products.ts';
import { writeSource, type Source } from '#database/records/sources.ts';
import { derivePending } from './derive-pending.ts';
import { type ImportedFile, importFile } from './import-file.ts';
import { type ImportJobOptions, runImportJob, type ImportOutcome } from './import-job.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';

export interface ImportInput extends ImportedFile {
  readonly source: Source;
}

export interface ImportOptions extends Pick<ImportJobOptions, 'lock' | 'onProgress' | 'onBegun'> {
  readonly inputs: readonly ImportInput[];
  readonly deriver: ProductDeriver;
  /** Whether to derive every product again although its records did not change, because vocabulary or rules did. */
  readonly rederive?: boolean;
}

/**
 * Imports records from files into the catalogue: parse → store → derive → group, in batches. Only one import runs at a
 * time, across all processes. It can be stopped at any moment and run again: nothing is done twice, and a second run on
 * the same files changes nothing. It waits during an outage of the database. Throws `ImportFileError` for files that
 * cannot be read; what was read before is stored.
 */
export async function importCatalogue(
  db: Database,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const job = { ...options, kind: JOB_KINDS.import, isResumable: true };
  return runImportJob(db, job, async ({ tally, beat }) => {
    await writeSources(
      db,
      options.inputs.map((input) => input.source),
    );
    for (const input of options.inputs) {
      await importFile(db, { ...input, source: input.source.key }, tally, ({ bytes, totalBytes }) =>
        beat(`reading ${input.source.key}`, totalBytes === 0 ? 1 : bytes / totalBytes),
      );
    }
    if (options.rederive) await markAllProductsPending(db);
    await derivePending(db, options.deriver, tally, ({ done, total }) =>
      beat('deriving products', total === 0 ? 1 : done / total),
    );
  });
}

/** Writes the descriptions of sources. Increases the catalogue's version if any changed. */
export async function writeSources(db: Database, sources: readonly Source[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    let changed = false;
    for (const source of sources) changed = (await writeSource(transaction, source)) || changed;
    if (changed) await bumpProductsVersion(transaction);
  });
}

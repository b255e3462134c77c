import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import type { Database } from '#database/connection/open-database.ts';
import { readSources, type Source } from '#database/records/sources.ts';
import { writeSetting } from '#database/settings/settings.ts';
import { BUNDLE_SETTING, bundleVersion, CATALOGUE_FOLDER } from '../tables/bundle-version.ts';
import { findFormat } from '../readers/formats.ts';
import { importCatalogue, type ImportInput } from './import-catalogue.ts';
import type { ImportProgress } from './import-job.ts';
import type { ImportReport } from './import-report.ts';
import { importLabResults } from './import-lab-results.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';

interface ListedSource extends Source {
  readonly file: string | null;
  readonly format?: string;
}

/** Returns every source that the project knows, bundled or not (`data/catalogue/sources.json`). */
export function listSources(): readonly Source[] {
  return readList().map(({ file: _file, format: _format, ...source }) => source);
}

/** Returns the bundled files with their formats and sources, in order of precedence. */
export function bundledInputs(): readonly ImportInput[] {
  return readList().flatMap(({ file, format: name, ...source }) => {
    if (file === null) return [];
    const format = findFormat(name ?? '');
    const path = join(CATALOGUE_FOLDER, file);
    if (!format || !existsSync(path))
      throw new Error(`data/catalogue/sources.json: "${source.key}" names no known format or file`);
    return [{ path, format, source, withdraws: true }];
  });
}

/**
 * Imports the bundled catalogue; the server does so if the database is empty (contract, start). If another process is
 * importing, it waits for that to finish. Changes nothing if everything has been imported.
 */
export async function importBundledCatalogue(
  db: Database,
  deriver: ProductDeriver,
  onProgress?: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const inputs = bundledInputs();
  for (;;) {
    const outcome = await importCatalogue(db, { inputs, deriver, onProgress });
    if (outcome.status === 'done') {
      await importLabResults(db);
      await writeSetting(db, BUNDLE_SETTING, bundleVersion());
      return outcome.report;
    }
    await setTimeout(250);
  }
}

/**
 * Returns whether records of the bundle are in the database, which they are not if an operator fills it only with their
 * own.
 */
export async function wasFilledFromBundle(db: Database): Promise<boolean> {
  const keys = bundledInputs().map(({ source }) => source.key);
  return (await readSources(db)).some(({ key }) => keys.includes(key));
}

function readList(): readonly ListedSource[] {
  return JSON.parse(readFileSync(join(CATALOGUE_FOLDER, 'sources.json'), 'utf8')) as ListedSource[];
}

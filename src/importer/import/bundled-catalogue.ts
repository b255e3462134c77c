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

/** Every source the project knows, bundled or not (`data/catalogue/sources.json`). */
export function listSources(): readonly Source[] {
  return readList().map(({ file: _file, format: _format, ...source }) => source);
}

/** The bundled files with their formats and sources, in order of precedence. */
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
 * Brings the bundled catalogue into the database; the server does so when it finds it empty (contract, start). If another
 * process is at it, waits until that has finished. Nothing changes if everything is there already.
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

/** Whether some of the bundle's records are in the database: not where an operator fills it with records of their own alone. */
export async function wasFilledFromBundle(db: Database): Promise<boolean> {
  const keys = bundledInputs().map(({ source }) => source.key);
  return (await readSources(db)).some(({ key }) => keys.includes(key));
}

function readList(): readonly ListedSource[] {
  return JSON.parse(readFileSync(join(CATALOGUE_FOLDER, 'sources.json'), 'utf8')) as ListedSource[];
}

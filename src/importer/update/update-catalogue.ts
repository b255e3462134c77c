import { JOB_KINDS } from '#database/jobs/jobs.ts';
import type { Database } from '#database/connection/open-database.ts';
import { readTsv } from '../tables/catalogue-tables.ts';
import { derivePending } from '../import/derive-pending.ts';
import {
  runImportJob,
  type ImportJobOptions,
  type ImportOutcome,
  type RunningImport,
} from '../import/import-job.ts';
import { ImportFileError } from '../rows/read-lines.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import { dsldService } from './dsld-service.ts';
import { ensureSource, markReadToday, OFF_SOURCE } from './ensure-source.ts';
import { createPoliteClient, OutsideError } from './polite-client.ts';
import type { SourceRun } from './source-run.ts';
import { updateOff } from './update-off.ts';
import { updateBySearch } from './update-search.ts';
import type { UpdateSource } from './update-state.ts';
import { usdaService } from './usda-service.ts';

/** The addresses of the services, and our user agent. */
export interface UpdateSettings {
  readonly offFilesUrl: string;
  readonly fdcApiUrl: string;
  readonly fdcApiKey: string;
  readonly dsldApiUrl: string;
  readonly userAgent: string;
}

export interface UpdateOptions
  extends Pick<ImportJobOptions, 'lock' | 'onProgress' | 'onBegun' | 'signal'> {
  readonly sources: readonly UpdateSource[];
  /** Whether to read everything again, not only what changed. */
  readonly full: boolean;
  readonly settings: UpdateSettings;
  readonly deriver: ProductDeriver;
  /** Waits between requests and for busy servers. Tests replace it to avoid waiting. */
  readonly sleep?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

const SOURCE_KEYS: Readonly<Record<UpdateSource, string>> = {
  off: OFF_SOURCE,
  usda: 'usda-fdc',
  dsld: 'nih-dsld',
};
/**
 * Pause between two requests, in ms. Open Food Facts provides files; the others ask for about a thousand requests an
 * hour.
 */
const PAUSE_MS: Readonly<Record<UpdateSource, number>> = { off: 0, usda: 1_000, dsld: 250 };

/**
 * Imports what is new at the public services (product.md section 5): record → quarantine → derive → group, as every
 * import. Only one runs at a time, across all processes. It can be stopped at any moment and run again. The failure of
 * one service does not affect the others.
 */
export async function updateCatalogue(
  db: Database,
  options: UpdateOptions,
): Promise<ImportOutcome> {
  return runImportJob(db, { ...options, kind: JOB_KINDS.update }, async (running) => {
    for (const source of options.sources) {
      try {
        await updateSource(db, source, options, running);
      } catch (error) {
        if (!(error instanceof OutsideError || error instanceof ImportFileError)) throw error;
        running.tally.fail(error.message);
      }
      await derivePending(db, options.deriver, running.tally, ({ done, total }) =>
        running.beat('deriving products', total === 0 ? 1 : done / total),
      );
    }
  });
}

async function updateSource(
  db: Database,
  source: UpdateSource,
  options: UpdateOptions,
  running: RunningImport,
): Promise<void> {
  const { settings, full, sleep, signal } = options;
  const client = createPoliteClient({
    userAgent: settings.userAgent,
    pauseMs: PAUSE_MS[source],
    sleep,
    signal,
  });
  await ensureSource(db, SOURCE_KEYS[source]);
  const run: SourceRun = { ...running, db, client, full };
  if (source === 'off') await updateOff(run, settings.offFilesUrl);
  else if (source === 'usda') {
    const { fdcApiUrl: url, fdcApiKey: key } = settings;
    await updateBySearch(run, usdaService(run, { url, key, terms: termsOf(source) }));
  } else {
    const api = { url: settings.dsldApiUrl, terms: termsOf(source) };
    await updateBySearch(run, dsldService(run, api));
  }
  // Only now, because what did not change was not read again but is current too.
  await markReadToday(db, SOURCE_KEYS[source]);
}

/** Returns the search terms for a service from a reviewed table. */
function termsOf(source: UpdateSource): readonly string[] {
  const rows = readTsv('data/catalogue/asked-terms.tsv', ['source', 'term', 'note']);
  return rows.filter((row) => row.source === source).map(({ term }) => term);
}

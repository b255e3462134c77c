import type { Database } from '#database/connection/open-database.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';
import { fetchPictures } from '#importer/pictures/fetch-pictures.ts';
import { OutsideError } from '#importer/update/polite-client.ts';
import { updateCatalogue } from '#importer/update/update-catalogue.ts';
import { ALL_SOURCES, type UpdateSource } from '#importer/update/update-state.ts';
import { readConfig } from '#server/config.ts';
import { updateSettings } from '#server/updates.ts';
import { type Command, UsageError } from './catalogue-command.ts';
import {
  clearProgress,
  print,
  printReport,
  progressPrinter,
  renewArticles,
  printBusy,
} from './catalogue-output.ts';

/** `update`: fetches changes from the public services. */
export const prepareUpdate: Command = (values) => {
  const sources = sourcesOf(values.source ?? 'all');
  return async (db) => {
    const code = await runUpdate(db, sources, values.full ?? false, values.quiet ?? false);
    if (!values.pictures || code === 3) return code;
    return Math.max(code, await runPictures(db, values.quiet ?? false));
  };
};

/** `pictures`: fetches photographs that records name and that have not been fetched yet. */
export const preparePictures: Command = (values) => (db) => runPictures(db, values.quiet ?? false);

async function runPictures(db: Database, quiet: boolean): Promise<number> {
  const config = readConfig(process.env);
  const { userAgent } = updateSettings(config);
  const say = progressPrinter();
  const step = 'fetching pictures';
  try {
    const outcome = await fetchPictures(db, {
      dataDir: config.DATA_DIR,
      imagesUrl: config.OFF_IMAGES_URL,
      userAgent,
      onProgress: quiet ? undefined : ({ done }) => say({ step, share: 0, rows: done }),
    });
    clearProgress(quiet);
    if (outcome.status === 'busy') return printBusy('pictures');
    print(`Pictures             ${outcome.fetched} new`);
    for (const [problem, count] of Object.entries(outcome.unusable))
      print(`  ${String(count).padStart(7)}  ${problem}`);
    return 0;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    clearProgress(quiet);
    print(`Not read to its end, run again: ${error.message}`);
    return 4;
  }
}

function sourcesOf(name: string): readonly UpdateSource[] {
  if (name === 'all') return ALL_SOURCES;
  const source = ALL_SOURCES.find((each) => each === name);
  if (source === undefined)
    throw new UsageError(`There is no source "${name}". Sources: ${ALL_SOURCES.join(', ')}, all.`);
  return [source];
}

async function runUpdate(
  db: Database,
  sources: readonly UpdateSource[],
  full: boolean,
  quiet: boolean,
): Promise<number> {
  const started = performance.now();
  const outcome = await updateCatalogue(db, {
    sources,
    full,
    settings: updateSettings(readConfig(process.env)),
    deriver: startReadingWorkers().deriveProducts,
    onProgress: quiet ? undefined : progressPrinter(),
  });
  clearProgress(quiet);
  if (outcome.status === 'busy') return printBusy(outcome.holder);
  printReport(outcome.report, performance.now() - started);
  await renewArticles(db);
  return outcome.report.failed.length > 0 ? 4 : 0;
}

import type { Database } from '#database/open-database.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';
import { updateCatalogue } from '#importer/update/update-catalogue.ts';
import { ALL_SOURCES, type UpdateSource } from '#importer/update/update-state.ts';
import { readConfig } from '#server/start/config.ts';
import { updateSettings } from '#server/start/updates.ts';
import { type Command, UsageError } from './catalogue-command.ts';
import {
  clearProgress,
  printReport,
  progressPrinter,
  renewArticles,
  sayBusy,
} from './catalogue-output.ts';

/** `update`: asks the public services for what is new. */
export const prepareUpdate: Command = (values) => {
  const sources = sourcesOf(values.source ?? 'all');
  return (db) => runUpdate(db, sources, values.full ?? false, values.quiet ?? false);
};

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
    vocabulary: readVocabulary(),
    onProgress: quiet ? undefined : progressPrinter(),
  });
  clearProgress(quiet);
  if (outcome.status === 'busy') return sayBusy(outcome.holder);
  printReport(outcome.report, performance.now() - started);
  await renewArticles(db);
  return outcome.report.failed.length > 0 ? 4 : 0;
}

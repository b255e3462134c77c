import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Database } from '#database/connection/open-database.ts';
import { hideLabResult, readUnmatchedLabResults } from '#database/products/lab-results.ts';
import { countQuarantine, decideQuarantine, readQuarantine } from '#database/records/quarantine.ts';
import { bundledInputs, listSources } from '#importer/import/bundled-catalogue.ts';
import { importLabResults } from '#importer/import/import-lab-results.ts';
import { findFormat, IMPORT_FORMATS } from '#importer/readers/formats.ts';
import { importCatalogue, type ImportInput } from '#importer/import/import-catalogue.ts';
import { ImportFileError } from '#importer/rows/read-lines.ts';
import { printReport as printCatalogueReport } from '#importer/import/print-report.ts';
import { reportCatalogue } from '#importer/import/report-catalogue.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';
import {
  CATALOGUE_OPTIONS,
  readNumber,
  UsageError,
  type Command,
  type CommandValues,
} from './catalogue-command.ts';
import {
  clearProgress,
  print,
  printReport,
  progressPrinter,
  renewArticles,
  printBusy,
} from './catalogue-output.ts';
import { preparePrices } from './catalogue-prices.ts';
import { preparePictures, prepareUpdate } from './catalogue-update.ts';
import { DATABASE_HELP, openSiteDatabase } from './site-database.ts';

const HELP = `Keeps the product catalogue current.

  npm run catalogue -- import                              bring in the bundled records (data/catalogue)
  npm run catalogue -- import --format FORMAT FILE...      bring in files of a dump
  npm run catalogue -- update [--source NAME] [--full]     ask the public services for what is new
  npm run catalogue -- pictures                            fetch photographs of packs (Open Food Facts)
  npm run catalogue -- prices --retailer NAME --map MAP FILE|URL   prices of a retailer's product feed (docs/operations.md)
  npm run catalogue -- prices review                       offers that no product answers to for certain
  npm run catalogue -- prices accept|reject RETAILER OFFER [PRODUCT]   at the next reading of the feed
  npm run catalogue -- derive                              derive every product again (new vocabulary or rules)
  npm run catalogue -- report [--json]                     what the catalogue knows, by source, format, language and brand
  npm run catalogue -- lab hide|show ID                    take a laboratory result off the site, or put it back
  npm run catalogue -- lab                                 laboratory results that no product answers to, with their ids
  npm run catalogue -- quarantine                          records held back, by reason
  npm run catalogue -- quarantine list [--limit N]         each of them, with what was found
  npm run catalogue -- quarantine accept|reject SOURCE RECORD   let one in (at the next import or derive), or keep it out

Options of import
  --format FORMAT       how the file is written:
${IMPORT_FORMATS.map((format) => `                          ${format.name.padEnd(22)} ${format.description}`).join('\n')}
  --source KEY          store the records under this source of data/catalogue/sources.json (default: the format's own)
  --retrieved DATE      the day the file was fetched, YYYY-MM-DD (default: today)
  --quiet               no progress, only the report

Options of update
  --source NAME         off (Open Food Facts), usda (FoodData Central), dsld (NIH DSLD) or all (default)
  --full                read everything again; else what changed since the last update
                        (Open Food Facts: daily files; its whole export of about 10 GB where they do not reach back)
  --pictures            fetch photographs afterwards
  Addresses, FDC_API_KEY and CONTACT_EMAIL (told to the services) are settings: .env.example.

${DATABASE_HELP}
An import or update may be stopped at any moment
(Ctrl-C, kill) and run again: it goes on, nothing comes in twice. A running site shows the new products within seconds.
Exit codes: 0 done · 1 wrong usage or file · 3 another import is running · 4 a service could not be read to its end.
`;

const COMMANDS: Readonly<Record<string, Command>> = {
  import: (values, files) => {
    const inputs = inputsOf(values, files);
    return (db) => runImport(db, inputs, false, values.quiet ?? false);
  },
  update: prepareUpdate,
  pictures: preparePictures,
  prices: preparePrices,
  derive: (values) => (db) => runImport(db, [], true, values.quiet ?? false),
  report: (values) => async (db) => {
    const report = await reportCatalogue(db);
    print(values.json ? JSON.stringify(report, null, 2) : printCatalogueReport(report));
    return 0;
  },
  lab: (_values, words) => (db) => runLab(db, words),
  quarantine: (values, words) => {
    const limit = readNumber(values.limit ?? '50', '--limit');
    return (db) => runQuarantine(db, words, limit);
  },
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: CATALOGUE_OPTIONS });
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) {
    process.stdout.write(HELP);
    return values.help ? 0 : 1;
  }
  const command = COMMANDS[name];
  if (command === undefined) throw new UsageError(`There is no command "${name}".`);
  const run = command(values, rest);
  const db = await openSiteDatabase();
  try {
    return await run(db);
  } finally {
    await db.close();
  }
}

function inputsOf(values: CommandValues, files: readonly string[]): readonly ImportInput[] {
  if (files.length === 0 && values.format === undefined) return bundledInputs();
  if (values.format === undefined)
    throw new UsageError('Which format are the files in? Add --format FORMAT.');
  if (files.length === 0) throw new UsageError('Which file? Name it after the format.');
  const format = findFormat(values.format);
  if (!format) {
    throw new UsageError(
      `There is no format "${values.format}". Formats: ${IMPORT_FORMATS.map((each) => each.name).join(', ')}.`,
    );
  }
  const key = values.source ?? format.source;
  const source = listSources().find((each) => each.key === key);
  if (!source)
    throw new UsageError(
      `There is no source "${key}" in data/catalogue/sources.json: add it there with name, licence and attribution.`,
    );
  const retrieved = values.retrieved ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(retrieved))
    throw new UsageError('--retrieved wants a date such as 2026-11-20.');
  for (const path of files)
    if (!existsSync(path)) throw new UsageError(`There is no file "${path}".`);
  return files.map((path) => ({ path, format, source: { ...source, retrieved } }));
}

async function runImport(
  db: Database,
  inputs: readonly ImportInput[],
  rederive: boolean,
  quiet: boolean,
): Promise<number> {
  const started = performance.now();
  const outcome = await importCatalogue(db, {
    inputs,
    deriver: startReadingWorkers().deriveProducts,
    rederive,
    onProgress: quiet ? undefined : progressPrinter(),
  });
  clearProgress(quiet);
  if (outcome.status === 'busy') return printBusy(outcome.holder);
  printReport(outcome.report, performance.now() - started);
  if (inputs.some(({ source }) => source.key === 'off-groqu-2026-full')) {
    const { read, skipped } = await importLabResults(db);
    print(`Laboratory results  ${read}, ${skipped.length} of no protein supplement`);
  }
  await renewArticles(db);
  return 0;
}

/** Lists unmatched laboratory results, hides a result from the site, or shows it again. */
async function runLab(db: Database, [action, id]: readonly string[]): Promise<number> {
  if (action === undefined) {
    for (const row of await readUnmatchedLabResults(db))
      print(`${row.id}  ${row.tester}: ${row.name} (${row.result}, ${row.tested_on ?? 'no date'})`);
    return 0;
  }
  if ((action !== 'hide' && action !== 'show') || id === undefined)
    throw new UsageError('Say: lab, or lab hide|show ID.');
  if (!(await hideLabResult(db, id, action === 'hide')))
    throw new UsageError(`There is no laboratory result "${id}".`);
  return 0;
}

async function runQuarantine(
  db: Database,
  [action, source, record]: readonly string[],
  limit: number,
): Promise<number> {
  if (action === undefined) {
    for (const { reason, count } of await countQuarantine(db))
      print(`${String(count).padStart(7)}  ${reason}`);
    return 0;
  }
  if (action === 'list') {
    for (const each of await readQuarantine(db, { limit, offset: 0 })) {
      print(
        `${each.sourceKey} ${each.record}  ${each.name}\n    ${each.reason}: ${each.detail}  [${each.decision}]`,
      );
    }
    return 0;
  }
  if (
    (action !== 'accept' && action !== 'reject') ||
    source === undefined ||
    record === undefined
  ) {
    throw new UsageError(
      'Say: quarantine, quarantine list, or quarantine accept|reject SOURCE RECORD.',
    );
  }
  const known = await decideQuarantine(
    db,
    source,
    record,
    action === 'accept' ? 'accepted' : 'rejected',
  );
  if (!known) throw new UsageError(`No record "${record}" of "${source}" is in quarantine.`);
  print(
    action === 'accept'
      ? 'Accepted: the next import or derive takes it in.'
      : 'Rejected: it stays out.',
  );
  return 0;
}

// A closed pipe (`| head`) is not an error.
process.stdout.on('error', () => process.exit(0));
try {
  process.exitCode = await main();
} catch (error) {
  const known =
    error instanceof UsageError ||
    error instanceof ImportFileError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!known) throw error;
  process.stderr.write(
    `${(error as Error).message}\n${error instanceof ImportFileError ? '' : 'npm run catalogue -- --help explains.\n'}`,
  );
  process.exitCode = 1;
}

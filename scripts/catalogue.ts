import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Database } from '#database/open-database.ts';
import { hideLabResult, readUnmatchedLabResults } from '#database/lab-results.ts';
import { countQuarantine, decideQuarantine, readQuarantine } from '#database/quarantine.ts';
import { importBlog } from '#importer/blog/import-blog.ts';
import { bundledInputs, listSources } from '#importer/bundled-catalogue.ts';
import { importLabResults } from '#importer/import-lab-results.ts';
import { findFormat, IMPORT_FORMATS } from '#importer/formats.ts';
import {
  importCatalogue,
  type ImportInput,
  type ImportProgress,
} from '#importer/import-catalogue.ts';
import type { ImportReport } from '#importer/import-report.ts';
import { ImportFileError } from '#importer/read-lines.ts';
import { printReport as printCatalogueReport } from '#importer/print-report.ts';
import { reportCatalogue } from '#importer/report-catalogue.ts';
import { currentVocabulary } from '#importer/vocabulary-overlay.ts';
import { DATABASE_HELP, openSiteDatabase } from './site-database.ts';

const HELP = `Keeps the product catalogue current.

  npm run catalogue -- import                              bring in the bundled records (data/catalogue)
  npm run catalogue -- import --format FORMAT FILE...      bring in files of a dump
  npm run catalogue -- derive                              derive every product again (new vocabulary or rules)
  npm run catalogue -- report [--json]                     what the catalogue knows, by source, format and brand
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

${DATABASE_HELP}
An import may be stopped at any moment
(Ctrl-C, kill) and run again: it goes on, nothing comes in twice. A running site shows the new products within seconds.
Exit codes: 0 done · 1 wrong usage or file · 3 another import is running.
`;

const COMMANDS = ['import', 'derive', 'report', 'lab', 'quarantine'];

class UsageError extends Error {}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      format: { type: 'string' },
      source: { type: 'string' },
      retrieved: { type: 'string' },
      limit: { type: 'string' },
      quiet: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const [command, ...rest] = positionals;
  if (values.help || command === undefined) {
    process.stdout.write(HELP);
    return values.help ? 0 : 1;
  }
  if (!COMMANDS.includes(command)) throw new UsageError(`There is no command "${command}".`);
  const db = await openSiteDatabase();
  try {
    if (command === 'import')
      return await runImport(db, inputsOf(values, rest), false, values.quiet ?? false);
    if (command === 'derive') return await runImport(db, [], true, values.quiet ?? false);
    if (command === 'report') {
      const report = await reportCatalogue(db);
      print(values.json ? JSON.stringify(report, null, 2) : printCatalogueReport(report));
      return 0;
    }
    if (command === 'lab') return await runLab(db, rest);
    return await runQuarantine(db, rest, Number(values.limit ?? 50));
  } finally {
    await db.close();
  }
}

function inputsOf(
  values: {
    format?: string | undefined;
    source?: string | undefined;
    retrieved?: string | undefined;
  },
  files: readonly string[],
): readonly ImportInput[] {
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
    vocabulary: await currentVocabulary(db),
    rederive,
    onProgress: quiet ? undefined : progressPrinter(),
  });
  if (process.stderr.isTTY && !quiet) process.stderr.write('\r\u001b[K');
  if (outcome.status === 'busy') {
    process.stderr.write(`Another import is running (${outcome.holder}). Nothing was done.\n`);
    return 3;
  }
  printReport(outcome.report, performance.now() - started);
  if (inputs.some(({ source }) => source.key === 'off-groqu-2026-full')) {
    const { read, left } = await importLabResults(db);
    print(`Laboratory results  ${read}, ${left.length} of no protein supplement`);
  }
  // Articles show tables and plots of the catalogue.
  const { written } = await importBlog(db);
  if (written > 0) process.stdout.write(`${written} articles show new figures.\n`);
  return 0;
}

/** A bar on a terminal; elsewhere a line every ten seconds and at each new step. */
function progressPrinter(): (progress: ImportProgress) => void {
  let last = 0;
  let step = '';
  return (progress) => {
    const now = performance.now();
    const isNew = progress.step !== step;
    if (!isNew && now - last < (process.stderr.isTTY ? 100 : 10_000)) return;
    last = now;
    step = progress.step;
    const percent = `${Math.floor(Math.min(1, progress.share) * 100)}`.padStart(3);
    if (process.stderr.isTTY) {
      const full = Math.round(Math.min(1, progress.share) * 30);
      process.stderr.write(
        `\r\u001b[K${'█'.repeat(full)}${'░'.repeat(30 - full)} ${percent} %  ${progress.step}  ${progress.rows} rows`,
      );
    } else process.stderr.write(`${progress.step}: ${percent} %, ${progress.rows} rows\n`);
  };
}

function printReport(report: ImportReport, milliseconds: number): void {
  print(`Rows read            ${report.rows}  (${Math.round(report.rows / Math.max(0.001, milliseconds / 1000))} a second, ${(milliseconds / 1000).toFixed(1)} s)
Protein supplements  ${report.taken}  (records: ${report.recordsAdded} new, ${report.recordsChanged} changed, ${report.recordsUnchanged} unchanged)
Products             ${report.productsCreated} new, ${report.productsUpdated} changed, ${report.productsUnchanged} derived without a change, ${report.productsRemoved} removed`);
  printReasons('Not taken', report.rejected);
  printReasons('Quarantined (npm run catalogue -- quarantine list)', report.quarantined);
  printReasons('Figures left out, unknown now', report.leftOut);
  if (report.badLineCount > 0) {
    print(`Unreadable lines     ${report.badLineCount}`);
    for (const line of report.badLines) print(`  ${line.file}: line ${line.line}: ${line.problem}`);
  }
}

function printReasons(title: string, reasons: ImportReport['rejected']): void {
  if (reasons.length === 0) return;
  print(`${title}: ${reasons.reduce((sum, each) => sum + each.count, 0)}`);
  for (const { reason, count, examples } of reasons)
    print(`  ${String(count).padStart(7)}  ${reason}   e.g. ${examples[0] ?? ''}`);
}

/** Lists what is unmatched, or hides a result from the site, or shows it again. */
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

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

// A reader that has seen enough (`| head`) is no error.
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

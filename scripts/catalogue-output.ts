import type { Database } from '#database/connection/open-database.ts';
import { importBlog } from '#importer/blog/import-blog.ts';
import type { ImportProgress } from '#importer/import/import-job.ts';
import type { ImportReport } from '#importer/import/import-report.ts';

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Removes the bar of `progressPrinter` from the terminal. */
export function clearProgress(quiet: boolean): void {
  if (process.stderr.isTTY && !quiet) process.stderr.write('\r\u001b[K');
}

/** Returns a function that prints progress: as a bar on a terminal, otherwise as a line per step or ten seconds. */
export function progressPrinter(): (progress: ImportProgress) => void {
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

/** Prints the report of an import for the operator. */
export function printReport(report: ImportReport, milliseconds: number): void {
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
  for (const line of report.notes) print(`Note: ${line}`);
  for (const line of report.failed) print(`Not read to its end, run again: ${line}`);
}

function printReasons(title: string, reasons: ImportReport['rejected']): void {
  if (reasons.length === 0) return;
  print(`${title}: ${reasons.reduce((sum, each) => sum + each.count, 0)}`);
  for (const { reason, count, examples } of reasons)
    print(`  ${String(count).padStart(7)}  ${reason}   e.g. ${examples[0] ?? ''}`);
}

/** Prints that nothing was done because another import holds the lock. Returns the exit code. */
export function printBusy(holder: string): number {
  process.stderr.write(`Another import is running (${holder}). Nothing was done.\n`);
  return 3;
}

/** Renews the articles, which show tables and plots of the catalogue. */
export async function renewArticles(db: Database): Promise<void> {
  const { written } = await importBlog(db);
  if (written > 0) print(`${written} articles show new figures.`);
}

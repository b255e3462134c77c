import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { leaveOutImpossible } from '#domain/product/figures/impossible-figures.ts';
import { objectToFigures } from '#domain/product/figures/plausibility.ts';
import {
  objectToKind,
  objectToNames,
  objectToRawText,
} from '#domain/product/classify/plausible-text.ts';
import { isEatenByName } from '#domain/product/classify/named-foods.ts';
import { OPERATOR_SOURCE, type SourceRecord } from '#domain/product/record/source-record.ts';
import type { ProductWords } from '#domain/product-words/product-words.ts';
import type { Database } from '#database/connection/open-database.ts';
import { writeSourceRecords, type IncomingRecord } from '#database/records/source-records.ts';
import { withdrawRecords } from '#database/records/withdraw-records.ts';
import { catalogueTables } from '../tables/catalogue-tables.ts';
import type { ImportFormat } from '../readers/formats.ts';
import type { ImportTally } from './import-report.ts';
import { objectToSize } from './object-to-size.ts';
import { ImportFileError } from '../rows/read-lines.ts';
import type { ParsedRow, RowResult } from '../rows/record-fields.ts';

const BATCH = 500;
/**
 * Number of rows after which a batch is stored, however small it is. A job that does not report for long cannot be
 * stopped and loses its lock.
 */
const MAX_ROWS = 5_000;
/** If none of this many rows can be read, the file is considered foreign. */
const FOREIGN_AFTER = 200;

export interface FileProgress {
  readonly rows: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface ImportedFile {
  readonly path: string;
  /** The sender's name of the file; the last part of the path if undefined. */
  readonly name?: string | undefined;
  readonly format: ImportFormat;
  /**
   * Whether to withdraw stored records whose rows are rejected now: for bundled files, which the current rules decide.
   */
  readonly withdraws?: boolean | undefined;
}

/**
 * First half of an import: parses a file and stores its records in batches, each a transaction, so that it can be
 * stopped at any moment and run again. Rows are counted into `tally`. Throws `ImportFileError` for foreign or broken
 * files. Errors use the sender's name of the file and do not reveal its path on the server.
 */
export async function importFile(
  db: Database,
  file: ImportedFile & { readonly source: string },
  tally: ImportTally,
  onBatch: (progress: FileProgress) => Promise<void>,
): Promise<void> {
  const { path, name, format, source, withdraws } = file;
  const totalBytes = await measure(path);
  let bytes = 0;
  const parsed = format.read(path, source, (read) => (bytes = read));
  try {
    const rows = { name: name ?? basename(path), source, parsed, withdraws };
    await importRows(db, rows, tally, (done) => onBatch({ rows: done.rows, bytes, totalBytes }));
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    throw new ImportFileError(name ?? basename(error.file), error.line, error.problem);
  }
}

/** Parsed rows to be imported. */
export interface IncomingRows {
  /** The name of the file in error messages. */
  readonly name: string;
  readonly source: string;
  readonly parsed: AsyncIterable<readonly ParsedRow[]>;
  /** Whether to withdraw stored records whose rows are rejected now. By default they stay. */
  readonly withdraws?: boolean | undefined;
}

/**
 * Stores the records of parsed rows in batches. `onBatch` is called after each batch with the last line read. Throws
 * `ImportFileError` if none of the first rows can be read.
 */
export async function importRows(
  db: Database,
  { name, source, parsed, withdraws = false }: IncomingRows,
  tally: ImportTally,
  onBatch: (progress: { readonly rows: number; readonly line: number }) => Promise<void>,
): Promise<void> {
  const { words } = catalogueTables();
  let rows = 0;
  let line = 0;
  let readable = 0;
  let flushed = 0;
  let batch: IncomingRecord[] = [];
  /** The line of each record that was accepted. */
  const taken = new Map<string, number>();
  const rejected = new Set<string>();
  const flush = async () => {
    const counts = await writeSourceRecords(db, source, batch);
    tally.add({
      recordsAdded: counts.added,
      recordsChanged: counts.changed,
      recordsUnchanged: counts.unchanged,
    });
    batch = [];
    flushed = rows;
    await setImmediate();
    await onBatch({ rows, line });
  };
  for await (const list of parsed) {
    for (const row of list) {
      if (batch.length >= BATCH || rows - flushed >= MAX_ROWS) await flush();
      rows += 1;
      line = row.line;
      tally.add({ rows: 1 });
      if ('problem' in row) {
        tally.badLine(name, line, row.problem);
        if (readable === 0 && rows >= FOREIGN_AFTER)
          throw new ImportFileError(name, line, `not one of the first ${rows} rows can be read`);
        continue;
      }
      readable += 1;
      const incoming = checkRow(row, words, tally);
      const { record } = 'rejected' in row ? row.rejected : row.record;
      if (incoming === null && withdraws) rejected.add(record);
      if (incoming === null) continue;
      reportRepeated(record, taken.get(record), line, tally);
      taken.set(record, line);
      batch.push(incoming);
    }
  }
  await flush();
  // A source may list a record twice, and one of its rows may be accepted.
  const gone = [...rejected].filter((record) => !taken.has(record));
  await withdrawRecords(db, source, gone);
}

/** If two rows of a file have the same record id, the later one counts. The report mentions it. */
function reportRepeated(
  record: string,
  before: number | undefined,
  line: number,
  tally: ImportTally,
): void {
  if (before === undefined) return;
  tally.add({ taken: -1 });
  tally.reject(
    'a later row of the file has its number',
    `${record} (line ${before}, then ${line})`,
  );
}

/**
 * Returns the record of a row as it is stored, with a rule's objection to it; null if the row is rejected. Everything
 * is counted into `tally`.
 */
function checkRow(
  row: RowResult & { readonly line: number },
  words: ProductWords,
  tally: ImportTally,
): IncomingRecord | null {
  if ('rejected' in row) {
    const { reason, record, detail } = row.rejected;
    tally.reject(reason, `${record || `line ${row.line}`}${detail ? ` (${detail})` : ''}`);
    return null;
  }
  const refused = objectToSize(row.record) ?? objectToFood(row.record, words);
  if (refused !== null) {
    tally.reject(refused, row.record.record);
    return null;
  }
  tally.add({ taken: 1 });
  const { record, leftOut } = leaveOutImpossible(row.record);
  const example = (detail: string) => `${record.record} ${record.name ?? ''}: ${detail}`;
  for (const { reason, detail } of leftOut) tally.leaveOut(reason, example(detail));
  const objection =
    objectToKind(record, words) ??
    objectToNames(record, words) ??
    objectToFigures(record, words) ??
    objectToRawText(record, words);
  if (objection) tally.quarantine(objection.reason, example(objection.detail));
  return { record, objection };
}

/** Why a source's bar is another food by its names, or null. An operator means what she writes. */
function objectToFood(
  { source, format, name, otherNames = [] }: SourceRecord,
  words: ProductWords,
): string | null {
  if (format !== 'bar' || source === OPERATOR_SOURCE) return null;
  return isEatenByName([name ?? '', ...otherNames], words) ? 'another kind of food' : null;
}

/**
 * Returns the size of a file in bytes. For a folder, it is that of its largest table, which is read first (FoodData
 * Central), or of all its labels.
 */
async function measure(path: string): Promise<number> {
  const info = await stat(path);
  if (!info.isDirectory()) return info.size;
  const names = await readdir(path);
  const first = names.filter((name) => name.startsWith('branded_food.csv'));
  const sizes = await Promise.all(
    (first.length > 0 ? first : names).map(async (name) => (await stat(join(path, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

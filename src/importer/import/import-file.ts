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
/** Rows after which a batch is stored however small it is: a job that nobody hears of cannot be stopped and loses its lock. */
const MOST_ROWS = 5_000;
/** A file of which not one of this many rows can be read is taken for a foreign one. */
const FOREIGN_AFTER = 200;

export interface FileProgress {
  readonly rows: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface ImportedFile {
  readonly path: string;
  /** What its sender calls the file; the last part of the path where left out. */
  readonly name?: string | undefined;
  readonly format: ImportFormat;
  /** Stored records that its rows are rejected as now are withdrawn: a file that the program brings, by whose rules it is read. */
  readonly withdraws?: boolean | undefined;
}

/**
 * First half of an import: parses a file and stores its records in batches, each a transaction, so that it can be
 * stopped at any moment and run again. Rows are counted into `tally`. Throws `ImportFileError` for foreign or broken files.
 * Complaints name the file as its sender does; where it lies on the server is not theirs to tell.
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

/** Rows on their way into the catalogue. */
export interface IncomingRows {
  /** Named in complaints. */
  readonly name: string;
  readonly source: string;
  readonly parsed: AsyncIterable<readonly ParsedRow[]>;
  /** Records that are rejected now are withdrawn if they are stored; by default they stay as they were. */
  readonly withdraws?: boolean | undefined;
}

/** Stores the records of parsed rows in batches; `onBatch` is called with the last line when those so far are stored. */
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
  /** The line that each record stands in. */
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
      if (batch.length >= BATCH || rows - flushed >= MOST_ROWS) await flush();
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
  // A source may have a number twice.
  const gone = [...rejected].filter((record) => !taken.has(record));
  await withdrawRecords(db, source, gone);
}

/** Of two rows of a file with one number the later counts: the report says so. */
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

/** The record of a row as it is stored, with a rule's objection to it; null where the row is rejected. All is counted into `tally`. */
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
  const oversize = objectToSize(row.record);
  if (oversize !== null) {
    tally.reject(oversize, row.record.record);
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

/** Bytes of a file; of a folder, those of its largest table, which is read first (FoodData Central), or of all its labels. */
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

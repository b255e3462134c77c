import type { Row } from './record-fields.ts';
import { ImportFileError, readLines, type Line, type OnBytes } from './read-lines.ts';
import { type TableRecord, TableRecords, type TableText } from './table-records.ts';

/** A row with the line it begins on, or the problem with that line. */
export type ReadRow =
  | { readonly line: number; readonly row: Row }
  | { readonly line: number; readonly problem: string };

/**
 * Reads the rows of a JSON-lines file. Bad lines are reported and skipped. Throws `ImportFileError` if the first line
 * is no JSON object.
 */
export async function* readJsonRows(
  file: string,
  onBytes?: OnBytes,
): AsyncGenerator<readonly ReadRow[]> {
  let first = true;
  for await (const rows of parseJsonLines(readLines(file, onBytes))) {
    const [row] = rows;
    if (first && row !== undefined && 'problem' in row)
      throw new ImportFileError(
        file,
        row.line,
        'not JSON lines: a JSON object was expected on each line',
      );
    first &&= row === undefined;
    yield rows;
  }
}

/** Parses lines as JSON objects. Any other line becomes a problem. */
export async function* parseJsonLines(
  batches: AsyncIterable<readonly Line[]>,
): AsyncGenerator<readonly ReadRow[]> {
  for await (const lines of batches) {
    const rows: ReadRow[] = [];
    for (const { number, text } of lines) {
      if (text.trim() === '') continue;
      const row = parseObject(text);
      rows.push(
        row === null
          ? { line: number, problem: 'the line is not a JSON object (cut off?)' }
          : { line: number, row },
      );
    }
    yield rows;
  }
}

export interface TableShape extends TableText {
  /** Columns without which it is not the expected file. */
  readonly required: readonly string[];
  /**
   * All columns that may occur; others are reported. If undefined, any may occur, because most files have more columns
   * than are read.
   */
  readonly known?: readonly string[];
}

/** Length limit of a header line. Parsing an overlong one blocked the thread for 15 seconds. */
const MAX_HEADER_CHARACTERS = 100_000;

/**
 * Reads the rows of a CSV or TSV file by its header line. Rows with a wrong number of cells are reported and skipped.
 */
export function readTableRows(
  file: string,
  shape: TableShape,
  onBytes?: OnBytes,
): AsyncGenerator<readonly ReadRow[]> {
  return parseTable(readLines(file, onBytes), file, shape);
}

/** Parses the lines of a table by its header line. */
export async function* parseTable(
  batches: AsyncIterable<readonly Line[]>,
  file: string,
  shape: TableShape,
): AsyncGenerator<readonly ReadRow[]> {
  let header: readonly string[] | null = null;
  const records = new TableRecords(shape);
  const rowsOf = (record: TableRecord): readonly ReadRow[] => {
    if ('problem' in record) {
      if (header === null) throw new ImportFileError(file, record.line, record.problem);
      return [record];
    }
    const { line, cells } = record;
    if (header !== null) return [toRow(header, line, cells)];
    header = checkHeader(file, columnsOf(cells, shape), shape);
    records.columns = header.length;
    return unknownColumns(header, shape, line);
  };
  for await (const lines of batches) {
    const rows: ReadRow[] = [];
    for (const line of lines) {
      if (header === null && line.text.length > MAX_HEADER_CHARACTERS)
        throw new ImportFileError(file, line.number, 'the line is too long to name columns');
      for (const record of records.take(line)) rows.push(...rowsOf(record));
    }
    yield rows;
  }
  const rest = [...records.end()].flatMap(rowsOf);
  if (header === null) throw new ImportFileError(file, 1, 'the file is empty');
  yield rest;
}

const SEPARATOR_NAMES = { ',': 'commas', '\t': 'tabs', ';': 'semicolons', '|': '"|"' } as const;

/** The names of the columns; those of a table that people write ("Name, Format") in any case. */
function columnsOf(cells: readonly string[], { known }: TableShape): readonly string[] {
  const names = cells.map((cell) => cell.replace(/^[^\S\r]+|[^\S\r]+$/gu, ''));
  return known === undefined ? names : names.map((name) => name.toLowerCase());
}

function checkHeader(file: string, cells: readonly string[], shape: TableShape): readonly string[] {
  if (cells.some((cell) => cell.includes('\r')))
    throw new ImportFileError(file, 1, 'lines end with CR alone: save the table as "CSV UTF-8"');
  const missing = shape.required.filter((column) => !cells.includes(column));
  if (missing.length > 0) {
    const names = missing.map((name) => `"${name}"`).join(', ');
    const hint =
      cells.length === 1
        ? `; columns must be separated by ${SEPARATOR_NAMES[shape.separator]}`
        : '';
    throw new ImportFileError(file, 1, `not the file that was expected: no column ${names}${hint}`);
  }
  const twice = [...shape.required, ...(shape.known ?? [])].find(
    (column) => cells.indexOf(column) !== cells.lastIndexOf(column),
  );
  if (twice !== undefined)
    throw new ImportFileError(file, 1, `the column "${twice}" is there twice`);
  return cells;
}

function unknownColumns(
  header: readonly string[],
  { known }: TableShape,
  line: number,
): readonly ReadRow[] {
  const unknown = known === undefined ? [] : header.filter((column) => !known.includes(column));
  return unknown.map((column) => ({
    line,
    problem: `not read: no column of this table is called "${column}"`,
  }));
}

function toRow(header: readonly string[], line: number, cells: readonly string[]): ReadRow {
  if (cells.length !== header.length) {
    const problem = `${cells.length} cells where the header has ${header.length} (cut off?)`;
    return { line, problem };
  }
  const row: Record<string, string> = {};
  for (const [index, column] of header.entries()) row[column] = cells[index] ?? '';
  return { line, row };
}

/** Returns the JSON object of a text; null if it is none. */
export function parseObject(text: string): Row | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Row)
      : null;
  } catch {
    return null;
  }
}

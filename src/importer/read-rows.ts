import type { Row } from './readers/record-fields.ts';
import { ImportFileError, readLines, type Line, type OnBytes } from './read-lines.ts';

/** A row with the line it begins on, or what is wrong with that line. */
export type ReadRow =
  | { readonly line: number; readonly row: Row }
  | { readonly line: number; readonly problem: string };

/** Rows of a JSON-lines file. A bad line is reported and passed over; a file whose first line is no JSON object is refused. */
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

/** The JSON objects of lines; a line that is none becomes a problem. */
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

export interface TableShape {
  readonly separator: ',' | '\t' | ';' | '|';
  /** Fields may be quoted and hold separators and line breaks (RFC 4180); otherwise quotes are plain characters. */
  readonly quoted: boolean;
  /** Columns without which the file is another one. */
  readonly required: readonly string[];
  /** All columns there are; others are reported. Any where left out: most files have more columns than are read. */
  readonly known?: readonly string[];
}

/** No header line is longer: taking one apart that is held the thread for 15 seconds. */
const MOST_HEADER_CHARACTERS = 100_000;

/** Rows of a CSV or TSV file by its header line. Rows with a wrong number of cells are reported and passed over. */
export function readTableRows(
  file: string,
  shape: TableShape,
  onBytes?: OnBytes,
): AsyncGenerator<readonly ReadRow[]> {
  return parseTable(readLines(file, onBytes), file, shape);
}

/** Rows of the lines of a table by its header line. */
export async function* parseTable(
  batches: AsyncIterable<readonly Line[]>,
  file: string,
  shape: TableShape,
): AsyncGenerator<readonly ReadRow[]> {
  let header: readonly string[] | null = null;
  let open: { line: number; text: string } | null = null;
  for await (const lines of batches) {
    const rows: ReadRow[] = [];
    for (const { number, text } of lines) {
      const record: { line: number; text: string } =
        open === null ? { line: number, text } : { line: open.line, text: `${open.text}\n${text}` };
      // Each line is looked at once: a field stays open until a line with an odd number of quotes.
      const staysOpen = (open !== null) !== (shape.quoted && hasOddQuotes(text));
      open = null;
      if (record.text === '') continue;
      if (staysOpen) {
        open = record;
        if (record.text.length > 1_000_000)
          throw new ImportFileError(file, record.line, 'a quoted field never ends');
        continue;
      }
      if (header === null && record.text.length > MOST_HEADER_CHARACTERS)
        throw new ImportFileError(file, record.line, 'the line is too long to name columns');
      const cells = splitCells(record.text, shape);
      if (header === null) {
        header = checkHeader(file, cells, shape);
        rows.push(...unknownColumns(header, shape, record.line));
        continue;
      }
      if (cells.length === header.length)
        rows.push({ line: record.line, row: toRow(header, cells) });
      else
        rows.push({
          line: record.line,
          problem: `${cells.length} cells where the header has ${header.length} (cut off?)`,
        });
    }
    yield rows;
  }
  if (header === null) throw new ImportFileError(file, 1, 'the file is empty');
  if (open !== null)
    yield [
      {
        line: open.line,
        problem: 'a quoted field is not closed before the end of the file (cut off?)',
      },
    ];
}

const SEPARATOR_NAMES = { ',': 'commas', '\t': 'tabs', ';': 'semicolons', '|': '"|"' } as const;

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

function splitCells(text: string, { separator, quoted }: TableShape): readonly string[] {
  if (!quoted || !text.includes('"')) return text.split(separator);
  const cells: string[] = [];
  for (let index = 0; index <= text.length; ) {
    if (text[index] === '"') {
      let end = index + 1;
      while (end < text.length && (text[end] !== '"' || text[end + 1] === '"'))
        end += text[end] === '"' ? 2 : 1;
      const next = text.indexOf(separator, end);
      const stop = next < 0 ? text.length : next;
      // What stands behind the closing quote is not lost.
      cells.push(text.slice(index + 1, end).replaceAll('""', '"') + text.slice(end + 1, stop));
      index = stop + 1;
    } else {
      const next = text.indexOf(separator, index);
      const end = next < 0 ? text.length : next;
      cells.push(text.slice(index, end));
      index = end + 1;
    }
  }
  return cells;
}

function hasOddQuotes(text: string): boolean {
  let quotes = 0;
  for (let index = text.indexOf('"'); index >= 0; index = text.indexOf('"', index + 1)) quotes += 1;
  return quotes % 2 === 1;
}

function toRow(header: readonly string[], cells: readonly string[]): Row {
  const row: Record<string, string> = {};
  for (const [index, column] of header.entries()) row[column] = cells[index] ?? '';
  return row;
}

/** The JSON object of a text; null if it is none. */
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

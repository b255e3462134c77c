import type { Line } from './read-lines.ts';

export interface TableText {
  readonly separator: ',' | '\t' | ';' | '|';
  /**
   * Whether fields may be quoted and contain separators and line breaks (RFC 4180). Otherwise quotes are plain
   * characters.
   */
  readonly quoted: boolean;
}

/** The cells of a record with the line it begins on, or the problem with that line. */
export type TableRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly problem: string };

/** Length limit of a record that spans several lines. A longer one has a stray quotation mark. */
const MAX_CHARACTERS = 100_000;

const NOT_CLOSED = 'a quoted field is not closed (a quotation mark too many, or cut off?)';

/** A record that continues on the next line, because a quoted field contains the line break. */
interface Begun {
  /** The record's lines so far. */
  readonly lines: Line[];
  readonly cells: string[];
  /** The content of the open field so far. */
  open: string;
  characters: number;
}

/**
 * Assembles records from lines: usually one per line, or several lines if a quoted field contains line breaks (RFC
 * 4180). If such a record does not end properly, its first line is reported as the problem, and the following lines are
 * read on their own. A stray quotation mark thus costs one row.
 */
export class TableRecords {
  readonly #shape: TableText;
  /** The number of cells per record; null until the header is read. */
  columns: number | null = null;
  #begun: Begun | null = null;

  constructor(shape: TableText) {
    this.#shape = shape;
  }

  /** Yields the records that this line completes. */
  *take(line: Line): Generator<TableRecord> {
    const waiting = [line];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (this.#begun === null && next.text === '') continue;
      const record = this.#begun === null ? this.#begin(next) : this.#goOn(this.#begun, next);
      if (record === 'broken') yield this.#giveUp(waiting);
      else if (record !== 'open') yield record;
    }
  }

  /** Yields what is left after the last line. */
  *end(): Generator<TableRecord> {
    while (this.#begun !== null) {
      const waiting: Line[] = [];
      yield this.#giveUp(waiting);
      for (const line of waiting.toReversed()) yield* this.take(line);
    }
  }

  /** Reports the first line of the unfinished record, and returns its other lines to `waiting`, the next one last. */
  #giveUp(waiting: Line[]): TableRecord {
    const [first, ...others] = this.#begun?.lines ?? [];
    this.#begun = null;
    for (const line of others.toReversed()) waiting.push(line);
    return { line: first?.number ?? 1, problem: NOT_CLOSED };
  }

  #begin(line: Line): TableRecord | 'open' {
    const cells: string[] = [];
    const { open } = splitCells(line.text, this.#shape, cells, null);
    if (open === null) return { line: line.number, cells };
    this.#begun = { lines: [line], cells, open, characters: line.text.length };
    return 'open';
  }

  #goOn(begun: Begun, line: Line): TableRecord | 'open' | 'broken' {
    begun.lines.push(line);
    begun.characters += 1 + line.text.length;
    const { open, spills } = splitCells(line.text, this.#shape, begun.cells, begun.open);
    const { length } = begun.cells;
    const columns = this.columns ?? length;
    if (spills || begun.characters > MAX_CHARACTERS || length > columns) return 'broken';
    if (open !== null) {
      begun.open = open;
      return 'open';
    }
    if (length !== columns) return 'broken';
    this.#begun = null;
    return { line: begun.lines[0]?.number ?? line.number, cells: begun.cells };
  }
}

interface Split {
  /** The content of a field that the text leaves open; null if there is none. */
  readonly open: string | null;
  /** Whether text follows a closing quotation mark. */
  readonly spills: boolean;
}

/** Adds the cells of a text to `cells`. `before` is the content of an open field; null if there is none. */
function splitCells(
  text: string,
  { separator, quoted }: TableText,
  cells: string[],
  before: string | null,
): Split {
  if (!quoted || (before === null && !text.includes('"'))) {
    // Not spread, because a line may have more separators than a call allows arguments.
    for (const cell of text.split(separator)) cells.push(cell);
    return { open: null, spills: false };
  }
  let spills = false;
  let held = before;
  for (let index = 0; index <= text.length; ) {
    const isQuoted = held !== null || text[index] === '"';
    const from = isQuoted && held === null ? index + 1 : index;
    const end = isQuoted ? closingQuote(text, from) : from;
    if (end === null) return { open: joined(held, text.slice(from).replaceAll('""', '"')), spills };
    const next = text.indexOf(separator, end);
    const stop = next < 0 ? text.length : next;
    if (isQuoted) {
      // Text after the closing quotation mark is kept.
      const behind = text.slice(end + 1, stop);
      spills ||= behind.trim() !== '';
      cells.push(joined(held, text.slice(from, end).replaceAll('""', '"')) + behind);
    } else cells.push(text.slice(from, stop));
    held = null;
    index = stop + 1;
  }
  return { open: null, spills };
}

function joined(held: string | null, text: string): string {
  return held === null ? text : `${held}\n${text}`;
}

/**
 * Returns where a quoted field ends, searching from `from`: at the next quotation mark that is not doubled; null if
 * there is none.
 */
function closingQuote(text: string, from: number): number | null {
  let end = text.indexOf('"', from);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? null : end;
}

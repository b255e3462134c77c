import type { Line } from './read-lines.ts';

export interface TableText {
  readonly separator: ',' | '\t' | ';' | '|';
  /** Fields may be quoted and hold separators and line breaks (RFC 4180); otherwise quotes are plain characters. */
  readonly quoted: boolean;
}

/** The cells of a record with the line it begins on, or what is wrong with that line. */
export type TableRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly problem: string };

/** No record that goes over lines is longer: what has no end by then is a quotation mark too many. */
const MOST_CHARACTERS = 100_000;

const NOT_CLOSED = 'a quoted field is not closed (a quotation mark too many, or cut off?)';

/** A record that goes on with the next line, since a quoted field holds the line break. */
interface Begun {
  /** Those it has so far. */
  readonly lines: Line[];
  readonly cells: string[];
  /** What the open field holds so far. */
  open: string;
  characters: number;
}

/**
 * Puts lines together to records: a line each, or several where a quoted field holds line breaks (RFC 4180). Where such a
 * record does not end as it should, its first line is the problem, and the lines behind it are read by themselves: a
 * quotation mark too many costs one row.
 */
export class TableRecords {
  readonly #shape: TableText;
  /** How many cells records have, once the header has told. */
  columns: number | null = null;
  #begun: Begun | null = null;

  constructor(shape: TableText) {
    this.#shape = shape;
  }

  /** The records that are whole with this line. */
  *take(line: Line): Generator<TableRecord> {
    const waiting = [line];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (this.#begun === null && next.text === '') continue;
      const record = this.#begun === null ? this.#begin(next) : this.#goOn(this.#begun, next);
      if (record === 'broken') yield this.#giveUp(waiting);
      else if (record !== 'open') yield record;
    }
  }

  /** What is left when the last line has been taken. */
  *end(): Generator<TableRecord> {
    while (this.#begun !== null) {
      const waiting: Line[] = [];
      yield this.#giveUp(waiting);
      for (const line of waiting.toReversed()) yield* this.take(line);
    }
  }

  /** Reports the first line of the begun record, and puts its others back, the next one last. */
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
    if (spills || begun.characters > MOST_CHARACTERS || length > columns) return 'broken';
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
  /** What a field holds that the text leaves open; null if there is none. */
  readonly open: string | null;
  /** Whether something stands behind a closing quotation mark. */
  readonly spills: boolean;
}

/** Adds the cells of a text to `cells`; `before` is what an open field holds already. */
function splitCells(
  text: string,
  { separator, quoted }: TableText,
  cells: string[],
  before: string | null,
): Split {
  if (!quoted || (before === null && !text.includes('"'))) {
    // Not spread: a line may hold more separators than a call takes arguments.
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
      // What stands behind the closing quote is not lost.
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

/** Where a quoted field ends that holds `from` on: the next quotation mark that is not doubled; null if there is none. */
function closingQuote(text: string, from: number): number | null {
  let end = text.indexOf('"', from);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? null : end;
}

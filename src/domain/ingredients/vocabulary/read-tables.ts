import {
  COLUMNS,
  EARLY_TABLES,
  type VocabularyTables,
  WORD_TABLES,
  type WordsRow,
  type WordTables,
} from './vocabulary.ts';

const WORDS_COLUMNS = ['words', 'language', 'source'] as const;

export type TableRow<Column extends string> = Readonly<Record<Column, string>> &
  Readonly<Record<string, string>>;

/** The lines of a table, without line ends, by file name; null if there is no such file. */
export type LinesOf = (file: string) => Iterable<string> | null;

/** The rows of a tab-separated table whose first line names at least these columns. Throws with file and line. */
export function* rowsOf<Column extends string>(
  lines: Iterable<string>,
  file: string,
  columns: readonly Column[],
): Generator<TableRow<Column>> {
  let header: readonly string[] | null = null;
  let number = 0;
  for (const line of lines) {
    number += 1;
    if (header === null) {
      header = line.split('\t');
      if (columns.every((column) => header?.includes(column))) continue;
      throw new Error(
        `${file}: line 1 must name the columns ${columns.join(', ')}, separated by tabs`,
      );
    }
    if (line === '') continue;
    const cells = line.split('\t');
    if (cells.length !== header.length) {
      throw new Error(
        `${file}: line ${number} has ${cells.length} cells instead of ${header.length}`,
      );
    }
    const row: Record<string, string> = {};
    for (let at = 0; at < header.length; at += 1) row[header[at] ?? ''] = (cells[at] ?? '').trim();
    yield row as TableRow<Column>;
  }
}

/** The rows of a table of words; `meaning` and `detail` are the columns that state what a row means. */
function* wordRows(
  linesOf: LinesOf,
  [name, meaning, detail = '']: readonly [name: string, meaning: string, detail?: string],
): Generator<WordsRow> {
  const file = `${name}.tsv`;
  for (const row of rowsOf(linesOf(file) ?? [], file, WORDS_COLUMNS))
    yield {
      words: row.words,
      meaning: row[meaning] ?? '',
      language: row.language,
      source: row.source,
      detail: row[detail] ?? '',
    };
}

/** Reads a table again each time it is iterated, since most are large and needed once. */
function readEachTime<Row>(read: () => Iterator<Row>): Iterable<Row> {
  return { [Symbol.iterator]: read };
}

/** The tables of names. */
export function readNameTables(linesOf: LinesOf) {
  const rows = <Table extends 'synonyms' | 'names'>(table: Table) =>
    readEachTime(() => rowsOf(linesOf(`${table}.tsv`) ?? [], `${table}.tsv`, COLUMNS[table]));
  return { synonyms: rows('synonyms'), names: rows('names') };
}

/** Only ingredients and families are required; any other missing table has no rows. */
export function readTables(linesOf: LinesOf): VocabularyTables {
  const needed = <Table extends 'ingredients' | 'families'>(table: Table) => {
    const lines = linesOf(`${table}.tsv`);
    if (lines === null) throw new Error(`${table}.tsv is missing`);
    return [...rowsOf(lines, `${table}.tsv`, COLUMNS[table])];
  };
  const words = Object.entries(WORD_TABLES).map(([table, of]) => {
    const rows = readEachTime(() => wordRows(linesOf, of));
    return [table, EARLY_TABLES.some((early) => early === table) ? [...rows] : rows] as const;
  });
  return {
    ingredients: needed('ingredients'),
    families: needed('families'),
    ...readNameTables(linesOf),
    ...(Object.fromEntries(words) as WordTables),
  };
}

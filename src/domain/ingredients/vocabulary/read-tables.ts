import { COLUMNS, type VocabularyTables, type WordsRow } from './vocabulary.ts';

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
  file: string,
  meaning: string,
  detail = '',
): Generator<WordsRow> {
  for (const row of rowsOf(linesOf(file) ?? [], file, WORDS_COLUMNS))
    yield {
      words: row.words,
      meaning: row[meaning] ?? '',
      language: row.language,
      source: row.source,
      detail: row[detail] ?? '',
    };
}

/** The tables of names, read again each time they are iterated. */
export function readNameTables(linesOf: LinesOf) {
  const rows = <Table extends 'synonyms' | 'names'>(table: Table) => ({
    [Symbol.iterator]: () => rowsOf(linesOf(`${table}.tsv`) ?? [], `${table}.tsv`, COLUMNS[table]),
  });
  return { synonyms: rows('synonyms'), names: rows('names') };
}

/**
 * Only ingredients and families are required; any other missing table has no rows. Most are large and used once, after
 * the first page or in a worker: these are read each time they are iterated.
 */
export function readTables(linesOf: LinesOf): VocabularyTables {
  const needed = <Table extends 'ingredients' | 'families'>(table: Table) => {
    const lines = linesOf(`${table}.tsv`);
    if (lines === null) throw new Error(`${table}.tsv is missing`);
    return [...rowsOf(lines, `${table}.tsv`, COLUMNS[table])];
  };
  const words = (file: string, meaning: string, detail?: string): readonly WordsRow[] => [
    ...wordRows(linesOf, file, meaning, detail),
  ];
  const unkept = (file: string, meaning: string, detail?: string): Iterable<WordsRow> => ({
    [Symbol.iterator]: () => wordRows(linesOf, file, meaning, detail),
  });
  return {
    ingredients: needed('ingredients'),
    families: needed('families'),
    ...readNameTables(linesOf),
    functions: unkept('functions.tsv', 'class'),
    qualities: unkept('qualities.tsv', 'quality', 'changes'),
    statements: unkept('statements.tsv', 'kind'),
    joiners: unkept('joiners.tsv', 'role'),
    making: unkept('making.tsv', 'part'),
    allergenWords: unkept('allergen-words.tsv', 'allergens', 'canonical'),
    alsoNamed: unkept('also-named.tsv', 'canonical', 'how'),
    claims: unkept('claims.tsv', 'flag'),
    noIngredient: unkept('no-ingredient.tsv', 'kind'),
    shoppersWords: unkept('shoppers-words.tsv', 'canonical'),
    wordClasses: words('word-classes.tsv', 'class'),
    headings: words('headings.tsv', 'kind', 'canonical'),
    spellings: words('spellings.tsv', 'kind', 'canonical'),
    wishWords: words('wish-words.tsv', 'kind', 'canonical'),
    flavors: unkept('flavors.tsv', 'kind'),
    namedAlike: unkept('named-alike.tsv', 'names', 'why'),
    sentenceWords: unkept('sentence-words.tsv', 'meaning'),
    productWords: unkept('product-words.tsv', 'kind', 'canonical'),
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import type {
  Vocabulary,
  VocabularyTables,
  WordsRow,
} from '#domain/ingredients/vocabulary/vocabulary.ts';
import { buildSentenceWords, type SentenceWords } from '#domain/sentence/sentence-words.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

/** Where the reviewed tables lie in the project. */
const VOCABULARY_FOLDER = join(PROJECT_FOLDER, 'data/vocabulary');

const INGREDIENT_COLUMNS = [
  'canonical',
  'parents',
  'allergens',
  'animal',
  'gluten',
  'roles',
  'proteinSource',
  'description',
  'source',
] as const;
const FAMILY_COLUMNS = ['canonical', 'parents', 'allergens', 'description', 'source'] as const;
const SYNONYM_COLUMNS = ['synonym', 'canonical', 'kind'] as const;
const NAME_COLUMNS = ['name', 'canonical', 'language', 'kind', 'source'] as const;
const WORDS_COLUMNS = ['words', 'language', 'source'] as const;

type TableRow<Column extends string> = Readonly<Record<Column, string>> &
  Readonly<Record<string, string>>;

const LINE_FEED = 10;

/** The lines of a file. Each is a text of its own: parts of one text would keep the whole file in memory. */
function* linesOf(file: string): Generator<string> {
  const bytes = readFileSync(file);
  for (let start = 0; start <= bytes.length; ) {
    const feed = bytes.indexOf(LINE_FEED, start);
    const end = feed === -1 ? bytes.length : feed;
    yield bytes.toString('utf8', start, end).replace(/\r$/u, '');
    start = end + 1;
  }
}

/** Goes through a table by the columns that its first line names; `columns` must be among them. */
function* rowsOf<Column extends string>(
  file: string,
  columns: readonly Column[],
): Generator<TableRow<Column>> {
  let header: readonly string[] | null = null;
  let number = 0;
  for (const line of linesOf(file)) {
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

function readTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): readonly TableRow<Column>[] {
  return [...rowsOf(file, columns)];
}

/** A table of words: `meaning` and `detail` are the columns that say what a row means. */
function readWords(file: string, meaning: string, detail = ''): readonly WordsRow[] {
  if (!existsSync(file)) return [];
  return readTable(file, WORDS_COLUMNS).map((row) => ({
    words: row.words,
    meaning: row[meaning] ?? '',
    language: row.language,
    source: row.source,
    detail: row[detail] ?? '',
  }));
}

/**
 * Reads the tab-separated tables of a vocabulary folder (default: the project's `data/vocabulary`).
 * Throws with file and line where a header or a row has the wrong cells. The names in all languages are read from their file
 * each time they are gone through: nobody needs their forty thousand rows for long.
 */
export function readVocabularyTables(folder: string = VOCABULARY_FOLDER): VocabularyTables {
  const names = `${folder}/names.tsv`;
  const synonyms = `${folder}/synonyms.tsv`;
  return {
    ingredients: readTable(`${folder}/ingredients.tsv`, INGREDIENT_COLUMNS),
    families: readTable(`${folder}/families.tsv`, FAMILY_COLUMNS),
    synonyms: existsSync(synonyms) ? readTable(synonyms, SYNONYM_COLUMNS) : [],
    names: existsSync(names) ? { [Symbol.iterator]: () => rowsOf(names, NAME_COLUMNS) } : [],
    functions: readWords(`${folder}/functions.tsv`, 'class'),
    qualities: readWords(`${folder}/qualities.tsv`, 'quality', 'changes'),
    statements: readWords(`${folder}/statements.tsv`, 'kind'),
    joiners: readWords(`${folder}/joiners.tsv`, 'role'),
    allergenWords: readWords(`${folder}/allergen-words.tsv`, 'allergens', 'canonical'),
    claims: readWords(`${folder}/claims.tsv`, 'flag'),
    noIngredient: readWords(`${folder}/no-ingredient.tsv`, 'kind'),
    shoppersWords: readWords(`${folder}/shoppers-words.tsv`, 'canonical'),
  };
}

/** Reads the tables and builds the vocabulary. Synchronous, some milliseconds: call it once at start. */
export function readVocabulary(folder?: string): Vocabulary {
  return buildVocabulary(readVocabularyTables(folder));
}

/** Reads what words of a typed sentence mean (`sentence-words.tsv`). Synchronous: call it once at start. */
export function readSentenceWords(folder: string = VOCABULARY_FOLDER): SentenceWords {
  return buildSentenceWords(
    readTable(`${folder}/sentence-words.tsv`, ['meaning', 'language', 'words']),
  );
}

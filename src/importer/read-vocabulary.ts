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

/** Reads a table by the columns that its first line names; `columns` must be among them. */
function readTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): readonly (Readonly<Record<Column, string>> & Readonly<Record<string, string>>)[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const header = (lines[0] ?? '').replace(/\r$/u, '').split('\t');
  if (columns.some((column) => !header.includes(column))) {
    throw new Error(
      `${file}: line 1 must name the columns ${columns.join(', ')}, separated by tabs`,
    );
  }
  const rows: (Readonly<Record<Column, string>> & Readonly<Record<string, string>>)[] = [];
  lines.forEach((line, index) => {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (index === 0 || text === '') return;
    const cells = text.split('\t');
    if (cells.length !== header.length) {
      throw new Error(
        `${file}: line ${index + 1} has ${cells.length} cells instead of ${header.length}`,
      );
    }
    const row: Record<string, string> = {};
    for (let at = 0; at < header.length; at += 1) row[header[at] ?? ''] = (cells[at] ?? '').trim();
    rows.push(row as Record<Column, string>);
  });
  return rows;
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
 * Throws with file and line where a header or a row has the wrong cells.
 */
export function readVocabularyTables(folder: string = VOCABULARY_FOLDER): VocabularyTables {
  const names = `${folder}/names.tsv`;
  const synonyms = `${folder}/synonyms.tsv`;
  return {
    ingredients: readTable(`${folder}/ingredients.tsv`, INGREDIENT_COLUMNS),
    families: readTable(`${folder}/families.tsv`, FAMILY_COLUMNS),
    synonyms: existsSync(synonyms) ? readTable(synonyms, SYNONYM_COLUMNS) : [],
    names: existsSync(names) ? readTable(names, NAME_COLUMNS) : [],
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import type { Vocabulary, VocabularyTables } from '#domain/ingredients/vocabulary/vocabulary.ts';
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

function readTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const header = (lines[0] ?? '').replace(/\r$/u, '').split('\t');
  if (header.join('\t') !== columns.join('\t')) {
    throw new Error(
      `${file}: line 1 must name the columns ${columns.join(', ')}, separated by tabs`,
    );
  }
  const rows: Readonly<Record<Column, string>>[] = [];
  lines.forEach((line, index) => {
    const text = line.replace(/\r$/u, '');
    if (index === 0 || text === '') return;
    const cells = text.split('\t');
    if (cells.length !== columns.length) {
      throw new Error(
        `${file}: line ${index + 1} has ${cells.length} cells instead of ${columns.length}`,
      );
    }
    const row = Object.fromEntries(columns.map((column, at) => [column, (cells[at] ?? '').trim()]));
    rows.push(row as Record<Column, string>);
  });
  return rows;
}

/**
 * Reads the three tab-separated tables of a vocabulary folder (default: the project's `data/vocabulary`).
 * Throws with file and line where a header or a row has the wrong cells.
 */
export function readVocabularyTables(folder: string = VOCABULARY_FOLDER): VocabularyTables {
  return {
    ingredients: readTable(`${folder}/ingredients.tsv`, INGREDIENT_COLUMNS),
    families: readTable(`${folder}/families.tsv`, FAMILY_COLUMNS),
    synonyms: readTable(`${folder}/synonyms.tsv`, SYNONYM_COLUMNS),
  };
}

/** Reads the tables and builds the vocabulary. Synchronous, some milliseconds: call it once at start. */
export function readVocabulary(folder?: string): Vocabulary {
  return buildVocabulary(readVocabularyTables(folder));
}

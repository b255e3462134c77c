import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import {
  type LinesOf,
  readNameTables,
  readTables,
  rowsOf,
} from '#domain/ingredients/vocabulary/read-tables.ts';
import type { Vocabulary, VocabularyTables } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { buildSentenceWords, type SentenceWords } from '#domain/sentence/sentence-words.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';

const VOCABULARY_FOLDER = join(PROJECT_FOLDER, 'data/vocabulary');

const LINE_FEED = 10;

/** Yields the lines of a file as copies, because slices would keep the whole file in memory. */
function* linesOf(file: string): Generator<string> {
  const bytes = readFileSync(file);
  for (let start = 0; start <= bytes.length; ) {
    const feed = bytes.indexOf(LINE_FEED, start);
    const end = feed === -1 ? bytes.length : feed;
    yield bytes.toString('utf8', start, end).replace(/\r$/u, '');
    start = end + 1;
  }
}

const tablesIn =
  (folder: string): LinesOf =>
  (name) => {
    const file = join(folder, name);
    return existsSync(file) ? linesOf(file) : null;
  };

/**
 * Reads the tab-separated tables of a vocabulary folder (default: the project's `data/vocabulary`). Throws like
 * `readTables`.
 */
export function readVocabularyTables(folder: string = VOCABULARY_FOLDER): VocabularyTables {
  return readTables(tablesIn(folder));
}

/** Reads only the tables of names. */
export function readVocabularyNames(): Pick<VocabularyTables, 'names' | 'synonyms'> {
  return readNameTables(tablesIn(VOCABULARY_FOLDER));
}

/** Reads the tables and builds the vocabulary. Synchronous; it takes some milliseconds, so call it once at start. */
export function readVocabulary(folder?: string): Vocabulary {
  return buildVocabulary(readVocabularyTables(folder));
}

/** Reads the meanings of words in typed sentences (`sentence-words.tsv`). Synchronous, so call it once at start. */
export function readSentenceWords(folder: string = VOCABULARY_FOLDER): SentenceWords {
  const file = join(folder, 'sentence-words.tsv');
  return buildSentenceWords([
    ...rowsOf(linesOf(file), 'sentence-words.tsv', ['meaning', 'language', 'words']),
  ]);
}

import { readVocabulary } from '#importer/tables/read-vocabulary.ts';

/** The vocabulary of `data/vocabulary`, read once for all tests that run in one process. */
export const vocabulary = readVocabulary();

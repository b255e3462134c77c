export { readVocabulary } from '#importer/read-vocabulary.ts';

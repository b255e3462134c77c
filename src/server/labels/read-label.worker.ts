import type { WordDecision } from '#database/word-decisions.ts';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import {
  type ExplainedLabel,
  explainStatement,
  type StatementRequest,
} from '#domain/matching/explain-statement.ts';
import { readVocabularyTables } from '#importer/read-vocabulary.ts';
import { overlayTables } from '#importer/vocabulary-overlay.ts';

export interface LabelTask {
  readonly request: StatementRequest;
  readonly decisions: readonly WordDecision[];
}

let stamp = '[]';
let vocabulary = buildVocabulary(readVocabularyTables());

/** Reads one label, in a thread of its own, by the reviewed tables and the operator's decisions about words. */
export default function readLabel({ request, decisions }: LabelTask): ExplainedLabel {
  const now = JSON.stringify(decisions);
  if (now !== stamp) {
    vocabulary = buildVocabulary(overlayTables(readVocabularyTables(), decisions));
    stamp = now;
  }
  return explainStatement(vocabulary, request);
}

import type { WordDecision } from '#database/word-decisions.ts';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import type { Label, LabelExplanation } from '#domain/ingredients/label/label.ts';
import { readVocabularyTables } from '#importer/read-vocabulary.ts';
import { overlayTables } from '#importer/vocabulary-overlay.ts';

export interface LabelTask {
  readonly label: Label;
  readonly decisions: readonly WordDecision[];
}

let stamp = '';
let vocabulary = buildVocabulary(readVocabularyTables());

/** Reads one label, in a thread of its own, by the reviewed tables and the operator's decisions about words. */
export default function readLabel({ label, decisions }: LabelTask): LabelExplanation {
  const now = decisions.length === 0 ? '' : JSON.stringify(decisions);
  if (now !== stamp) {
    vocabulary = buildVocabulary(overlayTables(readVocabularyTables(), decisions));
    stamp = now;
  }
  return explainLabel(label, vocabulary);
}

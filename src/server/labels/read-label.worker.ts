import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import type { Label, LabelExplanation } from '#domain/ingredients/label/label.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';

const vocabulary = readVocabulary();

/** Reads one label, in a thread of its own. */
export default function readLabel(label: Label): LabelExplanation {
  return explainLabel(label, vocabulary);
}

import type { WordDecision } from '#domain/ingredients/vocabulary/word-decision.ts';
import { findEvidence } from '#domain/ingredients/label/evidence.ts';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { rememberedReadings } from '#domain/ingredients/statement/remembered-readings.ts';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import {
  type ExplainedLabel,
  explainStatement,
  type StatementRequest,
} from '#domain/matching/explain-statement.ts';
import { type DeriveBatch, deriveBatch, type DerivedBatch } from '#domain/product/derive-batch.ts';
import { catalogueTables } from '../catalogue-tables.ts';
import { readVocabularyTables } from '../read-vocabulary.ts';
import { overlayTables } from '../vocabulary-overlay.ts';

/** What a worker is asked, with the operator's decisions about words, which it reads by. */
export interface ReadingTask<Question> {
  readonly question: Question;
  readonly decisions: readonly WordDecision[];
}

interface Reader {
  readonly stamp: string;
  readonly vocabulary: Vocabulary;
  readonly tools: Parameters<typeof deriveBatch>[1];
}

let kept: Reader | null = null;

function readerBy(decisions: readonly WordDecision[]): Reader {
  const stamp = JSON.stringify(decisions);
  if (kept?.stamp === stamp) return kept;
  const vocabulary = buildVocabulary(overlayTables(readVocabularyTables(), decisions));
  const read = rememberedReadings(vocabulary);
  kept = {
    stamp,
    vocabulary,
    tools: {
      explain: (label) => explainLabel(label, vocabulary, read),
      findEvidence: (text, place) => findEvidence(text, place, vocabulary, read),
      tables: catalogueTables(),
    },
  };
  return kept;
}

export function readLabel({ question, decisions }: ReadingTask<StatementRequest>): ExplainedLabel {
  return explainStatement(readerBy(decisions).vocabulary, question);
}

export function deriveProducts({ question, decisions }: ReadingTask<DeriveBatch>): DerivedBatch {
  return deriveBatch(question, readerBy(decisions).tools);
}

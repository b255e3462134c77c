import type { WordDecision } from '#domain/ingredients/vocabulary/word-decision.ts';
import { findEvidence } from '#domain/ingredients/label/evidence.ts';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { rememberedReadings } from '#domain/ingredients/statement/read-statement.ts';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import {
  type ExplainedLabel,
  explainStatement,
  type StatementRequest,
} from '#domain/matching/explain-statement.ts';
import {
  type DeriveBatch,
  deriveBatch,
  type DerivedBatch,
} from '#domain/product/derive/derive-batch.ts';
import { catalogueTables } from '../tables/catalogue-tables.ts';
import { overlayTables } from '../tables/overlay-tables.ts';
import { readVocabularyTables } from '../tables/read-vocabulary.ts';

/** A task of a worker process, with the operator's decisions about words. */
export interface ReadingTask<Question> {
  readonly question: Question;
  readonly decisions: readonly WordDecision[];
}

interface Reader {
  readonly stamp: string;
  readonly vocabulary: Vocabulary;
  readonly tools: Parameters<typeof deriveBatch>[1];
}

let current: Reader | null = null;

/** Returns the tools for reading with these decisions, rebuilt if they have changed. */
function readerBy(decisions: readonly WordDecision[]): Reader {
  const stamp = JSON.stringify(decisions);
  if (current?.stamp === stamp) return current;
  const vocabulary = buildVocabulary(overlayTables(readVocabularyTables(), decisions));
  const read = rememberedReadings(vocabulary);
  current = {
    stamp,
    vocabulary,
    tools: {
      explain: (label) => explainLabel(label, vocabulary, read),
      findEvidence: (text, place) => findEvidence(text, place, vocabulary, read),
      tables: catalogueTables(),
    },
  };
  return current;
}

/** Explains an ingredient statement. */
export function readLabel({ question, decisions }: ReadingTask<StatementRequest>): ExplainedLabel {
  return explainStatement(readerBy(decisions).vocabulary, question);
}

/** Derives a batch of products from their records. */
export function deriveProducts({ question, decisions }: ReadingTask<DeriveBatch>): DerivedBatch {
  return deriveBatch(question, readerBy(decisions).tools);
}

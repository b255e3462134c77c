import { findEvidence } from '../ingredients/label/evidence.ts';
import { explainLabel } from '../ingredients/label/explain-label.ts';
import type { LabelExplanation } from '../ingredients/label/label.ts';
import type { Vocabulary } from '../ingredients/vocabulary/vocabulary.ts';
import { understandCriteria } from './understand-criteria.ts';
import { contentsOutsideStatement, gatherEvidence } from '../product/derive/ask-about-label.ts';
import { factsOfLabel } from './facts-of-label.ts';
import type { Criteria, Match } from './criteria.ts';
import { matchProduct } from './match-product.ts';

/** What a shopper knows about a pack: its ingredient statement, perhaps its name, and her wishes. */
export interface StatementRequest {
  readonly statement: string;
  readonly name?: string | undefined;
  /** Whether a machine read it from a picture and nobody compared it; then no absence is concluded. */
  readonly unchecked?: boolean | undefined;
  readonly criteria?: Criteria | undefined;
}

/** With `match`, how the pack meets the criteria, if there are any. */
export type ExplainedLabel = LabelExplanation & { readonly match?: Match | undefined };

/** Explains a statement and, if there are criteria, judges it by the rules for every product. */
export function explainStatement(
  vocabulary: Vocabulary,
  { statement, name = '', unchecked = false, criteria }: StatementRequest,
): ExplainedLabel {
  const outside = contentsOutsideStatement(name, { contains: [], traces: [] });
  const label = {
    statement,
    name,
    unchecked,
    allergensOutside: outside.contains,
    animalOutside: outside.animal,
  };
  const explanation = explainLabel(label, vocabulary);
  if (criteria === undefined) return explanation;
  const beside = {
    name,
    brand: null,
    claims: [],
    listed: [],
    otherStatements: [],
    writtenNames: [],
    flavors: [],
  };
  const evidence = gatherEvidence(beside, explanation, (text, place) =>
    findEvidence(text, place, vocabulary),
  );
  const facts = { ...factsOfLabel(explanation, { statement, name }), evidence };
  return { ...explanation, match: matchProduct(facts, understandCriteria(criteria, vocabulary)) };
}

import { findEvidence } from '../ingredients/label/evidence.ts';
import { explainLabel } from '../ingredients/label/explain-label.ts';
import type { LabelExplanation } from '../ingredients/label/label.ts';
import type { Vocabulary } from '../ingredients/vocabulary/vocabulary.ts';
import { understandCriteria } from './understand-criteria.ts';
import { contentsOutsideStatement, gatherEvidence } from '../product/derive/ask-about-label.ts';
import { factsOfLabel } from './facts-of-label.ts';
import type { Criteria, Match } from './criteria.ts';
import { matchProduct } from './match-product.ts';

/** What a shopper knows of a pack: its ingredient statement, perhaps its name, and what she wishes. */
export interface StatementRequest {
  readonly statement: string;
  readonly name?: string | undefined;
  /** Read by a machine from a picture and not compared: no absence is concluded. */
  readonly unchecked?: boolean | undefined;
  readonly criteria?: Criteria | undefined;
}

/** With criteria also how the pack stands against them. */
export type ExplainedLabel = LabelExplanation & { readonly match?: Match | undefined };

/** Takes a statement apart and, where there are wishes, judges it by the rules that judge every product. */
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

import type { explainLabelBodySchema } from '#contract/label.ts';
import type { Wire } from '#contract/wire.ts';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { findEvidence } from '#domain/ingredients/label/evidence.ts';
import type { LabelExplanation } from '#domain/ingredients/label/label.ts';
import type { Criteria, Match } from '#domain/matching/criteria.ts';
import { matchProduct } from '#domain/matching/match-product.ts';
import { gatherEvidence, contentsOutsideStatement } from '#domain/product/ask-about-label.ts';
import { factsOfLabel } from '#domain/product/facts-of-label.ts';
import { understandSearch } from './search/understand-search.ts';
import type { Site } from './site.ts';

/** What a shopper knows of a pack: its ingredient statement, perhaps its name, and what she wishes. */
export type StatementRequest = Omit<Wire<typeof explainLabelBodySchema>, 'criteria'> & {
  readonly criteria?: Criteria | undefined;
};

/** With criteria also how the pack stands against them. */
export type ExplainedLabel = LabelExplanation & { readonly match?: Match | undefined };

/** Takes a statement apart and, where there are wishes, judges it by the rules that judge every product. */
export function explainStatement(
  site: Pick<Site, 'vocabulary'>,
  { statement, name = '', unchecked = false, criteria }: StatementRequest,
): ExplainedLabel {
  const { vocabulary } = site;
  const outside = contentsOutsideStatement(name, { contains: [], traces: [] });
  const label = { statement, name, unchecked, told: outside.contains, toldAnimal: outside.animal };
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
  return { ...explanation, match: matchProduct(facts, understandSearch(vocabulary, criteria)) };
}

import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { judgeAvoidTerm } from '#domain/matching/judge-avoid.ts';
import { judgeWanted } from '#domain/matching/judge-wanted.ts';
import type { IndexFacts } from '#domain/matching/match-facts.ts';
import type { Wish } from '#domain/matching/relaxations.ts';
import { UNSTATED_BRAND } from '#domain/product/product.ts';

/** Returns the wishes that a product does not meet, as bits (bit i: `wishes[i]`). */
export function wishesMissed(
  facts: IndexFacts,
  wishes: readonly Wish[],
  criteria: UnderstoodCriteria,
): number {
  return wishes.reduce(
    (mask, wish, at) => (meets(facts, wish, criteria) ? mask : mask | (1 << at)),
    0,
  );
}

function meets(facts: IndexFacts, { key, term }: Wish, criteria: UnderstoodCriteria): boolean {
  switch (key) {
    case 'avoid': {
      const terms = term === null ? criteria.avoid : [term];
      return terms.every((each) => judgeAvoidTerm(facts, each).status === 'met');
    }
    case 'mustHave': {
      const terms = term === null ? criteria.mustHave : [term];
      return terms.every((each) => judgeWanted(facts, each).status === 'met');
    }
    case 'proteinType':
      return facts.proteinType !== null && criteria.proteinTypes.includes(facts.proteinType);
    case 'fitnessGoal':
      return facts.fitnessGoal !== null && criteria.fitnessGoals.includes(facts.fitnessGoal);
    case 'brand':
      return facts.brandId !== UNSTATED_BRAND.id && criteria.brandIds.includes(facts.brandId);
    default:
      return facts[key] === true;
  }
}

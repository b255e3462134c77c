import type { Criteria, UnderstoodCriteria } from '../matching/criteria.ts';
import { understandTerm } from './understand-term.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Criteria with their ingredient words understood; blank words and repetitions fall away, the rest stays as it is. */
export function understandCriteria(criteria: Criteria, vocabulary: Vocabulary): UnderstoodCriteria {
  const understand = (terms: readonly string[]) =>
    [...new Set(terms.map((term) => term.trim()))]
      .filter((term) => term !== '')
      .map((term) => understandTerm(term, vocabulary));
  return {
    avoid: understand(criteria.avoidIngredients),
    mustHave: understand(criteria.mustHaveIngredients),
    proteinTypes: criteria.proteinTypes,
    fitnessGoals: criteria.fitnessGoals,
    brandIds: criteria.brandIds,
    flags: criteria.flags,
  };
}

import type { Criteria, UnderstoodCriteria } from '../../matching/criteria.ts';
import { understandWish, type WishList } from './understand-wish.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Criteria with their ingredient words understood; blank words and repetitions fall away, the rest stays as it is. */
export function understandCriteria(criteria: Criteria, vocabulary: Vocabulary): UnderstoodCriteria {
  const understand = (terms: readonly string[], list: WishList) =>
    [...new Set(terms.map((term) => term.trim()))]
      .filter((term) => term !== '')
      .flatMap((term) => understandWish(term, list, vocabulary));
  return {
    avoid: understand(criteria.avoidIngredients, 'avoid'),
    mustHave: understand(criteria.mustHaveIngredients, 'mustHave'),
    proteinTypes: criteria.proteinTypes,
    fitnessGoals: criteria.fitnessGoals,
    brandIds: criteria.brandIds,
    flags: criteria.flags,
  };
}

import type { Criteria, UnderstoodCriteria } from './criteria.ts';
import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';
import { runAtOnce } from '../run-at-once.ts';
import { Guesses } from '../ingredients/wishes/guesses.ts';
import { understandTerm } from '../ingredients/wishes/understand-term.ts';
import {
  type UnderstandWish,
  understandWish,
  type WishList,
} from '../ingredients/wishes/understand-wish.ts';
import type { Vocabulary } from '../ingredients/vocabulary/vocabulary.ts';

/** Terms that the wishes of one list may be read as; those beyond are each taken as one name, as they are written. */
const MOST_TERMS = 100;

/** Not "-" or "?" alone; pictures (🥜) do. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Criteria with their ingredient words understood; blank words and repetitions fall away, the rest stays as it is. */
export function understandCriteria(criteria: Criteria, vocabulary: Vocabulary): UnderstoodCriteria {
  return runAtOnce(understandInSteps(criteria, vocabulary));
}

/** The same; yields after each wish, of which a search may have a hundred. `understand` may know a wish from another search. */
export function* understandInSteps(
  criteria: Criteria,
  vocabulary: Vocabulary,
  understand: UnderstandWish = understandWish,
): Generator<void, UnderstoodCriteria> {
  const guesses = new Guesses(vocabulary);
  function* understandAll(wishes: readonly string[], list: WishList) {
    const terms: UnderstoodTerm[] = [];
    for (const wish of new Set(wishes.map((each) => each.trim()))) {
      if (!SAYS_SOMETHING.test(wish)) continue;
      const parts = understand(wish, list, vocabulary, guesses);
      const fits = terms.length + parts.length <= MOST_TERMS;
      terms.push(...(fits ? parts : [understandTerm(wish, vocabulary, guesses)]));
      yield;
    }
    return terms;
  }
  return {
    avoid: yield* understandAll(criteria.avoidIngredients, 'avoid'),
    mustHave: yield* understandAll(criteria.mustHaveIngredients, 'mustHave'),
    proteinTypes: criteria.proteinTypes,
    fitnessGoals: criteria.fitnessGoals,
    brandIds: criteria.brandIds,
    flags: criteria.flags,
  };
}

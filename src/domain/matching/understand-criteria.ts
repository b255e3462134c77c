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

/** Most terms that the wishes of one list may be split into; each further wish is taken as one name, as written. */
const MAX_TERMS = 100;

/** Rules out "-" or "?" alone, but not pictographs (🥜). */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Criteria with their ingredient words understood; blank words and repetitions are dropped, the rest is kept. */
export function understandCriteria(criteria: Criteria, vocabulary: Vocabulary): UnderstoodCriteria {
  return runAtOnce(understandInSteps(criteria, vocabulary));
}

/**
 * The same, yielding after each wish, since a search may have a hundred. `understand` may return a term cached from
 * another search.
 */
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
      const fits = terms.length + parts.length <= MAX_TERMS;
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

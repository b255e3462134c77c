import { LRUCache } from 'lru-cache';
import { understandCriteria } from '#domain/ingredients/wishes/understand-criteria.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Criteria, UnderstoodCriteria } from '#domain/matching/criteria.ts';

const KEPT = 1_000;
const understood = new WeakMap<Vocabulary, LRUCache<string, UnderstoodCriteria>>();

/**
 * Criteria with their words understood through the vocabulary. The same search is usually asked three times at once
 * (results, summary, hidden), so the last thousand are kept.
 */
export function understandSearch(vocabulary: Vocabulary, criteria: Criteria): UnderstoodCriteria {
  let kept = understood.get(vocabulary);
  if (kept === undefined) {
    kept = new LRUCache({ max: KEPT });
    understood.set(vocabulary, kept);
  }
  const key = JSON.stringify([criteria.avoidIngredients, criteria.mustHaveIngredients]);
  const known = kept.get(key);
  if (known) return { ...known, ...rest(criteria) };
  const fresh = understandCriteria(criteria, vocabulary);
  kept.set(key, fresh);
  return fresh;
}

function rest({ proteinTypes, fitnessGoals, brandIds, flags }: Criteria) {
  return { proteinTypes, fitnessGoals, brandIds, flags };
}

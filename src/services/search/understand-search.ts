import { LRUCache } from 'lru-cache';
import { understandCriteria } from '#domain/ingredients/wishes/understand-criteria.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Criteria, UnderstoodCriteria } from '#domain/matching/criteria.ts';

/** Searches cached for each vocabulary. */
const MOST_CACHED = 1_000;
const understood = new WeakMap<Vocabulary, LRUCache<string, UnderstoodCriteria>>();

/**
 * Criteria with their words understood through the vocabulary. The same search is usually asked three times at once
 * (results, summary, hidden), so the last thousand are cached.
 */
export function understandSearch(vocabulary: Vocabulary, criteria: Criteria): UnderstoodCriteria {
  let cache = understood.get(vocabulary);
  if (cache === undefined) {
    cache = new LRUCache({ max: MOST_CACHED });
    understood.set(vocabulary, cache);
  }
  const key = JSON.stringify([criteria.avoidIngredients, criteria.mustHaveIngredients]);
  const known = cache.get(key);
  if (known) return { ...known, ...rest(criteria) };
  const fresh = understandCriteria(criteria, vocabulary);
  cache.set(key, fresh);
  return fresh;
}

function rest({ proteinTypes, fitnessGoals, brandIds, flags }: Criteria) {
  return { proteinTypes, fitnessGoals, brandIds, flags };
}

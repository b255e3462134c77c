import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { prepareWishes } from '#domain/ingredients/wishes/prepare-wishes.ts';
import { runInSlices } from '#database/time-slices.ts';
import { understandInSteps } from '#domain/ingredients/wishes/understand-criteria.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Criteria, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { takeTurn } from '../access/turns.ts';

/** Searches cached for each vocabulary, and the names that all of them may hold together: a family has hundreds. */
const MOST_CACHED = 1_000;
const MOST_NAMES = 1_000_000;
const caches = new WeakMap<Vocabulary, LRUCache<string, UnderstoodCriteria>>();

/**
 * Criteria with their words understood through the vocabulary, in the turn of the event loop that the search is to be done
 * in. The same search is usually asked three times at once (results, summary, hidden), so the last thousand are cached.
 */
export async function understandSearch(
  vocabulary: Vocabulary,
  criteria: Criteria,
): Promise<UnderstoodCriteria> {
  const understood = await understandWords(vocabulary, criteria);
  await takeTurn();
  return { ...understood, ...rest(criteria) };
}

async function understandWords(
  vocabulary: Vocabulary,
  criteria: Criteria,
): Promise<UnderstoodCriteria> {
  let cache = caches.get(vocabulary);
  if (cache === undefined) {
    cache = new LRUCache({ max: MOST_CACHED, maxSize: MOST_NAMES, sizeCalculation: namesIn });
    caches.set(vocabulary, cache);
  }
  const key = JSON.stringify([criteria.avoidIngredients, criteria.mustHaveIngredients]);
  const known = cache.get(key);
  if (known) return known;
  await prepareWords(vocabulary, criteria);
  const fresh = await runInSlices(understandInSteps(criteria, vocabulary));
  cache.set(key, fresh);
  return fresh;
}

function namesIn({ avoid, mustHave }: UnderstoodCriteria): number {
  return [...avoid, ...mustHave].reduce(
    (names, { members, mayBe, madeOf }) => names + members.length + mayBe.length + madeOf.length,
    1,
  );
}

/** In the first second after a start the tables of words are still being built; at once they would hold the thread for half a second. */
async function prepareWords(
  vocabulary: Vocabulary,
  { avoidIngredients, mustHaveIngredients }: Criteria,
): Promise<void> {
  const words = [...avoidIngredients, ...mustHaveIngredients];
  const atOnce = words.every((word) => vocabulary.isCanonical(word));
  if (!atOnce) await prepareWishes(vocabulary, setImmediate);
}

function rest({ proteinTypes, fitnessGoals, brandIds, flags }: Criteria) {
  return { proteinTypes, fitnessGoals, brandIds, flags };
}

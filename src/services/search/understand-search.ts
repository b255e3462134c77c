import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { prepareWishes } from '#domain/ingredients/wishes/prepare-wishes.ts';
import { runInSlices } from '#database/time-slices.ts';
import { understandInSteps } from '#domain/ingredients/wishes/understand-criteria.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Criteria, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { takeTurn } from '../access/turns.ts';
import { memoize } from '#domain/memoize.ts';

/** Limits of the cache: searches, and the names in all of them, since a family has hundreds. */
const MOST_CACHED = 1_000;
const MOST_NAMES = 1_000_000;
const cacheOf = memoize(
  (_vocabulary: Vocabulary) =>
    new LRUCache<string, UnderstoodCriteria>({
      max: MOST_CACHED,
      maxSize: MOST_NAMES,
      sizeCalculation: namesIn,
    }),
);

/** Criteria with their words understood (`understandWords`); resolves in the turn of the event loop in which to search. */
export async function understandSearch(
  vocabulary: Vocabulary,
  criteria: Criteria,
): Promise<UnderstoodCriteria> {
  const understood = await understandWords(vocabulary, criteria);
  await takeTurn();
  return understood;
}

/**
 * Criteria with their words understood through the vocabulary. The same search is usually requested three times (results, summary,
 * hidden), so the last thousand are cached.
 */
export async function understandWords(
  vocabulary: Vocabulary,
  criteria: Criteria,
): Promise<UnderstoodCriteria> {
  const cache = cacheOf(vocabulary);
  const key = JSON.stringify([criteria.avoidIngredients, criteria.mustHaveIngredients]);
  let understood = cache.get(key);
  if (understood === undefined) {
    await prepareWords(vocabulary, criteria);
    understood = await runInSlices(understandInSteps(criteria, vocabulary));
    cache.set(key, understood);
  }
  return { ...understood, ...rest(criteria) };
}

function namesIn({ avoid, mustHave }: UnderstoodCriteria): number {
  return [...avoid, ...mustHave].reduce(
    (names, { members, mayBe, mayHold, madeOf }) =>
      names + members.length + mayBe.length + mayHold.length + madeOf.length,
    1,
  );
}

/** Builds the tables of words in steps if they are not ready yet: in one go it would block the thread for half a second. */
async function prepareWords(
  vocabulary: Vocabulary,
  { avoidIngredients, mustHaveIngredients }: Criteria,
): Promise<void> {
  const words = [...avoidIngredients, ...mustHaveIngredients];
  const areCanonical = words.every((word) => vocabulary.isCanonical(word));
  if (!areCanonical) await prepareWishes(vocabulary, setImmediate);
}

function rest({ proteinTypes, fitnessGoals, brandIds, flags }: Criteria) {
  return { proteinTypes, fitnessGoals, brandIds, flags };
}

import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { prepareWishes } from '#domain/ingredients/wishes/near-names.ts';
import { runInSlices } from '#database/connection/time-slices.ts';
import { understandInSteps } from '#domain/matching/understand-criteria.ts';
import { type UnderstandWish, understandWish } from '#domain/ingredients/wishes/understand-wish.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Criteria, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import { takeTurn } from './access/turns.ts';
import { memoize } from '#domain/memoize.ts';

/** Limits of the cache: wishes, and names in all of them, since an ingredient family has hundreds. */
const MAX_CACHED = 5_000;
const MAX_NAMES = 1_000_000;
const cacheOf = memoize(
  (_vocabulary: Vocabulary) =>
    new LRUCache<string, readonly UnderstoodTerm[]>({
      max: MAX_CACHED,
      maxSize: MAX_NAMES,
      sizeCalculation: namesIn,
    }),
);

/** Returns criteria with their terms understood (`understandWords`), in the turn of the loop in which to search. */
export async function understandSearch(
  vocabulary: Vocabulary,
  criteria: Criteria,
): Promise<UnderstoodCriteria> {
  const understood = await understandWords(vocabulary, criteria);
  await takeTurn();
  return understood;
}

/**
 * Returns criteria with their terms understood through the vocabulary. Most wishes recur in other searches, so the last
 * thousands are cached.
 */
export async function understandWords(
  vocabulary: Vocabulary,
  criteria: Criteria,
): Promise<UnderstoodCriteria> {
  await prepareWords(vocabulary, criteria);
  return runInSlices(understandInSteps(criteria, vocabulary, understandOnce));
}

/** `understandWish`, cached unless the search had too many unknown words to guess at all of them. */
const understandOnce: UnderstandWish = (written, list, vocabulary, guesses) => {
  const cache = cacheOf(vocabulary);
  const key = `${list} ${written}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const terms = understandWish(written, list, vocabulary, guesses);
  if (!guesses.areExhausted) cache.set(key, terms);
  return terms;
};

function namesIn(terms: readonly UnderstoodTerm[]): number {
  return terms.reduce(
    (names, { members, mayBe, mayHold, madeOf }) =>
      names + members.length + mayBe.length + mayHold.length + madeOf.length,
    1,
  );
}

/** Builds the lookup tables in steps if necessary. Built at once, they would block the thread for half a second. */
async function prepareWords(
  vocabulary: Vocabulary,
  { avoidIngredients, mustHaveIngredients }: Criteria,
): Promise<void> {
  const words = [...avoidIngredients, ...mustHaveIngredients];
  const areCanonical = words.every((word) => vocabulary.isCanonical(word));
  if (!areCanonical) await prepareWishes(vocabulary, setImmediate);
}

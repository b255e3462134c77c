import { memoize } from '../../memoize.ts';
import { isFlavor } from '../list/combine-names.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/**
 * What a flavor is named after ("strawberry and melon flavor", "natural peanut butter flavor"): it may be made of it, and its own
 * name may be all that declares it.
 */
export function tastesOf(
  entry: VocabularyEntry,
  vocabulary: Vocabulary,
): readonly VocabularyEntry[] {
  return isFlavor(entry) ? tastesIn(vocabulary)(entry) : [];
}

/** Each flavor's, worked out once: a label's flags and its evidence ask for them. */
const tastesIn = memoize((vocabulary: Vocabulary) =>
  memoize((entry: VocabularyEntry) => foodsIn(entry, vocabulary)),
);

function foodsIn(entry: VocabularyEntry, vocabulary: Vocabulary): readonly VocabularyEntry[] {
  const words = entry.canonical.split(' ').filter((word) => word !== 'flavor');
  // Whoever avoids vanilla avoids "vanilla flavor", which is under it, but not "vanilla cream flavor".
  return longestNames(words, vocabulary).filter(
    (food) => !isFlavor(food) && !entry.ancestors.includes(food.canonical),
  );
}

/** "Chocolate peanut butter" is chocolate and peanut butter, not butter. */
function longestNames(
  words: readonly string[],
  vocabulary: Vocabulary,
): readonly VocabularyEntry[] {
  for (let end = words.length; end > 0; end -= 1) {
    const run = words.slice(0, end).join(' ');
    const food = end > 1 ? vocabulary.entries.get(run) : vocabulary.resolve(run);
    if (food) return [food, ...longestNames(words.slice(end), vocabulary)];
  }
  return words.length === 0 ? [] : longestNames(words.slice(1), vocabulary);
}

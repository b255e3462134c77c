import { memoize } from '../../memoize.ts';
import { addTo } from '../../multimap.ts';
import { IncrementalBuild } from '../../incremental-build.ts';
import { skeleton } from '../words/damaged-words.ts';
import { inOrder, LONGEST_WORD, nearestWords, withShared } from '../words/nearest-words.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** A word is common if it occurs in at least this many names. */
const COMMON_FROM = 12;

/** Finds known words near a misspelled or misread one. */
export interface Speller {
  /** Whether a word occurs in some name of the vocabulary. */
  knows(word: string): boolean;
  /** Whether a word occurs in a canonical name, or in several names, and so is not a misspelling that a table lists once. */
  isCommon(word: string): boolean;
  /** Known words at the smallest distance within `limit`, best first; words that scanning confuses come first. */
  near(word: string, limit: number): readonly string[];
}

/** Builds the speller; yields after each row. */
function* buildSpeller(vocabulary: Vocabulary): Generator<undefined, Speller> {
  const uses = new Map<string, number>();
  const canonical = new Map<VocabularyEntry, string>();
  for (const entry of vocabulary.entries.values()) {
    canonical.set(entry, vocabulary.keyOf(entry.canonical));
    yield;
  }
  for (const [name, entry] of vocabulary.names) {
    const own = canonical.get(entry) === name;
    for (const word of name.split(' ')) {
      uses.set(word, (uses.get(word) ?? 0) + (own ? COMMON_FROM : 1));
    }
    yield;
  }
  for (const word of vocabulary.wordClasses.common) uses.set(word, COMMON_FROM);
  const searched = withShared(
    yield* inOrder([...uses.keys()].filter(({ length }) => length >= 3 && length <= LONGEST_WORD)),
  );
  const bySkeleton = new Map<string, string[]>();
  for (const word of searched.words) {
    addTo(bySkeleton, skeleton(word), word);
    yield;
  }
  return {
    knows: (word) => uses.has(word),
    isCommon: (word) => (uses.get(word) ?? 0) >= COMMON_FROM,
    near(word, limit) {
      const alike = (bySkeleton.get(skeleton(word)) ?? []).filter(
        (candidate) =>
          candidate !== word && (candidate.length >= 4 || candidate.length === word.length),
      );
      if (limit === 0 || word.length > LONGEST_WORD) return alike;
      return [...new Set([...alike, ...nearestWords(word, limit, searched)])];
    },
  };
}

const stepsOf = memoize((vocabulary: Vocabulary) => new IncrementalBuild(buildSpeller(vocabulary)));

/** The speller of a vocabulary; built at the first call and kept as long as the vocabulary. */
export function spellerOf(vocabulary: Vocabulary): Speller {
  return stepsOf(vocabulary).value;
}

/** Builds the speller in advance, awaiting `pause` in between. */
export function prepareSpeller(
  vocabulary: Vocabulary,
  pause: () => Promise<unknown>,
): Promise<void> {
  return stepsOf(vocabulary).prepare(pause);
}

import { fillRow, firstRows } from './edit-distance.ts';

/** Longer words are not searched for. */
export const LONGEST_WORD = 60;

/** Sorted words, prepared for the search of near ones. */
export interface SortedWords {
  readonly words: readonly string[];
  /** The number of letters that a word shares with the one before it. */
  readonly shared: Uint8Array;
}

export const firstLetter = (word: string): string => word[0] ?? '';

/** Sorts words letter by letter: sorting all at once would block requests. Yields after each word. */
export function* inOrder(words: readonly string[]): Generator<undefined, readonly string[]> {
  const byLetter = Map.groupBy(words, firstLetter);
  const sorted: string[] = [];
  for (const letter of [...byLetter.keys()].sort()) {
    for (const word of byLetter.get(letter)?.sort() ?? []) {
      sorted.push(word);
      yield;
    }
  }
  return sorted;
}

/** Sorted words up to `LONGEST_WORD`, prepared for the search. */
export function withShared(words: readonly string[]): SortedWords {
  const shared = new Uint8Array(words.length);
  for (let at = 1; at < words.length; at += 1) {
    const [before = '', word = ''] = [words[at - 1], words[at]];
    let same = 0;
    while (same < word.length && before[same] === word[same]) same += 1;
    shared[at] = same;
  }
  return { words, shared };
}

/**
 * The words at the smallest edit distance within `limit`, with one row of distances for each prefix: words with the
 * same prefix share its rows, and a prefix that is too far rules out all words that begin with it.
 */
export function nearestWords(
  word: string,
  limit: number,
  { words, shared }: SortedWords,
): string[] {
  const rows = firstRows(word);
  let found: string[] = [];
  let best = limit;
  let ready = 0;
  let deadAt = Number.POSITIVE_INFINITY;
  for (let at = 0; at < words.length; at += 1) {
    const same = shared[at] ?? 0;
    if (same >= deadAt) continue;
    if (same < ready) ready = same;
    deadAt = Number.POSITIVE_INFINITY;
    const candidate = words[at] ?? '';
    if (Math.abs(candidate.length - word.length) > best) continue;
    for (; ready < candidate.length; ready += 1) {
      if (fillRow(rows, ready + 1, candidate, word, best) > best) {
        deadAt = ready + 1;
        ready += 1;
        break;
      }
    }
    if (deadAt <= candidate.length) continue;
    const distance = rows[candidate.length]?.[word.length] ?? limit + 1;
    if (distance > best || distance === 0) continue;
    if (distance < best) {
      best = distance;
      found = [];
    }
    found.push(candidate);
  }
  return found;
}

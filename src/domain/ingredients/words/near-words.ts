import { fillRow, firstRows, editDistance } from './edit-distance.ts';

/** Longer words are not searched for. */
export const LONGEST_WORD = 60;

/** Sorted words, prepared for the search of near ones. */
interface SortedWords {
  readonly words: readonly string[];
  /** The number of letters that a word shares with the one before it. */
  readonly shared: Uint8Array;
}

const firstLetter = (word: string): string => word[0] ?? '';

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

const MAX_ANSWERS = 20_000;

/** A word with shapes that scanning confuses written alike: l, i, 1, |, j, t → i; 0 → o; rn → m; 5 → s; 8, b and lo → io. */
export function skeleton(word: string): string {
  return word
    .replace(/ij|ii/g, 'u')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[l1|!jt/\\]/g, 'i')
    .replace(/[0q]/g, 'o')
    .replace(/5/g, 's')
    .replace(/[8b]/g, 'io')
    .replace(/[ec]/g, 'c')
    .replace(/[uv]/g, 'u');
}

/** Words that can be searched for near ones, by edit distance and by shape. */
export class NearbyWords {
  /** Few words are damaged in their first letter; those stay unread. */
  readonly #byFirstLetter = new Map<string, SortedWords>();
  readonly #bySkeleton: ReadonlyMap<string, readonly string[]>;
  readonly #answers = new Map<string, readonly string[]>();

  constructor(words: Iterable<string>) {
    for (const [first, those] of Map.groupBy(words, firstLetter))
      this.#byFirstLetter.set(
        first,
        withShared(those.filter(({ length }) => length <= LONGEST_WORD).sort()),
      );
    this.#bySkeleton = Map.groupBy(words, skeleton);
  }

  /** Words with the same shape; if there are none, the nearest by edit distance within the limit for its length. */
  near(word: string): readonly string[] {
    const known = this.#answers.get(word);
    if (known !== undefined) return known;
    const found = this.#search(word);
    if (this.#answers.size > MAX_ANSWERS) this.#answers.clear();
    this.#answers.set(word, found);
    return found;
  }

  #search(word: string): readonly string[] {
    if (word.length < 4 || word.length > 30) return [];
    const alike = this.#bySkeleton.get(skeleton(word)) ?? [];
    if (alike.length > 0 || word.length < 5) return alike;
    const range = this.#byFirstLetter.get(word[0] ?? '');
    const found = range === undefined ? [] : nearestWords(word, word.length < 9 ? 1 : 2, range);
    return found.length < 2 ? found : nearestInShape(word, found);
  }
}

/** "Sucraicse" is sucralose rather than sucrase: of equally near words, those with letters that scanning confuses. */
function nearestInShape(word: string, found: readonly string[]): readonly string[] {
  const shape = skeleton(word);
  const distances = found.map((each) => editDistance(shape, skeleton(each), 4));
  const least = Math.min(...distances);
  return found.filter((_, at) => distances[at] === least);
}

/** Whether they differ only in marks that scanning confuses, or in letters inside the word. */
export function differsInside(written: string, word: string): boolean {
  return (
    skeleton(written) === skeleton(word) ||
    (written[0] === word[0] && written.at(-1) === word.at(-1))
  );
}

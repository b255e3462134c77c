import { BuiltInSteps } from '../vocabulary/in-steps.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

const COMMON_FROM = 12;

/** Finds known words near a misspelt or misread one. */
export interface Speller {
  /** True for a word that stands in some name of the vocabulary. */
  knows(word: string): boolean;
  /** True for a word of a canonical name, or of several names: no misspelling that a table lists once. */
  isCommon(word: string): boolean;
  /** Known words at the smallest distance within `limit`, best first; words that scanning confuses come first. */
  near(word: string, limit: number): readonly string[];
}

/** Shapes that scanning confuses are written alike: l, i, 1, |, j, t → i; 0 → o; rn → m; 5 → s; 8, b and lo → io. */
function skeleton(word: string): string {
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

/** Edit distance with neighbouring letters swapped counted once; stops counting above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (j > 1 && isSwapped(a, i, b, j)) cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

function* buildSpeller(vocabulary: Vocabulary): Generator<undefined, Speller> {
  const words = new Set<string>();
  const uses = new Map<string, number>();
  const canonical = new Map<VocabularyEntry, string>();
  for (const entry of vocabulary.entries.values()) {
    canonical.set(entry, vocabulary.keyOf(entry.canonical));
    yield;
  }
  for (const [name, entry] of vocabulary.names) {
    const own = canonical.get(entry) === name;
    for (const word of name.split(' ')) {
      words.add(word);
      uses.set(word, (uses.get(word) ?? 0) + (own ? COMMON_FROM : 1));
    }
    yield;
  }
  for (const word of vocabulary.wordClasses.common) {
    words.add(word);
    uses.set(word, COMMON_FROM);
  }
  const searched = withShared(
    yield* inOrder([...words].filter(({ length }) => length >= 3 && length <= LONGEST_WORD)),
  );
  const bySkeleton = new Map<string, string[]>();
  for (const word of searched.words) {
    const key = skeleton(word);
    const known = bySkeleton.get(key);
    if (known === undefined) bySkeleton.set(key, [word]);
    else known.push(word);
    yield;
  }
  return {
    knows: (word) => words.has(word),
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

const LONGEST_WORD = 60;

export interface SortedWords {
  readonly words: readonly string[];
  /** How many letters a word shares with the one before it. */
  readonly shared: Uint8Array;
}

/** Words to be searched for near ones, and the same by what scanning makes of them. */
export class NearbyWords {
  /** Few words are damaged in their first letter, and those stay unread. */
  readonly #byFirstLetter = new Map<string, SortedWords>();
  readonly #bySkeleton: ReadonlyMap<string, readonly string[]>;
  readonly #answers = new Map<string, readonly string[]>();

  constructor(words: Iterable<string>) {
    for (const [first, those] of groupedBy(words, firstLetter))
      this.#byFirstLetter.set(
        first,
        withShared(those.filter(({ length }) => length <= LONGEST_WORD).sort()),
      );
    this.#bySkeleton = groupedBy(words, skeleton);
  }

  /** Words that scanning confuses with it; where there are none, the nearest by edit distance within the length's limit. */
  near(word: string): readonly string[] {
    const known = this.#answers.get(word);
    if (known !== undefined) return known;
    const found = this.#search(word);
    if (this.#answers.size > MOST_ANSWERS) this.#answers.clear();
    this.#answers.set(word, found);
    return found;
  }

  #search(word: string): readonly string[] {
    if (word.length < 4 || word.length > 30) return [];
    const alike = this.#bySkeleton.get(skeleton(word)) ?? [];
    if (alike.length > 0 || word.length < 5) return alike;
    const range = this.#byFirstLetter.get(word[0] ?? '');
    return range === undefined ? [] : nearestWords(word, word.length < 9 ? 1 : 2, range);
  }
}

const MOST_ANSWERS = 20_000;

/** True where only marks differ that scanning confuses, or letters inside the word. */
export function differsInside(written: string, word: string): boolean {
  return (
    skeleton(written) === skeleton(word) ||
    (written[0] === word[0] && written.at(-1) === word.at(-1))
  );
}

const firstLetter = (word: string): string => word[0] ?? '';

function groupedBy(
  words: Iterable<string>,
  keyOf: (word: string) => string,
): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [word]);
    else known.push(word);
  }
  return groups;
}

/** Words in order, letter by letter: sorting all of them at once would hold up requests. Yields once a word. */
function* inOrder(words: readonly string[]): Generator<undefined, readonly string[]> {
  const byLetter = groupedBy(words, firstLetter);
  const sorted: string[] = [];
  for (const letter of [...byLetter.keys()].sort()) {
    for (const word of byLetter.get(letter)?.sort() ?? []) {
      sorted.push(word);
      yield;
    }
  }
  return sorted;
}

/** Words in order, none longer than `LONGEST_WORD`, ready for the search. */
function withShared(words: readonly string[]): SortedWords {
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
 * The words at the smallest edit distance within `limit`, one row of distances for each prefix: words that share a prefix
 * share its rows, and a prefix that is too far rules out all words that begin with it.
 */
function nearestWords(word: string, limit: number, { words, shared }: SortedWords): string[] {
  const wide = word.length + 1;
  const rows: Uint8Array[] = [Uint8Array.from({ length: wide }, (_, column) => column)];
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

/** Neighbouring letters of the two words are the same, but swapped. */
function isSwapped(candidate: string, depth: number, word: string, column: number): boolean {
  return (
    depth > 1 &&
    candidate[depth - 1] === word[column - 2] &&
    candidate[depth - 2] === word[column - 1]
  );
}

/** Fills the row of the prefix of `depth` letters; its smallest distance comes back. */
function fillRow(
  rows: Uint8Array[],
  depth: number,
  candidate: string,
  word: string,
  limit: number,
): number {
  const far = limit + 1;
  const wide = word.length + 1;
  const row = rows[depth] ?? (rows[depth] = new Uint8Array(wide));
  const above = rows[depth - 1] ?? row;
  const beforeAbove = rows[depth - 2];
  const letter = candidate[depth - 1];
  const last = Math.min(wide - 1, depth + limit);
  const first = Math.max(1, depth - limit);
  const begun = Math.min(depth, far);
  row[0] = begun;
  if (first > 1) row[first - 1] = far;
  if (last < wide - 1) row[last + 1] = far;
  let smallest = first === 1 ? begun : far;
  for (let column = first; column <= last; column += 1) {
    let cost = Math.min(
      (above[column] ?? far) + 1,
      (row[column - 1] ?? far) + 1,
      (above[column - 1] ?? far) + (letter === word[column - 1] ? 0 : 1),
    );
    if (beforeAbove !== undefined && isSwapped(candidate, depth, word, column))
      cost = Math.min(cost, (beforeAbove[column - 2] ?? far) + 1);
    row[column] = cost;
    if (cost < smallest) smallest = cost;
  }
  return smallest;
}

const spellers = new WeakMap<Vocabulary, BuiltInSteps<Speller>>();

function stepsOf(vocabulary: Vocabulary): BuiltInSteps<Speller> {
  let speller = spellers.get(vocabulary);
  if (speller === undefined) {
    speller = new BuiltInSteps(buildSpeller(vocabulary));
    spellers.set(vocabulary, speller);
  }
  return speller;
}

/** The speller of a vocabulary; built at the first call and kept as long as the vocabulary lives. */
export function spellerOf(vocabulary: Vocabulary): Speller {
  return stepsOf(vocabulary).value;
}

/** Builds the speller before the first need, awaiting `pause` in between. */
export function prepareSpeller(
  vocabulary: Vocabulary,
  pause: () => Promise<unknown>,
): Promise<void> {
  return stepsOf(vocabulary).prepare(pause);
}

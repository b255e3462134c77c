import { memoize } from '../../memoize.ts';
import { addTo } from '../../multimap.ts';
import { IncrementalBuild } from '../../incremental-build.ts';
import { skeleton, inOrder, LONGEST_WORD, nearestWords, withShared } from '../words/near-words.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { popcount } from '../../bits.ts';
import { distinct } from '../../wording.ts';
import { isShoppersLanguage } from '../vocabulary/known-names.ts';
import { editDistance } from '../words/edit-distance.ts';

/** A word is common if it occurs in at least this many names. */
const COMMON_FROM = 12;

/** Finds known words near a misspelled or misread one. */
interface Speller {
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

/** Most suggestions for one word. */
const MOST = 4;

/** Most letters that may differ from a suggested name. */
function limitOf(key: string): number {
  if (key.length < 3) return 0;
  return key.length < 6 ? 1 : 2;
}

/** From this many letters on, a name in another language may differ in two, too: "hormones" does not suggest "torrone". */
const LONG = 10;

/** Whether two words begin alike, or are alike after the beginning; otherwise they only share most of their letters. */
export function beginsLike(word: string, other: string): boolean {
  return word[0] === other[0] || word.slice(1, 4) === other.slice(1, 4);
}

function isSuggested(key: string, { name, isEnglish }: KnownName, distance: number): boolean {
  return distance < 2 || ((isEnglish || key.length >= LONG) && beginsLike(key, name));
}

/** The set of a text's letters, as bits: texts that differ in few letters differ in few bits. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

interface KnownName {
  readonly name: string;
  readonly canonical: string;
  readonly letters: number;
  readonly isEnglish: boolean;
}

interface KnownNames {
  readonly byLength: ReadonlyMap<number, readonly KnownName[]>;
  /** English canonical names of several words by the first of them: "titanium dioxide". */
  readonly byFirstWord: ReadonlyMap<string, readonly string[]>;
}

function* groupNames(vocabulary: Vocabulary): Generator<undefined, KnownNames> {
  const byLength = new Map<number, KnownName[]>();
  const byFirstWord = new Map<string, string[]>();
  for (const [name, { canonical }] of vocabulary.names) {
    const language = vocabulary.languageOf(name) ?? 'en';
    const isEnglish = language === 'en';
    if (isEnglish || isShoppersLanguage(language))
      addTo(byLength, name.length, { name, canonical, letters: lettersOf(name), isEnglish });
    const firstEnds = name.indexOf(' ');
    if (firstEnds > 0 && isEnglish && vocabulary.keyOf(canonical) === name)
      addTo(byFirstWord, name.slice(0, firstEnds), canonical);
    yield;
  }
  return { byLength, byFirstWord };
}

const knownNames = memoize(
  (vocabulary: Vocabulary) => new IncrementalBuild(groupNames(vocabulary)),
);

/**
 * What an unknown word may have meant, best first, in all languages; only suggested, never searched for. If none is
 * near, a name that it begins.
 */
export function nearestNames(written: string, vocabulary: Vocabulary): readonly string[] {
  const key = vocabulary.keyOf(written);
  const limit = limitOf(key);
  if (limit === 0) return [];
  const letters = lettersOf(key);
  const { byLength, byFirstWord } = knownNames(vocabulary).value;
  const found: { canonical: string; distance: number }[] = [];
  for (let length = key.length - limit; length <= key.length + limit; length++) {
    for (const each of byLength.get(length) ?? []) {
      // Replacing a letter changes at most two bits.
      if (popcount(letters ^ each.letters) > 2 * limit) continue;
      const distance = editDistance(key, each.name, limit);
      if (distance <= limit && isSuggested(key, each, distance))
        found.push({ canonical: each.canonical, distance });
    }
  }
  found.sort((a, b) => a.distance - b.distance || a.canonical.length - b.canonical.length);
  const begun = (byFirstWord.get(key) ?? []).toSorted((a, b) => a.length - b.length);
  const suggested = found.length > 0 ? found.map(({ canonical }) => canonical) : begun;
  return distinct(suggested).slice(0, MOST);
}

/** Builds in advance what understanding wishes needs, awaiting `pause` every few milliseconds. */
export async function prepareWishes(
  vocabulary: Vocabulary,
  pause: () => Promise<unknown>,
): Promise<void> {
  await vocabulary.prepare(pause);
  await stepsOf(vocabulary).prepare(pause);
  await knownNames(vocabulary).prepare(pause);
}

import { editDistance } from '../words/edit-distance.ts';
import { spellerOf, beginsLike, nearestNames } from './near-names.ts';
import { isShoppersLanguage } from '../vocabulary/known-names.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** Most words that are guessed at in one search, more than a shopper misspells: each takes half a millisecond. */
const MAX_GUESSED = 25;

/** Least letters of each of two words that were written as one. */
const MIN_PART = 3;

/** Most letters that may differ in a misspelled query; longer words allow more. */
function toleranceOf(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 10 ? 1 : 2;
}

/** The one word among the nearest: the only one, or one of several that name the same thing; null if ambiguous. */
function onlyReading(
  nearest: readonly string[],
  alone: boolean,
  vocabulary: Vocabulary,
): string | null {
  const [first] = nearest;
  if (first === undefined || nearest.length === 1) return first ?? null;
  if (alone) {
    const named = nearest.filter((guess) => vocabulary.resolve(guess) !== null);
    const entries = new Set(named.map((guess) => vocabulary.resolve(guess)));
    return entries.size === 1 ? (named[0] ?? null) : null;
  }
  const common = nearest.filter((guess) => spellerOf(vocabulary).isCommon(guess));
  return common.length === 1 ? (common[0] ?? null) : null;
}

/** Guesses at the unknown words of one search, each once, and a limited number; others stay as written. */
export class Guesses {
  readonly vocabulary: Vocabulary;
  readonly #guessed = new Map<string, string | null>();
  readonly #nearest = new Map<string, readonly string[]>();

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /**
   * The entry that a misspelled query means, or null: every unknown word must have exactly one nearest known word
   * within the tolerance, and the corrected words must be a whole name. Words of known names are never changed, so that
   * one ingredient cannot become another.
   */
  mend(term: string): VocabularyEntry | null {
    const { vocabulary } = this;
    const speller = spellerOf(vocabulary);
    const words = vocabulary
      .keyOf(term)
      .split(' ')
      .filter((word) => word !== '');
    if (words.length === 0 || words.length > 6) return null;
    const spaced =
      words.length > 1 ? (vocabulary.names.get(words.join('')) ?? null) : this.#parted(words[0]);
    if (spaced !== null) return spaced;
    const mended: string[] = [];
    for (const word of words) {
      if (speller.isCommon(word)) {
        mended.push(word);
        continue;
      }
      const guess = this.#guess(word, words.length === 1);
      if (guess === null && !speller.knows(word)) return null;
      mended.push(guess ?? word);
    }
    return vocabulary.names.get(mended.join(' ')) ?? vocabulary.resolve(mended.join(' '));
  }

  /** Whether the limit of guesses is reached, so that further words stay as written. */
  get areExhausted(): boolean {
    return [this.#guessed, this.#nearest].some(({ size }) => size >= MAX_GUESSED);
  }

  /** What an unknown word may have meant (`nearestNames`). */
  nearest(written: string): readonly string[] {
    return bounded(this.#nearest, written, [], () => nearestNames(written, this.vocabulary));
  }

  /** "Soylecithin" without its space: the one entry that its two known words name. */
  #parted(word = ''): VocabularyEntry | null {
    const { names } = this.vocabulary;
    if (spellerOf(this.vocabulary).knows(word)) return null;
    const found = new Set<VocabularyEntry>();
    for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
      const entry = names.get(`${word.slice(0, at)} ${word.slice(at)}`);
      if (entry !== undefined) found.add(entry);
    }
    const [only] = found;
    return found.size === 1 ? (only ?? null) : null;
  }

  /** A number is never taken for another: E9999 is no E999. */
  #guess(word: string, alone: boolean): string | null {
    if (toleranceOf(word) === 0 || /\d/.test(word)) return null;
    return bounded(this.#guessed, `${word} ${alone}`, null, () => this.#guessAt(word, alone));
  }

  /**
   * The one known word that a word may be a misspelling of. A word that a table lists once ("lecithen") may be a letter
   * from a common word.
   */
  #guessAt(word: string, alone: boolean): string | null {
    const { vocabulary } = this;
    const speller = spellerOf(vocabulary);
    const listed = speller.knows(word);
    const limit = listed ? Math.min(1, toleranceOf(word)) : toleranceOf(word);
    let nearest: string[] = [];
    let best = limit + 1;
    for (const guess of speller.near(word, limit)) {
      if (listed && !speller.isCommon(guess)) continue;
      const distance = editDistance(word, guess, limit);
      if (distance < best) [best, nearest] = [distance, [guess]];
      else if (distance === best && distance <= limit) nearest.push(guess);
    }
    const guess = onlyReading(nearest, alone, vocabulary);
    if (guess === null || !beginsLike(word, guess)) return null;
    const language = vocabulary.languageOf(guess);
    return language === null || isShoppersLanguage(language) ? guess : null;
  }
}

/** Returns the kept value of a key, or finds and keeps it; `unknown` once `MAX_GUESSED` are kept. */
function bounded<T>(kept: Map<string, T>, key: string, unknown: T, find: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MAX_GUESSED) return unknown;
  const found = find();
  kept.set(key, found);
  return found;
}

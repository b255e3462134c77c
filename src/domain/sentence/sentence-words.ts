import { editDistance } from '../ingredients/words/edit-distance.ts';
import type { NumberWords } from './number-words.ts';

/** The kinds of `data/vocabulary/sentence-words.tsv` (its README says what each means). */
export const SENTENCE_KINDS = [
  'accept',
  'additives',
  'and',
  'at-least',
  'at-least-after',
  'at-most',
  'at-most-after',
  'avoid',
  'between',
  'begin',
  'but-not',
  'cause',
  'clause',
  'contrast',
  'example',
  'except',
  'figure',
  'filler',
  'flag',
  'flavor',
  'flavored-with',
  'format',
  'goal',
  'harm',
  'negate',
  'negate-after',
  'negate-suffix',
  'number',
  'per-100-g',
  'per-100-kcal',
  'per-25-g',
  'per-serving',
  'purpose',
  'quality',
  'taste',
  'tested',
  'type',
  'unit',
  'unread',
  'vague',
  'want',
  'want-after',
] as const;

/** One row of `data/vocabulary/sentence-words.tsv`: words that are not an ingredient. */
export interface SentenceWordRow {
  /** `negate`, `at-most`, `flag:isVegan`, `type:Whey Isolate`, `filler` …; several values of one kind are separated by "|". */
  readonly meaning: string;
  readonly language: string;
  readonly words: string;
}

/** What a piece of a sentence may mean: a kind and, for wishes, a value. */
export interface SentenceMeaning {
  readonly kind: string;
  readonly value: string;
}

/** The phrases of the table, keyed by their words as `plainWords` writes them. */
export interface SentenceWords {
  readonly phrases: ReadonlyMap<string, readonly SentenceMeaning[]>;
  /** Endings that say "without" ("frei" in "sojafrei"). */
  readonly denyingSuffixes: readonly string[];
  /** "Twenty", which is a number only before a unit. */
  readonly numbers: NumberWords;
  readonly longest: number;
  /** The meanings of all phrases one letter from a misspelled word ("wihtout"); "alergic" is near several that all deny. */
  misspelt(word: string): readonly SentenceMeaning[];
}

/** Whether a word of a sentence may mean something of this kind by itself. */
export const isOfKind = (
  word: { readonly plain: string } | undefined,
  asked: string,
  { phrases }: SentenceWords,
): boolean => phrases.get(word?.plain ?? '')?.some(({ kind }) => kind === asked) === true;

/** Shorter phrases resemble each other too much. */
const MIN_MENDED = 5;

/** "Money" is not a misspelled honey, and nothing is a misspelled "money". */
const isOwnWord = ({ value }: SentenceMeaning) => value === 'word';

function misspeltOf(
  word: string,
  phrases: ReadonlyMap<string, readonly SentenceMeaning[]>,
): readonly SentenceMeaning[] {
  const near = [...phrases].filter(
    ([phrase, meanings]) =>
      phrase.length >= MIN_MENDED &&
      phrase[0] === word[0] &&
      !meanings.every(isOwnWord) &&
      editDistance(word, phrase, 1) === 1,
  );
  const [first = [], ...others] = near.map(([, meanings]) => meanings);
  return first.filter(({ kind, value }) =>
    others.every((each) => each.some((other) => other.kind === kind && other.value === value)),
  );
}

/** Lower case, without accents, with one kind of apostrophe and of dash. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .replaceAll(/[–—]/g, '-');
}

/**
 * Where words begin and end; an elided article is a word ("l'arachide"); signs with a meaning are separate, and so is a
 * minus before a word ("-soy").
 */
export const TOKEN =
  /\d+(?:[.,]\d+)?|w\/o(?:ut)?|(?<![\p{L}\p{M}\d)])[-–—](?=\p{L})|(?<!\p{L})\p{L}\.(?:(?:\s?\p{L}\.)+|\p{L}(?!\p{L}))|and\/or|\/100|(?<![\p{L}\p{M}])(?:[ld]|all|dall|dell|nell)['’](?=\p{L})|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:-less(?!\p{L})|['’])?|[<>≤≥]=?|[+&%$,;.()!?/❌✗✘✖🚫✓✔✅]/giu;

/** The tokens of a text separated by single spaces: the key of a phrase. */
export function phraseKey(text: string): string {
  return [...plainWords(text).matchAll(TOKEN)].map(([token]) => token).join(' ');
}

/** Builds the lookup from the table; rows in different languages may share words. */
export function buildSentenceWords(rows: readonly SentenceWordRow[]): SentenceWords {
  const phrases = new Map<string, SentenceMeaning[]>();
  const numbers = new Map<string, number>();
  const denyingSuffixes: string[] = [];
  let longest = 1;
  for (const { meaning, words } of rows) {
    const [kind = '', value = ''] = meaning.split(/:(.*)/s);
    if (kind === 'negate-suffix') {
      denyingSuffixes.push(plainWords(words));
      continue;
    }
    const key = phraseKey(words);
    if (kind === 'number') {
      numbers.set(key, Number(value));
      continue;
    }
    const known = phrases.get(key) ?? [];
    if (!known.some((each) => each.kind === kind && each.value === value))
      phrases.set(key, [...known, { kind, value }]);
    longest = Math.max(longest, key.split(' ').length);
  }
  return {
    phrases,
    numbers,
    longest,
    denyingSuffixes,
    misspelt: (word) => misspeltOf(word, phrases),
  };
}

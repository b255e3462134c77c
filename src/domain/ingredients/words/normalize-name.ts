/** British and other spellings, each with the word in names, keyed in lower case without accents. */
export type Spellings = ReadonlyMap<string, string>;

/** The rows of `data/vocabulary/spellings.tsv`. */
export function spellingsOf(
  rows: readonly { readonly words: string; readonly detail: string }[] | undefined,
): Spellings {
  return new Map(rows?.map(({ words, detail }) => [words, detail]));
}

/** Words ending in "s" that are not plurals. */
const NOT_PLURAL = /(?:ss|us|is|os|^gas|pancreas|molas)$/u;

export function singular(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (!word.endsWith('s')) return word;
  if (/(?:ches|shes|xes|sses|oes)$/u.test(word)) return word.slice(0, -2);
  if (!NOT_PLURAL.test(word)) return word.slice(0, -1);
  return word;
}

const ASCII = /^[\x20-\x7e]*$/u;
const TRADEMARKS = /[®™©℠]/gu;
const ACCENTS = /\p{M}/gu;
/** Lower-case letters that Unicode does not decompose. */
export const LIGATURES: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const LIGATURE = /[ßœæøłđı]/gu;
/** Marks and invisible characters, which separate no words. */
const NOTHING = /[’'`´°•†‡*_#^\p{Cf}]|\(r\)|\(tm\)/gu;
const SEPARATORS = /[^a-z0-9%]+/gu;
/** Prefixes of an additive's number: the European one, or the international one in English and French. */
export const ADDITIVE_CODES = ['e', 'ins', 'sin'];
const E_NUMBER = new RegExp(
  `\\b(?:${ADDITIVE_CODES.join('|')})\\s?(\\d{3,4})(?:\\s?([a-f]|i{1,3}|iv|v))?\\b`,
  'gu',
);
const VITAMIN_NUMBER = /^(?:([bdk]) (\d)|vitamin ([bdk]) (\d{1,2})(?= |$))/u;
const PERCENTAGE = /\b\d+(?: \d+)? ?%/gu;

function withoutSpecials(written: string): string {
  const plain = ASCII.test(written)
    ? written
    : written
        .replace(TRADEMARKS, '')
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .toLowerCase()
        .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter);
  return plain.toLowerCase().replace(NOTHING, '');
}

const NON_FAT = /\bnon fat\b/gu;
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/u;

function plainWord(word: string, spellings: Spellings): string {
  return singular(spellings.get(word) ?? word);
}

function words(text: string, spellings: Spellings): string {
  let spaced = text.replace(/&/gu, ' and ').replace(SEPARATORS, ' ');
  if (/[%\d]/u.test(spaced)) {
    spaced = spaced.replace(PERCENTAGE, ' ').replace(/%/gu, ' ').replace(E_NUMBER, 'e$1$2');
  }
  spaced = spaced.replace(NON_FAT, 'nonfat');
  let result = '';
  for (const word of spaced.split(' ')) {
    if (word === '') continue;
    const spelled = plainWord(word, spellings);
    result = result === '' ? spelled : `${result} ${spelled}`;
  }
  if (!/\d/u.test(result)) return result;
  return result.replace(VITAMIN_NUMBER, (_, letter, number, named, figure) =>
    letter === undefined ? `vitamin ${named}${figure}` : `${letter}${number}`,
  );
}

/**
 * The look-up key of a written ingredient name: lower case, without accents, marks and percentages,
 * hyphens as spaces, words in the singular and in US spelling, E numbers closed up ("E 950" → "e950").
 * Two spellings of one name have the same key. The key is not for display.
 */
export function normalizeName(written: string, spellings: Spellings): string {
  const lower = written.toLowerCase();
  if (PLAIN_WORDS.test(lower) && !lower.includes('non fat'))
    return lower
      .split(' ')
      .map((word) => plainWord(word, spellings))
      .join(' ');
  return words(withoutSpecials(written).replace(/[()[\]{}]/gu, ' '), spellings);
}

/** The key without its brackets ("niacinamide (vitamin B3)" → "niacinamide"). */
export function normalizeWithoutBrackets(written: string, spellings: Spellings): string {
  return normalizeName(written.replace(/[([{][^()[\]{}]*(?:[)\]}]|$)/gu, ''), spellings);
}

const KEEP_NATURAL = /\b(?:flavor|flavoring)\b/u;

/** Words that do not say what a thing is (`data/vocabulary/word-classes.tsv`). */
interface RemarkWords {
  readonly praise: ReadonlySet<string>;
  readonly praisePhrases: RegExp;
  readonly forms: ReadonlySet<string>;
  readonly colors: ReadonlySet<string>;
}

/**
 * The keys under which a name is looked up, in order: as written; without droppable qualifiers ("organic",
 * "cold-pressed"); without words of form ("freeze-dried", "powder"), from the left, then from the right. A longer key
 * always wins, so "natural flavor" and "honey powder" stay what they are if the tables have them.
 */
export function lookUpKeys(
  key: string,
  { praise, praisePhrases, forms, colors }: RemarkWords,
): readonly string[] {
  const keys = [key];
  const all = key
    .replace(praisePhrases, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const keepNatural = KEEP_NATURAL.test(key);
  const plain = all.filter((word) => !praise.has(word) || (keepNatural && word === 'natural'));
  if (plain.length === 0) return keys;
  const push = (parts: readonly string[]): void => {
    const candidate = parts.join(' ');
    if (!keys.includes(candidate)) keys.push(candidate);
  };
  push(plain);
  const isForm = (word = ''): boolean => forms.has(word);
  let left = 0;
  for (; left < plain.length - 1 && isForm(plain[left]); left += 1) push(plain.slice(left + 1));
  for (let right = plain.length - 1; right > left && isForm(plain[right]); right -= 1) {
    if (colors.has(plain[right] ?? '')) break;
    push(plain.slice(0, right));
    push(plain.slice(left, right));
  }
  return keys;
}

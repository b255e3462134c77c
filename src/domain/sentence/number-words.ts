import { isOfKind, type SentenceWords } from './sentence-words.ts';

/** Words of the table and what they count: "twenty", "hundred", "vingt", "zwanzig". */
export type NumberWords = ReadonlyMap<string, number>;

/** A number in words, and how many tokens it takes. */
interface WrittenNumber {
  readonly value: number;
  readonly length: number;
}

/** Words between the parts of one number: "a hundred and fifty", "fünfundzwanzig", "cento e vinte". */
const JOINTS = ['and', 'und', 'en', 'y', 'e', 'et'];

const HUNDRED = 100;
/** Tens that French counts on from up to the next twenty: "soixante-dix", "quatre-vingt-dix". */
const COUNTED_ON = new Set([60, 80]);

/** Tokens of the longest range in words. */
const LONGEST = 16;

/** What may be added to a number: below 10 to twenty, below 100 to a hundred, nothing to five. */
function placeOf(value: number): number {
  if (value % HUNDRED === 0) return HUNDRED;
  if (COUNTED_ON.has(value % HUNDRED)) return 20;
  return value % 10 === 0 && value % HUNDRED > 10 ? 10 : 0;
}

/** "Twenty" and "five" are 25, "two" and "hundred fifty" 250; "twenty" and "thirty" are no number. */
function joined(first: number, second: number): number | null {
  if (first > 0 && first < 10 && second >= HUNDRED && second < 2 * HUNDRED)
    return (first - 1) * HUNDRED + second;
  return second > 0 && second < placeOf(first) ? first + second : null;
}

/** A number in one word: "hundertfünfundzwanzig", "venticinque". Null if it is none. */
function inOneWord(word: string, words: NumberWords): number | null {
  const known = words.get(word);
  if (known !== undefined) return known;
  for (let cut = word.length - 2; cut > 1; cut--) {
    const first = words.get(word.slice(0, cut));
    if (first === undefined) continue;
    const rest = word.slice(cut);
    const joint = ['und', 'en'].find((each) => rest.startsWith(each));
    // "Fünfundzwanzig" names the ones first.
    const tens = joint === undefined ? null : inOneWord(rest.slice(joint.length), words);
    const turned = tens === null ? null : joined(tens, first);
    const second = inOneWord(rest, words);
    const whole = turned ?? (second === null ? null : joined(first, second));
    if (whole !== null) return whole;
  }
  return null;
}

/** The number in words that begins at this token of a sentence, or null. */
function numberInWords(
  tokens: readonly string[],
  at: number,
  words: NumberWords,
): WrittenNumber | null {
  const pair = words.get(tokens.slice(at, at + 2).join(' '));
  const first = pair ?? inOneWord(tokens[at] ?? '', words);
  if (first === null) return null;
  const length = pair === undefined ? 1 : 2;
  const next = at + length + (JOINTS.includes(tokens[at + length] ?? '') ? 1 : 0);
  const rest = numberInWords(tokens, next, words);
  const whole = rest === null ? null : joined(first, rest.value);
  return rest === null || whole === null
    ? { value: first, length }
    : { value: whole, length: next - at + rest.length };
}

interface Word {
  readonly plain: string;
}

/** Words between the ends of a range: "fifteen to twenty grams", "entre quince y veinte gramos". */
const BETWEEN = ['and', 'begin', 'filler', 'at-most'];

/**
 * A number in words before a unit, "twenty grams", "a hundred and fifty calories", or at the beginning of such a range;
 * null if there is none. "One" and "sei" are other words elsewhere.
 */
export function numberBeforeUnit(
  tokens: readonly Word[],
  at: number,
  words: SentenceWords,
): WrittenNumber | null {
  const plain = tokens.slice(at, at + LONGEST).map((token) => token.plain);
  const number = numberInWords(plain, 0, words.numbers);
  if (number === null) return null;
  const isUnit = (index: number) => isOfKind(tokens[index], 'unit', words);
  const end = at + number.length;
  if (isUnit(end)) return number;
  if (!BETWEEN.some((kind) => isOfKind(tokens[end], kind, words))) return null;
  const high = numberInWords(plain, number.length + 1, words.numbers);
  const isDigits = /^\d/u.test(tokens[end + 1]?.plain ?? '');
  return isUnit(end + 1 + (high?.length ?? (isDigits ? 1 : 0))) ? number : null;
}

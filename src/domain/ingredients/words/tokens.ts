import { CHARACTER_REFERENCES } from '../../character-references.ts';
import { foldWord } from './fold-word.ts';
import { ADDITIVE_CODES } from './normalize-name.ts';

/**
 * A word, a number with its unit, or a mark. `key`: the folded word, "#" for an amount (`NEARLY_ALL` for 90 to 99 %),
 * or the mark itself.
 */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  readonly key: string;
  /** The forms of a word in names (`formsOf`); for numbers and marks only the key. */
  readonly forms: readonly string[];
  /** Offsets in the original text. */
  readonly start: number;
  readonly end: number;
  /** Whether white space, or the text's beginning, precedes it. */
  readonly spaced: boolean;
  /** Whether an empty line precedes it, or any line break in a text that separates its names by nothing else. */
  readonly paragraph: boolean;
  /** Begins with a capital letter. */
  readonly capital: boolean;
}

type FormsOf = (key: string) => readonly string[];

/** Soft hyphens, zero-width spaces and other format characters, which are invisible inside or before a word. */
const INVISIBLE = /\p{Cf}/gu;
/**
 * An HTML character reference ("&eacute;", "&#8203;"), an invisible character, a metal's valence ("Eisen(II)-sulfat"),
 * or a scanned trade mark sign ("BlendTM").
 */
const DECODED =
  /&(#\d{1,6}|#[Xx][\dA-Fa-f]{1,5}|[A-Za-z]{2,8});|\p{Cf}|(?<=\p{L}{3})\((?:[Ii]{1,3}|[Ii][Vv]|[Vv][Ii])\)-?(?=\p{L})|(?<=\p{L}{3})TM(?![\p{L}\p{N}])/gu;

interface Decoded {
  readonly text: string;
  /** The original offset of each character; null if they are the same. */
  readonly at: readonly number[] | null;
}

/** The character of a reference without "&" and ";"; undefined if there is no such name. */
function characterOf(body: string): string | undefined {
  if (!body.startsWith('#'))
    return CHARACTER_REFERENCES.get(body.toLowerCase())?.replace(INVISIBLE, '');
  const code = /^#x/iu.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return valid ? String.fromCodePoint(code).replace(INVISIBLE, '') : ' ';
}

/** The text as a reader sees it: character references decoded, invisible characters removed. */
function decode(text: string): Decoded {
  if (text.search(DECODED) < 0) return { text, at: null };
  let decoded = '';
  const at: number[] = [];
  let from = 0;
  const copy = (until: number): void => {
    for (let index = from; index < until; index += 1) at.push(index);
    decoded += text.slice(from, until);
    from = until;
  };
  for (const hit of text.matchAll(DECODED)) {
    const reference = hit[1];
    const sign = hit[0] === 'TM' ? '™' : '';
    const character = reference === undefined ? sign : characterOf(reference);
    if (character === undefined) continue;
    copy(hit.index);
    for (let index = 0; index < character.length; index += 1) at.push(hit.index);
    decoded += character;
    from = hit.index + hit[0].length;
  }
  copy(text.length);
  at.push(text.length);
  return { text: decoded, at };
}

const UNIT =
  'percent|per cent|prozent|° ?[cf]|g|gr|kg|mg|mcg|µg|μg|ug|ml|cl|dl|cm3|l|oz|iu|ie|ui|kcal|kj|cal|cfu|ufc|ppm|x|re|ne|te|(?:fip|fcc|alu|hut|sapu|gdu|skb|dppu|agu)(?:/m?g)?';
const PIECE = new RegExp(
  [
    '\\s+',
    // Numbers, with decimals or grouped thousands ("7,582,325"; "415,412" are additives), a percent sign or a unit,
    // which may have a full stop: "250 ml. d'eau".
    `(?:\\d{1,2}(?:[.,]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,2}(?!\\d))?)(?:\\s?%|\\s?(?:${UNIT})(?![\\p{L}\\p{N}])(?:\\.(?=\\s+(?:d['’]|of )))?|(?![\\p{L}\\p{N}]))`,
    // "D,L-alpha-tocopherol"
    '(?<![\\p{L}\\p{N}])d,l(?=-)',
    // "e420 g": the sign of an estimated amount.
    `e(?=\\d+(?:[.,]\\d+)?\\s(?:g|kg|ml|cl|l)(?![\\p{L}\\p{N}]))`,
    // A word, with "(s)", marks that replace letters in scanned or wrongly encoded texts ("c?trico"), and the English
    // genitive; without a footnote's superscript digits.
    "(?:\\$(?=\\p{L}{3}))?[\\p{L}\\p{M}\\p{Nd}₀-₉]+(?:\\(s\\))?(?:(?<=\\p{L}{3})_[\\p{L}\\p{M}\\p{N}]{3,})*(?:(?:[!\\\\](?=\\p{Ll}{2})|[?\ufffd](?=\\p{Ll}))[\\p{L}\\p{M}\\p{N}]+)*(?:['’´`]s(?!\\p{L}))?",
    '.',
  ].join('|'),
  'giu',
);
const NUMBER = new RegExp(`^\\d+(?:[.,]\\d+)*(?:\\s?%|\\s?(?:${UNIT})\\.?)?$`, 'iu');
const WORD = /^(?:\$.|[\p{L}\p{M}\p{Nd}₀-₉&＆])/u;
/** "SIN955": the code and its number in one word. */
const GLUED_CODE = new RegExp(`^(?:${ADDITIVE_CODES.join('|')})(?=\\d{3})`, 'u');
const E_NUMBER = /^[123]?\d{3}[a-f]?(?:i{1,3}|iv|v)?$/u;

/** The key of "99%": what holds for nearly all does not hold. */
export const NEARLY_ALL = '9#%';
/** The key of "0 g": what is said of none is not said of any amount. */
const NONE = '0#';
const ZERO = /^0(?:[.,]0+)?\s?[^\d.,]/u;
const NINETY_AND_MORE = /^9\d(?:[.,]\d+)?\s?(?:%|per|pro)/iu;

function kindOf(piece: string): Token['kind'] {
  if (/^\d/u.test(piece) && NUMBER.test(piece)) return 'number';
  return WORD.test(piece) ? 'word' : 'mark';
}

function keyOfNumber(piece: string): string {
  if (NINETY_AND_MORE.test(piece)) return NEARLY_ALL;
  if (/^\d+$/u.test(piece)) return piece;
  return ZERO.test(piece) ? NONE : '#';
}

function keyOf(piece: string, kind: Token['kind']): string {
  if (piece === '&' || piece === '＆') return 'and';
  // Normalized, it would be two letters.
  if (kind === 'mark') return piece === '™' ? piece : piece.normalize('NFKC');
  if (kind === 'number') return keyOfNumber(piece);
  return foldWord(piece.replace(',', '')).replace(GLUED_CODE, 'e');
}

/** Splits a text into tokens, without white space. Linear in the length of the text. */
export function tokensOf(text: string, formsOf: FormsOf): readonly Token[] {
  const decoded = decode(text);
  const original = (index: number): number => decoded.at?.[index] ?? index;
  const tokens: Token[] = [];
  let spaced = true;
  let paragraph = false;
  // A bullet before each line separates no more than the line break does.
  const inLines = decoded.text.replace(/(^|\n)[^\S\n]*[•·●]/gu, '$1');
  const breaks = /[,;•·●|]/u.test(inLines) ? /\n\s*\n/u : /\n/u;
  for (const { 0: piece, index } of decoded.text.matchAll(PIECE)) {
    if (/^\s/u.test(piece)) {
      spaced = true;
      paragraph = breaks.test(piece);
      continue;
    }
    const kind = kindOf(piece);
    const key = keyOf(piece, kind);
    tokens.push({
      kind,
      key,
      forms: kind === 'word' ? formsOf(key) : [key],
      start: original(index),
      end: original(index + piece.length),
      spaced,
      paragraph,
      capital: /^\p{Lu}/u.test(piece),
    });
    joinCodes(tokens, formsOf);
    joinSuffix(tokens, formsOf);
    spaced = false;
    paragraph = false;
  }
  return tokens;
}

/** Joins the last tokens into one word. */
function joinLast(tokens: Token[], count: number, key: string, formsOf: FormsOf): void {
  const [first, last] = [tokens.at(-count), tokens.at(-1)];
  if (first === undefined || last === undefined) return;
  tokens.splice(-count, count, { ...first, key, forms: formsOf(key), end: last.end });
}

/** "E 950", "E-950", "INS 950 (i)" and "B 12" are one word each. */
function joinCodes(tokens: Token[], formsOf: FormsOf): void {
  const count = tokens.at(-2)?.key === '-' ? 3 : 2;
  const [letter, number] = [tokens.at(-count), tokens.at(-1)];
  if (letter?.kind !== 'word' || number === undefined || number.kind === 'mark') return;
  const vitamin = `${letter.key} ${number.key}`;
  if (ADDITIVE_CODES.includes(letter.key) && E_NUMBER.test(number.key))
    joinLast(tokens, count, `e${number.key}`, formsOf);
  else if (/^[bdk] \d{1,2}$/u.test(vitamin))
    joinLast(tokens, count, vitamin.replace(' ', ''), formsOf);
}

/** Without brackets "i" may be a word. */
const BARE_SUFFIX = /^(?:i{2,3}|iv)$/u;
const SUFFIX = /^(?:i{1,3}|iv|v)$/u;

/** "E150(d)"; in "E 150c (D), E 133 (F)" the letter refers to a footnote. */
function isLetterOf({ key }: Token, bracket: Token | undefined, letter: Token): boolean {
  const glued = bracket?.spaced === false || !letter.capital;
  return /^[a-f]$/u.test(letter.key) && glued && /^e\d{3}$/u.test(key);
}

/** "E322(i)", "INS 500 (ii)", "E 339 ii": the numeral belongs to the code. */
function joinSuffix(tokens: Token[], formsOf: FormsOf): void {
  const bracketed = tokens.at(-1)?.key === ')' && tokens.at(-3)?.key === '(';
  const [code, figure] = bracketed ? [tokens.at(-4), tokens.at(-2)] : tokens.slice(-2);
  if (code === undefined || figure === undefined) return;
  const lettered = bracketed && isLetterOf(code, tokens.at(-3), figure);
  if (!lettered && !(bracketed ? SUFFIX : BARE_SUFFIX).test(figure.key)) return;
  if (!(bracketed ? /^e?\d{3}/u : /^e\d{3}$/u).test(code.key)) return;
  joinLast(tokens, bracketed ? 4 : 2, `${code.key}${figure.key}`, formsOf);
}

const PLAIN_WORDS = /^[a-z]+(?:[ -][a-z]+)*$/u;
const LETTERS_ONLY = /^\p{Ll}+(?:[ -]\p{Ll}+)*$/u;
const BETWEEN_WORDS = /[ -]/u;

/** The words of a phrase as look-ups join them; numbers with a unit become "#". */
export function phraseKeys(phrase: string): readonly string[] {
  // Most rows of the tables are plain words.
  if (PLAIN_WORDS.test(phrase)) return phrase.split(BETWEEN_WORDS);
  if (LETTERS_ONLY.test(phrase)) return phrase.split(BETWEEN_WORDS).map(foldWord);
  return tokensOf(phrase, (key) => [key])
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => key);
}

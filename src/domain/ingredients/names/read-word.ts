import type { Lexicon } from '../vocabulary/meanings.ts';
import type { Token } from '../words/tokens.ts';
import { isKnown, type KnownTokens } from './split-compound.ts';

/** Returns the words that an unknown word may be; empty if none resembles it or the limit is reached. */
export type Repair = (key: string) => readonly string[];

const NO_FORMS: readonly string[] = [];
const NO_READINGS: readonly WordReading[] = [];
/** Least letters of two pieces of a word, unless it names an allergen. */
const SHORTEST_WHOLE = 5;
const TRADE_SIGN = /^[®™]$/u;
/** "Kaese", "geroesteten": a German word typed without umlauts; other languages have words with "oe" and "ue". */
function withUmlauts(key: string, { phrases }: Lexicon): readonly string[] {
  const word = key.replace(/([aou])e/gu, '$1');
  const isGerman =
    word !== key && phrases.get(word)?.meanings.some(({ language }) => language === 'de') === true;
  return isGerman ? [word] : NO_FORMS;
}

/** "prote1n", "f!avour": letters written as digits and marks by scanning or in a hurry. */
function lettersFor(key: string, lexicon: Lexicon): readonly string[] {
  const typed = withUmlauts(key, lexicon);
  if (typed.length > 0) return typed;
  // "lnulin": a capital I.
  const capital = /^l[bcdfgkmnprstvz]/u.test(key) ? `i${key.slice(1)}` : '';
  if (capital !== '' && isKnown(lexicon.formsOf(capital), lexicon)) return [capital];
  if (!/[\d!\\]/u.test(key) || !/\p{L}{2}/u.test(key)) return NO_FORMS;
  const plain = key.replace(/0/gu, 'o').replace(/5/gu, 's').replace(/8/gu, 'b');
  const tried = new Set(['l', 'i'].map((letter) => plain.replace(/[1!\\]/gu, letter)));
  return [...tried].filter((word) => isKnown(lexicon.formsOf(word), lexicon));
}

/** A text, and the words to read it with. */
export interface ReadText extends KnownTokens {
  readonly lexicon: Lexicon;
}

/** Australian labels write additives without the E ("150c", "503(ii)"); small numbers without a letter may be amounts. */
const BARE_CODE = /^(?:(?:[3-9]\d{2}|1\d{3})[a-f]?|[12]\d{2}[a-f])(?:i{1,3}|iv|v)?$/u;

/** "200-300 ml", "29 502 319": a number beside another, with at most a dash between them, is not an additive. */
function isBesideNumber(tokens: readonly Token[], at: number): boolean {
  return [-1, 1].some((step) => {
    const dash = /^[-–]$/u.test(tokens[at + step]?.key ?? '');
    return /^\d+$/u.test(tokens[dash ? at + 2 * step : at + step]?.key ?? '');
  });
}

/** What a word may be read as, up to the token `to`; two pieces may be one word. */
export interface WordReading {
  readonly key: string;
  readonly to: number;
  readonly repaired: { readonly from: string; readonly to: string } | null;
}

/** The readings of a word, and whether it may be a damaged one besides. */
export interface WordReadings {
  readonly all: readonly WordReading[];
  readonly damaged: boolean;
}

const NOT_A_WORD: WordReadings = { all: NO_READINGS, damaged: false };

/** All readings of a word without repair. */
export function readWord(text: ReadText, index: number): WordReadings {
  const token = text.tokens[index];
  if (token === undefined || token.kind === 'mark') return NOT_A_WORD;
  const to = index + 1;
  if (token.kind === 'number') {
    const isCode = BARE_CODE.test(token.key) && !isBesideNumber(text.tokens, index);
    const bare = isCode ? text.lexicon.formsOf(`e${token.key}`) : NO_FORMS;
    // "sunflower 011"
    const oil = token.key === '011' ? ['oil'] : [];
    const all = [token.key, ...bare, ...oil].map((key) => ({ key, to, repaired: null }));
    return { all, damaged: false };
  }
  const known = text.known[index] ?? false;
  const all: WordReading[] = token.forms.map((key) => ({ key, to, repaired: null }));
  all.push(...joinPieces(text, index, token), ...joinSlashed(text, index, token));
  // A trade mark is not a misspelling: "BioVin®" is not biotin.
  if (known || TRADE_SIGN.test(text.tokens[to]?.key ?? '')) return { all, damaged: false };
  const meant = meantBy(token.key, text.lexicon);
  all.push(...meant.map((key) => ({ key, to, repaired: null })));
  if (meant.length === 0) all.push(...withoutStray(token.key, to, text.lexicon));
  return { all, damaged: meant.length === 0 };
}

/** What an unknown word means as it is: a code without its E, or with letters for digits. */
function meantBy(word: string, lexicon: Lexicon): readonly string[] {
  const code = `e${word}`;
  if (BARE_CODE.test(word) && lexicon.words.has(code)) return [code];
  return lettersFor(word, lexicon).flatMap((each) => lexicon.formsOf(each));
}

/** "soyJ": a bracket read as a letter; "1BCAAs": a footnote's superscript digit. */
function withoutStray(word: string, to: number, lexicon: Lexicon): readonly WordReading[] {
  const bare = /^(?:(.{3,})[jli]|\d(\p{L}{4,}))$/u.exec(word)?.slice(1).join('') ?? '';
  const forms = bare === '' ? NO_FORMS : lexicon.formsOf(bare);
  if (!isKnown(forms, lexicon)) return NO_READINGS;
  return forms.map((key) => ({ key, to, repaired: { from: word, to: bare } }));
}

/** Most words and marks of one damaged word. */
const LONGEST_SLASHED = 8;

/** "sucra/ose", "natura//y", "Prote\\n", "Artificia| Flavors", "ce||u|ose": marks that scanning read for l or i. */
function joinSlashed(
  { tokens, lexicon }: ReadText,
  index: number,
  { key }: Token,
): readonly WordReading[] {
  const mark = tokens[index + 1]?.key ?? '';
  if (!/^[/\\|!]$/u.test(mark)) return NO_READINGS;
  const readings: WordReading[] = [];
  let whole = key;
  for (const [at, token] of tokens.slice(index + 1, index + LONGEST_SLASHED).entries()) {
    if (token.spaced || (token.kind !== 'word' && token.key !== mark)) break;
    whole += token.key;
    if (token.key === mark && whole.length <= SHORTEST_WHOLE + 1) continue;
    const forms = (mark === '/' ? ['l'] : ['i', 'l'])
      .flatMap((letter) => lexicon.formsOf(whole.replaceAll(mark, letter)))
      .filter((form) => lexicon.words.has(form));
    readings.push(...forms.map((form) => ({ key: form, to: index + at + 2, repaired: null })));
  }
  return readings;
}

/**
 * "polydext- rose", "iso lat", "Pe.anut": two pieces of one known word; a short one, or one with a full stop inside,
 * only if it names an allergen.
 */
function joinPieces(
  { tokens, known, lexicon }: ReadText,
  index: number,
  { key }: Token,
): readonly WordReading[] {
  const [mark, behind] = tokens.slice(index + 1, index + 3);
  if (mark === undefined) return NO_READINGS;
  const stop = mark.key === '.' && behind?.spaced === false;
  const hyphen = mark.key === '-';
  const second = hyphen || stop ? index + 2 : index + 1;
  const other = tokens[second];
  if (other?.kind !== 'word' || other.paragraph) return NO_READINGS;
  const whole = key + other.key;
  if (known[index] === true && known[second] === true) {
    // "Soy - milk" are two words.
    const spaced = mark.spaced && other.spaced;
    if (!hyphen || (spaced && losesAllergen(other.key, whole, lexicon))) return NO_READINGS;
  }
  return wholesOf(whole, stop, lexicon).map((form) => ({
    key: form,
    to: second + 1,
    repaired: null,
  }));
}

/** The words that two pieces form: "Fla- vors". */
function wholesOf(whole: string, stopped: boolean, lexicon: Lexicon): readonly string[] {
  if (lexicon.allergenWords.has(whole)) return [whole];
  if (stopped || whole.length <= SHORTEST_WHOLE) return NO_FORMS;
  return lexicon.formsOf(whole).filter((form) => lexicon.words.has(form));
}

/** "Soymilk" contains no milk; "Weizengluten" contains gluten. */
function losesAllergen(part: string, whole: string, { phrases }: Lexicon): boolean {
  const allergensOf = (word: string) =>
    (phrases.get(word)?.meanings ?? []).flatMap(({ entry }) => entry?.allergens ?? []);
  const kept = allergensOf(whole);
  return allergensOf(part).some((allergen) => !kept.includes(allergen));
}

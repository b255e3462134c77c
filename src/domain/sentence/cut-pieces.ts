import {
  isOfKind,
  phraseKey,
  plainWords,
  TOKEN,
  type SentenceMeaning,
  type SentenceWords,
} from './sentence-words.ts';
import { numberBeforeUnit } from './number-words.ts';
import { misspeltPair } from './misspelt-pair.ts';
import type { NameLookUp, Piece } from './piece.ts';
import { hasMeaning } from './read-figure.ts';
import { writtenBrand } from './written-brands.ts';

export interface Token {
  readonly text: string;
  readonly plain: string;
  readonly start: number;
  readonly end: number;
}

/** Shorter words are not corrected. */
const MIN_MISSPELT = 5;

/** The noun that may follow a taste. */
const TASTE = 'flavor';

/** "Soy - nuts" are two things. */
const PARTED = /\s[-–—]\s/u;

const SIGNS = /^[,;.()!?/]$/u;

/** "(Tree) nuts" without its brackets. */
function withoutBrackets(written: string, names: NameLookUp): string {
  return written.replace(/\((\p{L}+)\)\s+(\p{L}+)/gu, (whole, first: string, second: string) =>
    names.term(`${first} ${second}`) === null ? whole : `${first} ${second}`,
  );
}

/** Cuts a sentence into pieces: at each place the longest phrase, brand or ingredient that begins there, else one word. */
export function cutPieces(written: string, words: SentenceWords, names: NameLookUp): Piece[] {
  const sentence = withoutBrackets(written, names);
  const tokens = [...sentence.matchAll(TOKEN)].map(
    (hit): Token => ({
      text: hit[0],
      plain: plainWords(hit[0]),
      start: hit.index,
      end: hit.index + hit[0].length,
    }),
  );
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [piece, length] = pieceAt(sentence, tokens, at, words, names);
    pieces.push(piece);
    at += length;
  }
  return pieces;
}

const NOTHING = {
  meanings: [],
  term: null,
  parts: [],
  repaired: false,
  brand: null,
  number: null,
  denied: false,
  denies: null,
} as const;

function pieceAt(
  sentence: string,
  tokens: readonly Token[],
  at: number,
  words: SentenceWords,
  names: NameLookUp,
): readonly [Piece, number] {
  const token = tokens[at] as Token;
  if (SIGNS.test(token.plain))
    return [{ ...NOTHING, text: token.text, meanings: [{ kind: 'sign', value: token.plain }] }, 1];
  const counted = numberBeforeUnit(tokens, at, words);
  if (counted !== null) {
    const text = sentence.slice(token.start, tokens[at + counted.length - 1]?.end);
    return [{ ...NOTHING, text, number: counted.value }, counted.length];
  }
  const branded = writtenBrand({ sentence, tokens, at }, names.brandsFrom(token.plain), words);
  if (branded !== null) {
    const [brand, length] = branded;
    return [{ ...NOTHING, text: brand.name, brand, term: names.term(brand.name) }, length];
  }
  const measured = isMeasured(tokens, at, words);
  const longest = Math.min(words.longest, tokens.length - at);
  for (let length = longest; length > 0; length--) {
    const pair =
      length === 1 ? misspeltPair(sentence, tokens.slice(at, at + 2), words, names) : null;
    if (pair !== null) return [{ ...NOTHING, ...pair, repaired: true }, 2];
    const taken = tokens.slice(at, at + length);
    const text = sentence.slice(token.start, taken.at(-1)?.end);
    const piece = phraseOf(text, taken, words, names);
    if (measured && length > 1 && hasMeaning(piece ?? undefined, 'format')) continue;
    if (piece !== null && !deniesMore(piece, sentence, tokens.slice(at), words, names))
      return [piece, length];
  }
  return [wordAlone(token, words, names), 1];
}

/** "20 g protein bar": the figure of an amount is not part of the format. */
function isMeasured(tokens: readonly Token[], at: number, words: SentenceWords): boolean {
  const [amount, unit] = [tokens[at - 2], tokens[at - 1]];
  const isAmount = amount !== undefined && /^\d/.test(amount.plain);
  return isAmount && isOfKind(unit, 'unit', words) && isOfKind(tokens[at], 'figure', words);
}

/** "no sugar" in "no sugar alcohols": what is denied extends beyond the phrase, which then does not apply. */
function deniesMore(
  { meanings, text }: Piece,
  sentence: string,
  tokens: readonly Token[],
  words: SentenceWords,
  names: NameLookUp,
): boolean {
  const isWished = meanings.some(({ kind }) => kind === 'flag' || kind === 'flavor');
  if (!isOfKind(tokens[0], 'negate', words) || !isWished) return false;
  const length = phraseKey(text).split(' ').length;
  if (meanings.some(({ kind }) => kind === 'flavor')) return namesTaste(tokens, length, words);
  const denied = tokens.slice(1, length + 1);
  if (denied.length < length) return false;
  const name = denied.map((token) => token.text).join(' ');
  const mended = misspeltPair(sentence, denied, words, names)?.term ?? null;
  return (
    (isName(denied, words, names) && names.term(name) !== null) ||
    // "Non gmo vanilla": the vanilla is written as it is.
    (mended !== null && denied.every(({ text }) => names.term(text) !== mended))
  );
}

/** "Sin sabor" in "sin sabor a chocolate": whether words for taste follow its first word. */
function namesTaste(
  tokens: readonly Token[],
  least: number,
  { phrases, longest }: SentenceWords,
): boolean {
  const behind = tokens.slice(1, longest).map(({ plain }) => plain);
  return behind.some((_, index) => {
    const phrase = phrases.get(behind.slice(0, index + 1).join(' '));
    return index + 1 >= least && phrase?.some(({ kind }) => kind === 'flavor') === true;
  });
}

/** The piece that these words form; null if they mean nothing as a whole. */
function phraseOf(
  text: string,
  tokens: readonly Token[],
  words: SentenceWords,
  names: NameLookUp,
): Piece | null {
  if (tokens.some(({ plain }, index) => /^[,;.]$/.test(plain) || (plain === '-' && index > 0)))
    return null;
  const meanings = words.phrases.get(phraseKey(text)) ?? [];
  const isUnread = meanings.some(({ kind }) => kind === 'unread');
  const named = !isUnread && !PARTED.test(text) && isName(tokens, words, names);
  const term = named ? termOf(text, tokens, meanings, names) : null;
  // "No cow milk" does not name the brand "No Cow".
  const branded = named && meanings.length === 0 && !isOfKind(tokens[0], 'negate', words);
  const brand = branded ? names.brand(text) : null;
  if (meanings.length === 0 && term === null && brand === null)
    return flavorOf(text, tokens, words, names);
  const denies = meanings.some(({ kind }) => kind === 'flag') ? placeOfDenial(tokens, words) : null;
  const parts = partsOf(tokens, meanings, words, names);
  return { ...NOTHING, text, meanings, term, parts, brand, denies };
}

/** "Schoko", "vannila": a taste whose word is not a name is denied by the name of the taste. */
function termOf(
  text: string,
  { length }: readonly Token[],
  meanings: readonly SentenceMeaning[],
  names: NameLookUp,
): string | null {
  const taste = length === 1 ? meanings.find(({ kind }) => kind === 'flavor') : undefined;
  return names.term(text) ?? (taste === undefined ? null : names.term(taste.value));
}

/** A flavor of the catalogue. */
function flavorOf(
  text: string,
  tokens: readonly Token[],
  words: SentenceWords,
  names: NameLookUp,
): Piece | null {
  const value = names.flavor(text);
  if (value === null) return null;
  const meanings = [{ kind: 'flavor', value }];
  return { ...NOTHING, text, meanings, parts: partsOf(tokens, meanings, words, names) };
}

/** The names by which a protein type or a flavor is denied: those in it, with the words that join them, or the type's own. */
function partsOf(
  tokens: readonly Token[],
  meanings: readonly SentenceMeaning[],
  words: SentenceWords,
  names: NameLookUp,
): readonly string[] {
  const meant = meanings.find(({ kind }) => kind === 'type' || kind === 'flavor');
  if (meant === undefined) return [];
  // "Chocolate flavored" is denied by the chocolate.
  const small = meant.kind === 'flavor' ? ['and', 'figure', 'filler'] : ['and', 'figure'];
  const isSmall = (token: Token) =>
    token.plain === '/' ||
    small.some((kind) => isOfKind(token, kind, words)) ||
    names.term(token.text) === TASTE;
  const named = tokens.filter((token) => !isSmall(token));
  const whole = names.term(named.map(({ text }) => text).join(' '));
  if (whole !== null) return [whole];
  const parts = named.map(({ text }) => names.term(text)).filter((term) => term !== null);
  if (parts.length === named.length) return parts;
  const own = names.term(meant.value.split('|', 1)[0] ?? '');
  return own === null ? [] : [own];
}

/** "no sugar", "gluten free", "laktosefrei" */
function placeOfDenial(tokens: readonly Token[], words: SentenceWords): Piece['denies'] {
  const last = tokens.at(-1);
  if (isOfKind(tokens[0], 'negate', words)) return 'before';
  const behind =
    isOfKind(last, 'negate-after', words) ||
    words.denyingSuffixes.some((ending) => last?.plain.endsWith(ending));
  return behind ? 'behind' : null;
}

/**
 * Whether words may be a name: not if each has its own meaning ("vegan protein"), the last is a wish ("whey powder") or
 * says that the name is one ("stevia sweetened"), or two names are only joined ("probiotics and enzymes").
 */
function isName(tokens: readonly Token[], words: SentenceWords, names: NameLookUp): boolean {
  if (!tokens.every(({ plain }) => /^[\p{L}\d&]/u.test(plain))) return false;
  if (tokens.length === 1) return !/^\d/.test(tokens[0]?.plain ?? '');
  const kindsOf = ({ plain }: Token) => (words.phrases.get(plain) ?? []).map(({ kind }) => kind);
  const kinds = tokens.map(kindsOf);
  if (kinds[0]?.includes('quality') === true) return false;
  const saysSomething = (each: readonly string[]) => each.some((kind) => kind !== 'filler');
  const last = kinds.at(-1) ?? [];
  if (kinds.every(saysSomething) || last.includes('format') || last.includes('want-after'))
    return false;
  const joint = kinds.findIndex((each) => each.includes('and'));
  const nameOf = (part: readonly Token[]) => names.term(part.map(({ text }) => text).join(' '));
  return !(
    joint > 0 &&
    nameOf(tokens.slice(0, joint)) !== null &&
    nameOf(tokens.slice(joint + 1)) !== null
  );
}

/** A number, a word that ends in "free", a misspelled ingredient, or an unknown word. */
function wordAlone({ text, plain }: Token, words: SentenceWords, names: NameLookUp): Piece {
  const number = /^\d/.test(plain) ? Number(plain.replace(',', '.')) : null;
  if (number !== null) return { ...NOTHING, text, number };
  const ending = words.denyingSuffixes.find((each) => plain.endsWith(each));
  const stem = ending === undefined ? null : text.slice(0, text.length - ending.length);
  const denied = stem === null ? null : (names.term(stem) ?? names.misspelt(stem));
  if (denied !== null) return { ...NOTHING, text, term: denied, denied: true };
  if (plain.length < MIN_MISSPELT) return { ...NOTHING, text };
  // A word that only resembles one which no filter can express may say anything.
  const meanings = words
    .misspelt(plain)
    .map((meaning) => (meaning.kind === 'unread' ? { ...meaning, value: 'word' } : meaning));
  if (meanings.length > 0) {
    const isName = meanings.some(({ kind }) => kind === 'additives');
    return { ...NOTHING, text, meanings, term: isName ? names.misspelt(text) : null };
  }
  const term = names.misspelt(text);
  return { ...NOTHING, text, term, repaired: term !== null };
}

import {
  namingNothing,
  headsIngredients,
  isClosing,
  isMark,
  isOpening,
  isSeparator,
} from '../names/atom.ts';
import { lowerBound } from '../../lower-bound.ts';
import { isListedName, type Pieces, type Piece } from './placed-atom.ts';

/** Where a list begins, and its language. */
export interface ListStart {
  readonly start: number;
  readonly language: string;
}

/** Where a list begins: with its heading, or only with the code of its language or country. */
interface Beginning {
  readonly at: number;
  /** Index of that code: "DE Zutaten:", "(FR) Ingrédients :", "PT: Ingredientes:"; null if there is none. */
  readonly code: number | null;
}

/** Where the lists of a text begin. Codes without a heading count only if there are several: "EN: whey, cocoa. DE: Molke, Kakao.", "PT - soro. ES - suero." */
function beginningsOf(placed: Pieces, text: string): readonly Beginning[] {
  const isCode = (at: number): boolean => {
    const { span = 'name', start, end } = placed[at] ?? {};
    return span !== 'name' && /^\p{Lu}{2}$/u.test(text.slice(start, end));
  };
  const alone = [...placed.keys()].filter((at) => {
    const before = placed[at - 1];
    const begins = before === undefined || before.ends || isMark(before, ':');
    return begins && isMark(placed[at + 1], ':-–') && isCode(at);
  });
  return placed.flatMap((piece, at): Beginning | [] => {
    if (!headsIngredients(piece))
      return alone.length > 1 && alone.includes(at) ? { at, code: at } : [];
    let code = at - 1;
    // "IT Barretta proteica. Ingredienti:"
    while (isMark(placed[code], '():/-.') || (placed[code]?.span === 'claim' && !isCode(code)))
      code -= 1;
    const before = placed[code - 1];
    const stands = isCode(code) && (before === undefined || before.kind === 'mark');
    return { at, code: stands ? code : null };
  });
}

/**
 * The code of a language before a list is not an ingredient, nor is its heading in another language:
 * "Ingredients/Ainesosat/Zutaten:".
 */
export function withLanguageCodes(placed: Pieces, text: string): Pieces {
  const beginnings = beginningsOf(placed, text);
  const headings = new Set(beginnings.map(({ at }) => at));
  const codes = new Set(beginnings.map(({ code }) => code));
  for (const [at, { span }] of placed.entries())
    if (span === 'unread' && isMark(placed[at - 1], '/') && headings.has(at - 2)) {
      headings.add(at);
      codes.add(at);
    }
  return placed.map((piece, at) =>
    codes.has(at) && piece.span !== 'claim' ? { ...namingNothing(piece), span: 'claim' } : piece,
  );
}

/** The language of most names; null if there are none. */
function languageOf(pieces: Pieces): string | null {
  const names = pieces.filter(isListedName);
  const byLanguage = Map.groupBy(names, ({ meaning }) => meaning?.language ?? '');
  const [most] = [...byLanguage].sort(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? null;
}

/** The lists with the languages of their names, if their headings are written alike: "Ingrédients : … Ingredients: …". */
function withOwnLanguages(lists: readonly ListStart[], placed: Pieces): readonly ListStart[] {
  if (new Set(lists.map(({ language }) => language)).size > 1) return lists;
  const indexOf = (start: number): number =>
    lowerBound(placed.length, (at) => (placed[at]?.start ?? 0) < start);
  return lists.map((list, at) => {
    const next = lists[at + 1];
    const own = placed.slice(indexOf(list.start), next && indexOf(next.start));
    return { ...list, language: languageOf(own) ?? list.language };
  });
}

/** Where the lists of a text begin, with the language of each: its code, or that of its heading; the first may have neither. */
export function listsIn(placed: Pieces, text: string): readonly ListStart[] {
  const beginnings = beginningsOf(placed, text);
  const headed = beginnings.flatMap(({ at, code }): ListStart | [] => {
    const piece = placed[at];
    if (piece === undefined) return [];
    const { start, end } = placed[code ?? at] ?? piece;
    const language = text.slice(start, end).toLowerCase();
    const own = language.length === 2 ? language : (piece.meaning?.language ?? '');
    return { start: piece.start, language: own };
  });
  const language = languageOf(placed.slice(0, beginnings[0]?.at ?? 0));
  const lists = language === null ? headed : [{ start: 0, language }, ...headed];
  return withOwnLanguages(lists, placed);
}

const SIGNS = '®™';
/** Marks within a brand: "CHIPS AHOY!®", "M&M'S®". */
const WITHIN = "!&'’-";
/** Most words and marks of a brand. */
const LONGEST = 6;

function isWord({ span, others, region }: Piece): boolean {
  return span === 'unread' && region === 'list' && others.length === 0;
}

/** Index of the sign after the words of a brand that begin at `from`; null if none begins there. */
function signOf(placed: Pieces, from: number): number | null {
  const before = placed[from - 1];
  const begins = before === undefined || isSeparator(before) || isOpening(before);
  if (placed[from] === undefined || !isWord(placed[from]) || !begins) return null;
  for (let at = from + 1; at <= from + LONGEST; at += 1) {
    const piece = placed[at];
    if (piece === undefined) return null;
    if (isMark(piece, SIGNS)) return at;
    if (!isWord(piece) && !isMark(piece, WITHIN)) return null;
  }
  return null;
}

/** "REESE'S® peanut butter cups", "Lacprodan® (whey protein isolate)": after the sign comes what it is, not what it is made of. */
function isNamedBehind(placed: Pieces, sign: number): boolean {
  const [first, ...within] = placed.slice(sign + 1, sign + 1 + LONGEST);
  // A mixture without its list may be of anything: "Zorbium® performance matrix".
  const tells = ({ span, meaning }: Piece, next?: Piece): boolean =>
    span === 'name' && (isOpening(next) || meaning?.entry?.ancestors.includes('blends') !== true);
  if (!isOpening(first)) return first !== undefined && tells(first, within[0]);
  const end = within.findIndex(({ kind }) => kind === 'mark');
  return isClosing(within[end]) && within.slice(0, end).some((piece) => tells(piece));
}

/** Removes the brand of a food that is named after its sign: it is not an ingredient. */
export function withoutBrands(placed: Pieces): Pieces {
  let brandEnds = -1;
  return placed.map((piece, at): Piece => {
    const sign = at > brandEnds ? signOf(placed, at) : null;
    if (sign !== null && isNamedBehind(placed, sign)) brandEnds = sign;
    return at <= brandEnds && piece.span === 'unread' ? { ...piece, span: 'claim' } : piece;
  });
}

/** Last parts of web addresses. */
const DOMAINS = /^(?:com|org|net|gov|uk|ie|eu|nz|za)$/u;

/** Index of the last piece of a web or mail address that begins at `from`: "hello@brand.co.uk"; -1 if none does. */
function endOfAddress(placed: Pieces, from: number): number {
  let [last, domain] = [from, false];
  for (let at = from + 1; at < placed.length; at += 2) {
    const [mark, part] = [placed[at], placed[at + 1]];
    const joined = mark?.spaced === false && part?.spaced === false && part.kind !== 'mark';
    if (!joined || !isMark(mark, '.@/-')) break;
    domain ||= isMark(mark, '.') && DOMAINS.test(part.key);
    last = at + 1;
  }
  return domain ? last : -1;
}

/** "nongmoproject.org", "Write to hello@brand.co.uk": a web address names nothing. */
export function withoutWebAddresses(placed: Pieces): Pieces {
  let ends = -1;
  return placed.map((piece, at): Piece => {
    if (at > ends && piece.kind === 'unread') ends = Math.max(ends, endOfAddress(placed, at));
    return at <= ends && piece.span === 'unread'
      ? { ...namingNothing(piece), span: 'claim' }
      : piece;
  });
}

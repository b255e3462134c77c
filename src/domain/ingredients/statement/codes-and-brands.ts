import { namingNothing } from '../names/atom.ts';
import type { ListStart } from '../list/translations.ts';
import { headsIngredients, isClosing, isMark, isOpening, isSeparator } from './marks.ts';
import type { Pieces, PlacedSpan } from './read-statement.ts';

const CODE = /^\p{Lu}{2}$/u;

function isHeadingOfList({ kind, atom }: PlacedSpan): boolean {
  return kind === 'heading' && headsIngredients(atom);
}

/** The index of the code of a language or country right before the heading of a list: "DE Zutaten:", "(FR) Ingrédients :", "PT: Ingredientes:". */
function codeBefore(placed: Pieces, heading: number, text: string): number | null {
  let at = heading - 1;
  while (isMark(placed[at]?.atom, '():/-')) at -= 1;
  const { atom, kind } = placed[at] ?? {};
  const before = placed[at - 1]?.atom;
  if (atom === undefined || kind === 'name' || (before && before.kind !== 'mark')) return null;
  return CODE.test(text.slice(atom.start, atom.end)) ? at : null;
}

/** "EN: whey, cocoa. DE: Molke, Kakao.": the indices of codes that stand before lists of their own, where a text has several. */
function codesOfLists(placed: Pieces, text: string): readonly number[] {
  const codes = placed.flatMap(({ atom, kind }, at) => {
    const before = placed[at - 1];
    const begins = before === undefined || before.ends || isMark(before.atom, ':');
    if (!begins || kind === 'name' || !isMark(placed[at + 1]?.atom, ':')) return [];
    return CODE.test(text.slice(atom.start, atom.end)) ? [at] : [];
  });
  return codes.length > 1 ? codes : [];
}

/** The code of a language before a list is no ingredient, nor is its heading in another language: "Ingredients/Ainesosat/Zutaten:". */
export function withLanguageCodes(placed: Pieces, text: string): Pieces {
  const codes = new Set<number | null>(codesOfLists(placed, text));
  const headings = new Set<number>();
  for (const [at, piece] of placed.entries()) {
    const again = isMark(placed[at - 1]?.atom, '/') && headings.has(at - 2);
    if (isHeadingOfList(piece)) {
      headings.add(at);
      codes.add(codeBefore(placed, at, text));
    } else if (again && piece.kind === 'unread') {
      headings.add(at);
      codes.add(at);
    }
  }
  return placed.map((piece, at) =>
    codes.has(at) && piece.kind !== 'claim'
      ? { ...piece, kind: 'claim', atom: namingNothing(piece.atom) }
      : piece,
  );
}

/** The language that most of the names are in; null where there are none. */
function languageOf(pieces: Pieces): string | null {
  const names = new Map<string, number>();
  for (const { kind, region, atom } of pieces) {
    const language = atom.meaning?.language ?? '';
    if (kind === 'name' && region === 'list') names.set(language, (names.get(language) ?? 0) + 1);
  }
  const [most] = [...names].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

/** Where the lists of a text begin, with the language of each: its code, or that of its heading; the first may stand without one. */
export function listsIn(placed: Pieces, text: string): readonly ListStart[] {
  const headed = headedLists(placed, text);
  const first = placed.findIndex(({ atom }) => atom.start === headed[0]?.start);
  const language = languageOf(placed.slice(0, Math.max(first, 0)));
  return language === null ? headed : [{ start: 0, language }, ...headed];
}

function headedLists(placed: Pieces, text: string): readonly ListStart[] {
  const codes = new Set(codesOfLists(placed, text));
  return placed.flatMap((piece, at) => {
    const heading = isHeadingOfList(piece);
    if (!heading && !codes.has(at)) return [];
    const code = heading ? codeBefore(placed, at, text) : at;
    const { atom } = placed[code ?? at] ?? piece;
    const language = text.slice(atom.start, atom.end).toLowerCase();
    return {
      start: piece.atom.start,
      language: language.length === 2 ? language : (piece.atom.meaning?.language ?? ''),
    };
  });
}

const SIGNS = '®™';
/** Marks within a brand: "CHIPS AHOY!®", "M&M'S®". */
const WITHIN = "!&'’-";
/** A brand has no more words and marks. */
const LONGEST = 6;

function isWord({ kind, atom, region }: PlacedSpan): boolean {
  return kind === 'unread' && region === 'list' && atom.others.length === 0;
}

/** Where an item begins. */
function begins(before: PlacedSpan | undefined): boolean {
  if (before === undefined || before.ends || before.kind === 'function') return true;
  const { atom } = before;
  return isSeparator(atom) || isOpening(atom) || isClosing(atom) || isMark(atom, ':');
}

/** The place of the sign behind the words of a brand that begin at a place; null where none begins there. */
function signOf(placed: Pieces, from: number): number | null {
  if (placed[from] === undefined || !isWord(placed[from]) || !begins(placed[from - 1])) return null;
  for (let at = from + 1; at <= from + LONGEST; at += 1) {
    const piece = placed[at];
    if (piece === undefined) return null;
    if (isMark(piece.atom, SIGNS)) return at;
    if (!isWord(piece) && !isMark(piece.atom, WITHIN)) return null;
  }
  return null;
}

/** "REESE'S® peanut butter cups", "Lacprodan® (whey protein isolate)": behind the sign stands what it is, and not of what it is made. */
function isNamedBehind(placed: Pieces, sign: number): boolean {
  const [first, ...within] = placed.slice(sign + 1, sign + 1 + LONGEST);
  if (!isOpening(first?.atom)) return first?.kind === 'name';
  const end = within.findIndex(({ atom }) => atom.kind === 'mark');
  return isClosing(within[end]?.atom) && within.slice(0, end).some(({ kind }) => kind === 'name');
}

/** The brand of a food that is named behind its sign is no ingredient. */
export function withoutBrands(placed: Pieces): Pieces {
  let brandEnds = -1;
  return placed.map((piece, at): PlacedSpan => {
    const sign = at > brandEnds ? signOf(placed, at) : null;
    if (sign !== null && isNamedBehind(placed, sign)) brandEnds = sign;
    return at <= brandEnds && piece.kind === 'unread' ? { ...piece, kind: 'claim' } : piece;
  });
}

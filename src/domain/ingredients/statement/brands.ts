import { isClosing, isMark, isOpening, isSeparator } from './marks.ts';
import type { Pieces, PlacedSpan } from './read-statement.ts';

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

/** "REESE'S® peanut butter cups": the brand of a food that is named behind its sign is no ingredient. */
export function withoutBrands(placed: Pieces): Pieces {
  let brandEnds = -1;
  return placed.map((piece, at): PlacedSpan => {
    const sign = at > brandEnds ? signOf(placed, at) : null;
    if (sign !== null && placed[sign + 1]?.kind === 'name') brandEnds = sign;
    return at <= brandEnds && piece.kind === 'unread' ? { ...piece, kind: 'claim' } : piece;
  });
}

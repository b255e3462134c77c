import type { Piece } from './piece.ts';
import { directionAfter, directionOf, hasMeaning, behindFillers } from './read-figure.ts';

const isMeasure = (piece: Piece | undefined): boolean =>
  hasMeaning(piece, 'unit', 'g') || hasMeaning(piece, 'unit', 'other');

/** The index after "1 g", "50 mg", "2 %" at `from`; null if there is no amount. */
function amountUntil(pieces: readonly Piece[], from: number): number | null {
  const at = behindFillers(pieces, from);
  return pieces[at]?.number != null && isMeasure(pieces[at + 1]) ? at + 2 : null;
}

/** The index of an ingredient after words that say nothing; null if there is none. */
function ingredientAt(pieces: readonly Piece[], from: number): number | null {
  let at = from;
  while (hasMeaning(pieces[at], 'filler')) at++;
  return pieces[at]?.term == null ? null : at;
}

/** The index of the ingredient of an amount that begins here, "2 % milk"; null if there is none. */
export function ingredientOfAmount(pieces: readonly Piece[], from: number): number | null {
  const until = amountUntil(pieces, from);
  return until === null ? null : ingredientAt(pieces, until);
}

/** The index after an amount joined to what is denied: "no milk or 2 g of soy" may deny it or ask for it. */
export function doubtfulUntil(pieces: readonly Piece[], from: number): number | null {
  const ingredient = hasMeaning(pieces[from - 1], 'and') ? ingredientOfAmount(pieces, from) : null;
  return ingredient === null ? null : ingredient + 1;
}

/**
 * The index after a maximum and the ingredient it limits: "less than 1 g of lactose", "1 g or less of lactose". No
 * filter can express it, and it must not be taken for a wish. Null if no such limit begins at `from`.
 */
export function limitUntil(pieces: readonly Piece[], from: number): number | null {
  // "Or under 2 g" also follows an amount.
  const isBefore = [directionOf, directionAfter].some((of) => of(pieces[from]) === 'at-most');
  const until = amountUntil(pieces, isBefore ? from + 1 : from);
  if (until === null || (!isBefore && directionAfter(pieces[until]) !== 'at-most')) return null;
  const ingredient = ingredientAt(pieces, isBefore ? until : until + 1);
  return ingredient === null ? null : ingredient + 1;
}

/** The same with the ingredient first: "lactose under 1 g"; "whey under 2 g sugar" limits the sugar. */
export function limitBehind(pieces: readonly Piece[], from: number): number | null {
  if (pieces[from]?.term == null || directionOf(pieces[from + 1]) !== 'at-most') return null;
  const until = amountUntil(pieces, from + 2);
  if (until === null) return null;
  const next = pieces[behindFillers(pieces, until)];
  return hasMeaning(next, 'figure') || next?.term != null ? null : until;
}

import type { Piece } from './cut-pieces.ts';
import { hasMeaning } from './read-figure.ts';

/** "low sugar", "high in fiber": how much is not said, so nothing can be asked. */
export function isVague(piece: Piece, next: Piece | undefined): boolean {
  if (!hasMeaning(piece, 'vague') || next === undefined) return false;
  return next.term !== null || hasMeaning(next, 'figure') || hasMeaning(next, 'unit');
}

/**
 * "sans édulcorant, chocolat": a class of additives is denied, and one flavor ends the sentence. Behind a food it goes on with
 * what is denied ("no milk, chocolate"): that may be an allergy.
 */
export function isFlavorBehindAdditives(pieces: readonly Piece[], at: number): boolean {
  const [negates, additives, comma] = pieces.slice(Math.max(at - 3, 0), at);
  const next = pieces[at + 1];
  return (
    hasMeaning(pieces[at], 'flavor') &&
    (next === undefined || (hasMeaning(next, 'sign') && !hasMeaning(next, 'sign', ','))) &&
    hasMeaning(negates, 'negate') &&
    hasMeaning(additives, 'additives') &&
    hasMeaning(comma, 'sign', ',')
  );
}

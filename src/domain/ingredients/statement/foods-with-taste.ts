import { isHeadFirst, type Pieces, type Piece } from './placed-atom.ts';
import { isFlavor, isSeasoning } from '../vocabulary/entry-facts.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isMark, isSeparator, says } from '../names/atom.ts';

/** "Sabor", "goût", "con sabor a". */
export function saysTaste(piece: Piece): boolean {
  return says(piece, 'taste', 'flavored');
}

/** How near to the word for taste its name must be, and the food before it, in pieces. */
const NEAR = 4;
const LONGEST = 8;

/** Index of the taste: after the word ("sabor a avellana"), or joined before it ("Haselnussgeschmack"); -1 if there is none. */
function tastedAt(placed: Pieces, at: number): number {
  const before = placed[at - 1];
  const glued = before?.end === placed[at]?.start;
  if (before?.span === 'name' && glued) return at - 1;
  if (placed[at] === undefined || !isHeadFirst(placed[at])) return -1;
  for (let next = at + 1; next < at + NEAR; next += 1) {
    const piece = placed[next];
    if (piece?.span === 'name') return next;
    // "gusto di nocciola", "sabor a la vainilla"
    if (!says(piece, 'of', 'article')) return -1;
  }
  return -1;
}

function isFood({ span, meaning }: Piece): boolean {
  const entry = meaning?.entry;
  return span === 'name' && entry != null && !isFlavor(entry) && !isSeasoning(entry);
}

/** Whether a food, or only a comma, precedes the place in its item, and no colon after the name heads a list. */
function isOfFood(placed: Pieces, from: number, to: number): boolean {
  if (isMark(placed[to + 1], ':')) return false;
  const end = Math.min(from, to);
  const before = placed.slice(Math.max(0, end - LONGEST), end).reverse();
  const parted = before.findIndex((piece) => isSeparator(piece) || isMark(piece, '([{:'));
  const alone = isMark(before[0], ',;') && from < to;
  return alone || (parted < 0 ? before : before.slice(0, parted)).some(isFood);
}

/** "Creme sabor avelã", "Creme mit Haselnussgeschmack": what a food is said to taste of is its flavor, and carries no allergen. */
export function withTastesOfFoods(placed: Pieces, { resolve }: Vocabulary): Pieces {
  const read = [...placed];
  for (const [at, piece] of placed.entries()) {
    if (piece.region !== 'list' || !saysTaste(piece)) continue;
    const index = tastedAt(placed, at);
    const tasted = placed[index];
    const entry = tasted?.meaning?.entry;
    if (tasted === undefined || !entry || !isOfFood(placed, at, index)) continue;
    const flavor: VocabularyEntry | null = resolve(`${entry.canonical} flavor`);
    if (flavor === null || !isFlavor(flavor)) continue;
    const meaning = tasted.meaning && { ...tasted.meaning, entry: flavor };
    read[index] = { ...tasted, meaning };
  }
  return read;
}

import { isHeadFirst, type Pieces, type PlacedSpan } from './placed-atom.ts';
import { isFlavor, isSeasoning } from '../vocabulary/entry-facts.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isMark, isSeparator } from '../names/atom.ts';

/** "Sabor", "goût", "con sabor a". */
export function saysTaste({ atom }: PlacedSpan): boolean {
  return atom.meaning?.value === 'taste' || atom.meaning?.value === 'flavored';
}

/** Words between a taste and its name: "gusto di nocciola", "sabor a la vainilla". */
const SMALL: readonly string[] = ['of', 'article'];
/** How near to the word for taste its name must be, and the food before it, in pieces. */
const NEAR = 4;
const LONGEST = 8;

/** Index of the taste: after the word ("sabor a avellana"), or joined before it ("Haselnussgeschmack"); -1 if there is none. */
function tastedAt(placed: Pieces, at: number): number {
  const before = placed[at - 1];
  const glued = before?.atom.end === placed[at]?.atom.start;
  if (before?.kind === 'name' && glued) return at - 1;
  if (placed[at] === undefined || !isHeadFirst(placed[at])) return -1;
  for (let next = at + 1; next < at + NEAR; next += 1) {
    const piece = placed[next];
    if (piece?.kind === 'name') return next;
    if (!SMALL.includes(piece?.atom.meaning?.value ?? '')) return -1;
  }
  return -1;
}

function isFood({ kind, atom }: PlacedSpan): boolean {
  const entry = atom.meaning?.entry;
  return kind === 'name' && entry != null && !isFlavor(entry) && !isSeasoning(entry);
}

/** Whether a food, or only a comma, precedes the place in its item, and no colon after the name heads a list. */
function isOfFood(placed: Pieces, from: number, to: number): boolean {
  if (isMark(placed[to + 1]?.atom, ':')) return false;
  const end = Math.min(from, to);
  const before = placed.slice(Math.max(0, end - LONGEST), end).reverse();
  const parted = before.findIndex(({ atom }) => isSeparator(atom) || isMark(atom, '([{:'));
  const alone = isMark(before[0]?.atom, ',;') && from < to;
  return alone || (parted < 0 ? before : before.slice(0, parted)).some(isFood);
}

/** "Creme sabor avelã", "Creme mit Haselnussgeschmack": what a food is said to taste of is its flavor, and carries no allergen. */
export function withTastesOfFoods(placed: Pieces, { resolve }: Vocabulary): Pieces {
  const read = [...placed];
  for (const [at, piece] of placed.entries()) {
    if (piece.region !== 'list' || !saysTaste(piece)) continue;
    const place = tastedAt(placed, at);
    const tasted = placed[place];
    const entry = tasted?.atom.meaning?.entry;
    if (tasted === undefined || !entry || !isOfFood(placed, at, place)) continue;
    const flavor: VocabularyEntry | null = resolve(`${entry.canonical} flavor`);
    if (flavor === null || !isFlavor(flavor)) continue;
    const meaning = tasted.atom.meaning && { ...tasted.atom.meaning, entry: flavor };
    read[place] = { ...tasted, atom: { ...tasted.atom, meaning } };
  }
  return read;
}

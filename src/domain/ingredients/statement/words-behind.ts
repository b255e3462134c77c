import type { Atom } from '../names/atom.ts';
import { isClosing, isMark, isOpening, isSeparator } from './marks.ts';
import type { PlacedAtom } from './placed-atom.ts';
import { MOST_SEEN, namesAllergen } from './sentences.ts';

/** What hardly stands in a warning: a heading, a function, an amount, a name that is no allergen. */
function isOfList({ atom, region }: PlacedAtom): boolean {
  if (region !== 'list') return false;
  const { kind, meaning } = atom;
  if (kind === 'name') return !namesAllergen(atom);
  return kind === 'function' || kind === 'quantity' || meaning?.cue === 'heading';
}

/** "Gluten free": the one name before the words, with a hyphen between. */
function denyNameBefore(words: Atom, placed: PlacedAtom[], from: number): void {
  for (let index = placed.length - 1; index >= from; index -= 1) {
    const piece = placed[index];
    const name = piece?.atom.kind === 'name';
    if (piece?.atom !== words && !name && !isMark(piece?.atom, '-')) return;
    if (piece !== undefined) placed[index] = { ...piece, region: 'denial', basis: null };
    if (name) return;
  }
}

/** "Milk and soy may be present": all of the sentence, or the last item of a list ("milk powder, salt, soy may be present"). */
function warnOfNamesBefore({ meaning }: Atom, placed: PlacedAtom[], from: number): void {
  const listed = placed.slice(Math.max(from, placed.length - MOST_SEEN)).some(isOfList);
  for (let index = placed.length - 1; index >= from; index -= 1) {
    const piece = placed[index];
    if (piece === undefined) return;
    if (listed && piece.region === 'list' && isSeparator(piece.atom)) return;
    // "Traces of milk may be present" are traces.
    const known = piece.region === 'precaution' ? piece.basis : null;
    placed[index] = { ...piece, region: 'precaution', basis: known ?? meaning?.basis ?? null };
  }
}

/** "Milch und Soja sind enthalten.": a sentence of nothing but allergens is no part of the list. */
function declareNamesBefore(words: Atom, placed: PlacedAtom[], from: number): void {
  const isOfAllergens = ({ atom }: PlacedAtom): boolean =>
    atom === words || atom.kind === 'joiner' || isMark(atom, ',') || namesAllergen(atom);
  if (!placed.slice(from).every(isOfAllergens)) return;
  for (let index = from; index < placed.length; index += 1) {
    const piece = placed[index];
    if (piece?.region === 'list') placed[index] = { ...piece, region: 'declaration' };
  }
}

/**
 * Words behind the names they speak of: those of their sentence that a warning or a declaration is of, the one before them that is denied. They get a
 * region anew; `from` is where the sentence starts, `depth` counts the brackets around the words.
 */
export function placeNamesBefore(
  words: Atom,
  placed: PlacedAtom[],
  from: number,
  depth: number,
): void {
  let start = placed.length;
  while (start > from && (placed[start - 1]?.depth ?? 0) >= depth) start -= 1;
  if (words.meaning?.cue === 'precaution') warnOfNamesBefore(words, placed, start);
  else if (words.meaning?.cue === 'denial') denyNameBefore(words, placed, start);
  else if (words.meaning?.cue === 'declaration') declareNamesBefore(words, placed, start);
}

/** "Soja (Spuren möglich)": all that the bracket of an allergen says. */
export function standsInBracketOf(atoms: readonly Atom[], at: number): boolean {
  const [named, open, , close] = atoms.slice(Math.max(0, at - 2), at + 2);
  return (
    at > 1 && named !== undefined && namesAllergen(named) && isOpening(open) && isClosing(close)
  );
}

/** It warns of the item before the bracket, or of `all` its sentence names: "Milch, Soja (Spuren möglich)". */
export function warnBeforeBracket(
  words: Atom,
  placed: PlacedAtom[],
  from: number,
  all: boolean,
): void {
  const before = placed.slice(Math.max(from, placed.length - MOST_SEEN), -1);
  const item = before.findLastIndex(
    ({ atom }) => isSeparator(atom) || isOpening(atom) || atom.kind === 'joiner',
  );
  const start = placed.length - 1 - before.length + item + 1;
  warnOfNamesBefore(words, placed, all ? from : start);
}

/** "Contains no milk, but may contain traces": a warning that names nothing is of what its sentence denies before it. */
export function warnOfDenied(words: Atom, placed: PlacedAtom[], from: number): void {
  for (let index = from; index < placed.length; index += 1) {
    const piece = placed[index];
    if (piece?.region !== 'denial') continue;
    const { kind } = piece.atom;
    if (kind === 'name' || kind === 'quality')
      placed[index] = { ...piece, region: 'precaution', basis: words.meaning?.basis ?? null };
  }
}

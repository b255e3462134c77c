import type { Atom } from '../names/atom.ts';
import { isMark } from './marks.ts';
import type { PlacedAtom } from './placed-atom.ts';

/**
 * Words behind the names they speak of: those of their sentence that a warning is of ("milk and soy may be present"), the one
 * before them that is denied ("gluten free"). They get a region anew; `from` is where the sentence starts, `depth` counts the
 * brackets around the words.
 */
export function placeNamesBefore(
  words: Atom,
  placed: PlacedAtom[],
  from: number,
  depth: number,
): void {
  if (words.meaning === null) return;
  const { cue: region, basis } = words.meaning;
  if (region !== 'precaution' && region !== 'denial') return;
  const whole = region === 'precaution';
  for (let index = placed.length - 1; index >= from; index -= 1) {
    const piece = placed[index];
    if (piece === undefined || piece.depth < depth) return;
    const name = piece.atom.kind === 'name';
    const own = whole || name || isMark(piece.atom, '-');
    if (piece.atom !== words && !own) return;
    // "Traces of milk may be present" are traces.
    const known = piece.region === region ? piece.basis : null;
    placed[index] = { ...piece, region, basis: known ?? basis };
    if (name && !whole) return;
  }
}

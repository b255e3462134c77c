import { isFlavor } from '../list/combine-names.ts';
import { isPlainTaste } from '../list/flavor-of-several.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isMark } from './marks.ts';
import type { PlacedSpan } from './read-statement.ts';

const KIND = /^(?:natural|artificial)$/u;
/** So many tastes in a row, with their commas. */
const LONGEST = 16;

/** "orange and pineapple flavors" at a place, of one name or of several. */
function endsRow(placed: readonly PlacedSpan[], at: number): boolean {
  const [first, and, last] = placed.slice(at, at + 3);
  const head = and?.atom.meaning?.value === 'and' ? last : first;
  const entry = head?.atom.meaning?.entry;
  const joined = head !== first || / and /u.test(first?.atom.key ?? '');
  return entry != null && isFlavor(entry) && joined && head?.atom.key.endsWith('s') === true;
}

/** The places of the tastes before the last item of a row that begins at a place; none where it is no such row. */
function tastesFrom(placed: readonly PlacedSpan[], from: number): readonly number[] {
  const tastes: number[] = [];
  for (let at = from; at < from + LONGEST; at += 2) {
    if (tastes.length > 0 && endsRow(placed, at)) return tastes;
    const entry = placed[at]?.atom.meaning?.entry;
    if (placed[at]?.region !== 'list' || !entry || !isPlainTaste(entry)) return [];
    if (!isMark(placed[at + 1]?.atom, ',')) return [];
    tastes.push(at);
  }
  return [];
}

/** "Natural mango, peach, orange and pineapple flavors": the first are flavors as the last is; what brings an allergen is none. */
export function withFlavorRows(
  placed: readonly PlacedSpan[],
  { resolve }: Vocabulary,
): readonly PlacedSpan[] {
  const kinds = new Map<number, string>();
  for (const [at, { kind, atom }] of placed.entries())
    if (kind === 'quality' && KIND.test(atom.key))
      for (const taste of tastesFrom(placed, at + 1)) kinds.set(taste, atom.key);
  if (kinds.size === 0) return placed;
  return placed.map((piece, at): PlacedSpan => {
    const said = kinds.get(at);
    const { meaning } = piece.atom;
    if (kinds.has(at + 1) && said === undefined && piece.kind === 'quality')
      return { ...piece, kind: 'claim' };
    if (said === undefined || !meaning?.entry) return piece;
    const taste = meaning.entry.canonical;
    const entry = resolve(`${said} ${taste} flavor`) ?? resolve(`${taste} flavor`);
    return entry === null
      ? piece
      : { ...piece, atom: { ...piece.atom, meaning: { ...meaning, entry } } };
  });
}

import { type Bits, lowestBit } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import { MAX_BONUS } from '../evaluate/score-classes.ts';

/** Called with each product in order. Returns whether to continue. */
type Visit = (product: number) => boolean;

/**
 * Visits the perfect matches in a set, or `outside` it, by score, then product number, until `visit` returns false.
 * Returns whether all were visited. The scores of perfect matches differ only by their bonus.
 */
function walk(
  columns: Columns,
  perfect: Bits,
  { set, outside }: { readonly set: Bits; readonly outside: boolean },
  visit: Visit,
): boolean {
  const flip = outside ? -1 : 0;
  for (let bonus = MAX_BONUS; bonus >= 0; bonus--) {
    const least = bonus === 0 ? columns.all : (columns.bonusAtLeast[bonus - 1] as Bits);
    const more = bonus === MAX_BONUS ? null : (columns.bonusAtLeast[bonus] as Bits);
    for (let w = 0; w < perfect.length; w++) {
      const within = (perfect[w] as number) & (least[w] as number);
      let word = ((set[w] as number) ^ flip) & within;
      if (more !== null) word &= ~(more[w] as number);
      for (; word !== 0; word &= word - 1) {
        if (!visit((w << 5) + lowestBit(word))) return false;
      }
    }
  }
  return true;
}

/**
 * Visits perfect matches in the order that Best Mix starts from: those with an active link to the main marketplace,
 * then the others.
 */
export function walkLinkedFirst(columns: Columns, perfect: Bits, visit: Visit): void {
  const set = columns.marketplace;
  if (walk(columns, perfect, { set, outside: false }, visit)) {
    walk(columns, perfect, { set, outside: true }, visit);
  }
}

/** Selects positions `from` to `to` (exclusive) of the perfect matches by score, then product number. */
export function selectPerfectByScore(
  columns: Columns,
  perfect: Bits,
  from: number,
  to: number,
): number[] {
  const found: number[] = [];
  let position = 0;
  walk(columns, perfect, { set: columns.all, outside: false }, (product) => {
    if (position >= from) found.push(product);
    position++;
    return position < to;
  });
  return found;
}

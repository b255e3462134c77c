import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import { MOST_BONUS } from './score-sums.ts';

/** Called with each product in turn; returns whether to go on. */
type Visit = (product: number) => boolean;

/**
 * Visits perfect matches by score, then name, until `visit` returns false; returns whether it never did. Of perfect matches only
 * the bonus differs. `keep` says which bits of a word are visited: those of `keep`, or with `flip` all others.
 */
function walk(columns: Columns, perfect: Bits, keep: Bits, flip: 0 | -1, visit: Visit): boolean {
  for (let bonus = MOST_BONUS; bonus >= 0; bonus--) {
    const least = bonus === 0 ? columns.all : (columns.bonusAtLeast[bonus - 1] as Bits);
    const more = bonus === MOST_BONUS ? null : (columns.bonusAtLeast[bonus] as Bits);
    for (let w = 0; w < perfect.length; w++) {
      const kept = (keep[w] as number) ^ flip;
      let word = kept & (perfect[w] as number);
      word &= least[w] as number;
      if (more !== null) word &= ~(more[w] as number);
      for (; word !== 0; word &= word - 1) {
        if (!visit((w << 5) + (31 - Math.clz32(word & -word)))) return false;
      }
    }
  }
  return true;
}

/** The order Best Mix starts from: perfect matches with an active main-marketplace link, then the others. */
export function walkLinkedFirst(columns: Columns, perfect: Bits, visit: Visit): void {
  if (walk(columns, perfect, columns.marketplace, 0, visit)) {
    walk(columns, perfect, columns.marketplace, -1, visit);
  }
}

/** Perfect matches by score, then name: positions `from` up to, not including, `to`. */
export function selectPerfectByScore(
  columns: Columns,
  perfect: Bits,
  from: number,
  to: number,
): number[] {
  const found: number[] = [];
  let position = 0;
  walk(columns, perfect, columns.all, 0, (product) => {
    if (position >= from) found.push(product);
    position++;
    return position < to;
  });
  return found;
}

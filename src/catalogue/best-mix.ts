import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Evaluation } from './evaluate.ts';
import { BEST_MIX_BRANDS, BEST_MIX_PER_BRAND } from '#domain/matching/score-rules.ts';
import { MOST_BONUS } from './score-sums.ts';

/**
 * Visits perfect matches in the order Best Mix starts from: those with an active main-marketplace link first, then
 * by score (of perfect matches only the bonus differs), then by name; until told to stop.
 */
function walkPerfect(columns: Columns, perfect: Bits, visit: (product: number) => boolean): void {
  for (const linked of [true, false]) {
    for (let bonus = MOST_BONUS; bonus >= 0; bonus--) {
      const least = bonus === 0 ? columns.all : (columns.bonusAtLeast[bonus - 1] as Bits);
      const more = bonus === MOST_BONUS ? null : (columns.bonusAtLeast[bonus] as Bits);
      for (let w = 0; w < perfect.length; w++) {
        let word = (perfect[w] as number) & (least[w] as number);
        if (word === 0) continue;
        if (more !== null) word &= ~(more[w] as number);
        const marketplace = columns.marketplace[w] as number;
        word &= linked ? marketplace : ~marketplace;
        for (; word !== 0; word &= word - 1) {
          if (!visit((w << 5) + (31 - Math.clz32(word & -word)))) return;
        }
      }
    }
  }
}

/**
 * Positions `from` to `to` of the Best Mix of the perfect matches, exactly as `rankBestMix` orders them, without
 * ordering more than the page needs.
 */
export function selectBestMix(
  columns: Columns,
  { perfect, criteria }: Evaluation,
  from: number,
  to: number,
): number[] {
  const { brandRows } = columns;
  const brands = columns.brandTotals.length;
  const most = Math.min(
    BEST_MIX_BRANDS,
    brands,
    criteria.brandIds.length > 0 ? new Set(criteria.brandIds).size : brands,
  );
  const taken = new Int32Array(brands);
  const first: number[] = [];
  walkPerfect(columns, perfect, (product) => {
    const brand = brandRows[product] as number;
    if (taken[brand] === 0) {
      taken[brand] = 1;
      first.push(product);
    }
    return first.length < most;
  });
  const found = first.slice(from, to);
  if (to <= first.length) return found;

  const chosen = new Set(first);
  let position = first.length;
  const place = (product: number): boolean => {
    if (position >= from) found.push(product);
    position++;
    return position < to;
  };
  const second: number[] = [];
  walkPerfect(columns, perfect, (product) => {
    const brand = brandRows[product] as number;
    if ((taken[brand] as number) >= BEST_MIX_PER_BRAND || chosen.has(product)) return true;
    taken[brand] = (taken[brand] as number) + 1;
    second.push(product);
    return place(product);
  });
  if (position >= to) return found;
  for (const product of second) chosen.add(product);
  walkPerfect(columns, perfect, (product) => chosen.has(product) || place(product));
  return found;
}

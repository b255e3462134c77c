import type { Bits } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { BEST_MIX_BRANDS, BEST_MIX_PER_BRAND } from '#domain/matching/score-rules.ts';
import { walkLinkedFirst } from './walk-perfect.ts';

/**
 * Selects positions `from` to `to` of the Best Mix of the perfect matches, exactly as `rankBestMix` orders them,
 * without ordering more than the page needs.
 */
export function selectBestMix(
  columns: Columns,
  perfect: Bits,
  criteria: Pick<UnderstoodCriteria, 'brandIds'>,
  from: number,
  to: number,
): number[] {
  const { brandRows } = columns;
  const brands = columns.brandTotals.length;
  // A search for certain brands has no other brands.
  const most = Math.min(BEST_MIX_BRANDS, criteria.brandIds.length || brands);
  const taken = new Int32Array(brands);
  const first: number[] = [];
  walkLinkedFirst(columns, perfect, (product) => {
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
  walkLinkedFirst(columns, perfect, (product) => {
    const brand = brandRows[product] as number;
    if ((taken[brand] as number) >= BEST_MIX_PER_BRAND || chosen.has(product)) return true;
    taken[brand] = (taken[brand] as number) + 1;
    second.push(product);
    return place(product);
  });
  if (position >= to) return found;
  for (const product of second) chosen.add(product);
  walkLinkedFirst(columns, perfect, (product) => chosen.has(product) || place(product));
  return found;
}

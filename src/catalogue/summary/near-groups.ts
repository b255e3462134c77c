import type { Evaluation } from '../evaluate/evaluate.ts';
import type { Counted } from '../narrowed/narrowed.ts';
import type { NearGroup } from '../catalogue.ts';
import { compareTexts } from '#domain/wording.ts';
import { forEachBit, hasBit } from '../columns/bits.ts';

/** Counts near matches by the wishes they miss, most first. Wishes are in the order of the criteria. */
export function nearGroups({ applied }: Evaluation, near: Counted): readonly NearGroup[] {
  const counts = new Map<string, number>();
  forEachBit(near.set, (product) => {
    const key = applied
      .filter(({ met }) => !hasBit(met, product))
      .map((criterion) => criterion.key)
      .join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return Array.from(counts, ([missed, count]) => ({ missed, count })).sort(compareGroups);
}

/** Most first, then by key, so that the order is the same on every machine. */
export function compareGroups(a: NearGroup, b: NearGroup): number {
  return b.count - a.count || compareTexts(a.missed, b.missed);
}

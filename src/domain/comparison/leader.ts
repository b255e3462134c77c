import type { CompareTableSection } from './compare-table.ts';

/** The products with the most best values: their indexes, in how many rows they are best, and how many rows have a best value. */
export interface Leader {
  readonly places: readonly number[];
  readonly leads: number;
  readonly rows: number;
}

/** The products with the best value in most rows; null if no row has one. */
export function leaderOf(sections: readonly CompareTableSection[]): Leader | null {
  const best = sections
    .flatMap(({ rows }) => rows.map((row) => row.best))
    .filter((places) => places.length > 0);
  const counts = new Map<number, number>();
  for (const place of best.flat()) counts.set(place, (counts.get(place) ?? 0) + 1);
  if (counts.size === 0) return null;
  const leads = Math.max(...counts.values());
  const places = [...counts].filter(([, count]) => count === leads).map(([place]) => place);
  return { places: places.toSorted((a, b) => a - b), leads, rows: best.length };
}

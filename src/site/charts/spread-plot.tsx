/** The field of the plot in its own units; it is as wide as its place. */
export const SPREAD = { width: 300, height: 64, inset: 6, base: 50, top: 12 } as const;

/** Where a value stands on the true axis from `low` to `high`, in the plot's units. */
export function spreadPlace(value: number, low: number, high: number): number {
  const room = SPREAD.width - 2 * SPREAD.inset;
  if (high === low) return SPREAD.width / 2;
  return Math.round((SPREAD.inset + ((value - low) / (high - low)) * room) * 10) / 10;
}

/** Marks closer than this stand on each other. */
const COLUMN = 4;

/** One mark a value, those at one place on top of each other: "x y" pairs. */
export function swarm(
  values: readonly number[],
  low: number,
  high: number,
): readonly (readonly [number, number])[] {
  const columns = new Map<number, number>();
  const stacked = values.map((value) => {
    const column = Math.round(spreadPlace(value, low, high) / COLUMN) * COLUMN;
    const rank = columns.get(column) ?? 0;
    columns.set(column, rank + 1);
    return [column, rank] as const;
  });
  const highest = Math.max(1, ...columns.values());
  const step = Math.min(COLUMN, (SPREAD.base - SPREAD.top) / highest);
  return stacked.map(([x, rank]) => [x, Math.round((SPREAD.base - 2 - rank * step) * 10) / 10]);
}

/**
 * Every product of a group on a true axis: a mark each, or bars that count them; the median, and one value marked. `label` says in
 * words what it shows. `marks` are several values, each a short stroke at the axis.
 */
export function SpreadPlot({
  values,
  bins,
  low,
  median,
  high,
  value,
  marks = [],
  label,
}: {
  values: readonly number[];
  bins: readonly number[];
  low: number;
  median: number;
  high: number;
  value: number | null;
  marks?: readonly number[];
  label: string;
}) {
  const { width, height, inset, base, top } = SPREAD;
  const most = Math.max(1, ...bins);
  const bar = (width - 2 * inset) / Math.max(1, bins.length);
  const middle = spreadPlace(median, low, high);
  const mark = value === null ? null : spreadPlace(value, low, high);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full" role="img" aria-label={label}>
      {values.length > 0 ? (
        <path
          d={swarm(values, low, high)
            .map(([x, y]) => `M${x} ${y}h0`)
            .join('')}
          className="stroke-faint"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      ) : (
        <path
          d={bins
            .map((count, place) => {
              const tall = Math.round((count / most) * (base - top) * 10) / 10;
              const left = Math.round((inset + place * bar) * 10) / 10;
              return count === 0
                ? ''
                : `M${left} ${base}v-${tall}h${(bar - 0.8).toFixed(1)}v${tall}z`;
            })
            .join('')}
          className="fill-faint"
          data-bars={bins.length}
        />
      )}
      <path d={`M0 ${base}H${width}`} className="stroke-ink" strokeWidth="1" />
      <path
        d={`M${middle} ${top}V${base + 4}`}
        className="stroke-soft"
        strokeWidth="1"
        strokeDasharray="3 2"
      />
      {marks.length > 0 && (
        <path
          d={marks.map((each) => `M${spreadPlace(each, low, high)} ${base - 16}V${base}`).join('')}
          className="stroke-ink"
          strokeWidth="2"
        />
      )}
      {mark !== null && (
        <>
          <path d={`M${mark} 8V${base}`} className="stroke-ink" strokeWidth="2.5" />
          <path d={`M${mark - 5} 0h10l-5 8z`} className="fill-ink" />
        </>
      )}
    </svg>
  );
}

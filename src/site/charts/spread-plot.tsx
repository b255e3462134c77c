/** The plot area in its own units. It is scaled to the available width. */
export const SPREAD = { width: 300, height: 64, inset: 6, base: 50, top: 12 } as const;

const round = (place: number) => Math.round(place * 10) / 10;

/** Returns the position of a value on the axis from `low` to `high`, in the plot's units. */
export function spreadPlace(value: number, low: number, high: number): number {
  const room = SPREAD.width - 2 * SPREAD.inset;
  if (high === low) return SPREAD.width / 2;
  return round(SPREAD.inset + ((value - low) / (high - low)) * room);
}

/** Marks closer than this are stacked. */
const COLUMN = 4;

/** Returns the number of values at each position of the axis, and the distance between stacked marks. */
export function swarm(
  values: readonly number[],
  low: number,
  high: number,
): { readonly columns: ReadonlyMap<number, number>; readonly step: number } {
  const columns = new Map<number, number>();
  for (const value of values) {
    const column = Math.round(spreadPlace(value, low, high) / COLUMN) * COLUMN;
    columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  const highest = Math.max(1, ...columns.values());
  const step = Math.min(COLUMN, Math.floor(((SPREAD.base - SPREAD.top) / highest) * 100) / 100);
  return { columns, step };
}

/** One mark per value. A column of dots is a dashed line whose dashes have no length but round ends. */
function Dots({ values, low, high }: { values: readonly number[]; low: number; high: number }) {
  const { columns, step } = swarm(values, low, high);
  // A tenth longer, so that the last dot of a column does not depend on the browser's rounding.
  const tall = (count: number) => round((count - 1) * step + 0.1);
  return (
    <path
      d={[...columns].map(([x, count]) => `M${x} ${SPREAD.base - 2}v-${tall(count)}`).join('')}
      className="stroke-faint"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeDasharray={`0 ${step}`}
    />
  );
}

/** The median: a dashed line from above the marks to below the axis. */
function dashes(x: number): string {
  const count = Math.ceil((SPREAD.base + 4 - SPREAD.top) / 5);
  return `M${round(x - 0.5)} ${SPREAD.top}${Array.from({ length: count }, () => 'h1v3h-1zm0 5').join('')}`;
}

/** The marked value: a triangle above it, and a line down to the axis. */
const pointer = (x: number) => `M${round(x - 5)} 0h10l-3.75 6V${SPREAD.base}h-2.5V6z`;

/**
 * The distribution of a group's products on an axis that is true to scale: one mark per product, or bars that count
 * them, with the median and one marked value. `label` describes the plot in words. `marks` are further values, each a
 * short stroke at the axis.
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
        <Dots values={values} low={low} high={high} />
      ) : (
        <path
          d={bins
            .map((count, place) => {
              const tall = round((count / most) * (base - top));
              const left = round(inset + place * bar);
              return count === 0
                ? ''
                : `M${left} ${base}v-${tall}h${(bar - 0.8).toFixed(1)}v${tall}z`;
            })
            .join('')}
          className="fill-faint"
          data-bars={bins.length}
        />
      )}
      {marks.length > 0 && (
        <path
          d={marks.map((each) => `M${spreadPlace(each, low, high)} ${base - 16}V${base}`).join('')}
          className="stroke-ink"
          strokeWidth="2"
        />
      )}
      <path
        d={`M0 ${base - 0.5}h${width}v1H0z${dashes(middle)}${mark === null ? '' : pointer(mark)}`}
        className="fill-ink"
      />
    </svg>
  );
}

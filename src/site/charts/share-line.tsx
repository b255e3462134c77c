const WIDTH = 1_000;

/** One part of the bar: its count, and the class that fills it. */
export interface SharePart {
  readonly key: string;
  readonly count: number;
  readonly fill: string;
}

/** A stacked bar whose parts are as wide as their shares. Decorative: the counts are in the text next to it. */
export function ShareLine({
  parts,
  className = 'h-3',
}: {
  parts: readonly SharePart[];
  className?: string;
}) {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const place = (count: number) => Math.round((WIDTH * count) / all);
  const before = (index: number) =>
    parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block w-full ${className}`}
    >
      {parts.map(({ key, count, fill }, index) =>
        count === 0 ? null : (
          <rect
            key={key}
            x={place(before(index))}
            width={place(count)}
            height="10"
            className={fill}
          />
        ),
      )}
    </svg>
  );
}

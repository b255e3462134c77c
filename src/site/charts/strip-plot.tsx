/** The field of the plot in its own units; it is as wide as its place. */
const WIDTH = 300;
const INSET = 6;

/** The share of the sample that is cut off at each end, so that a single odd value does not press the rest together. */
const TAIL = 0.02;

function bounds(sorted: readonly number[]): readonly [number, number] {
  const cut = Math.floor(sorted.length * TAIL);
  return [sorted[cut] ?? 0, sorted[sorted.length - 1 - cut] ?? 0];
}

/** Where a value stands on the strip, in its units; values beyond the ends stand at the ends. */
export function stripPlace(value: number, sorted: readonly number[]): number {
  const [low, high] = bounds(sorted);
  if (high === low) return WIDTH / 2;
  const share = (value - low) / (high - low);
  return Math.round((INSET + Math.min(1, Math.max(0, share)) * (WIDTH - 2 * INSET)) * 10) / 10;
}

/**
 * One tick for each value of a group (ascending), a marker for one of them. `label` says in words what it shows; the ends of the
 * scale are written by the caller.
 */
export function StripPlot({
  sample,
  value,
  label,
}: {
  sample: readonly number[];
  value: number | null;
  label: string;
}) {
  const places = [...new Set(sample.map((each) => stripPlace(each, sample)))];
  const mark = value === null ? null : stripPlace(value, sample);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 30`}
      className="h-auto w-full"
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      <path d={`M0 24H${WIDTH}`} className="stroke-rule" strokeWidth="1" />
      <path
        d={places.map((place) => `M${place} 14v10`).join('')}
        className="stroke-faint"
        strokeWidth="1.5"
        strokeOpacity="0.55"
      />
      {mark !== null && (
        <>
          <path d={`M${mark} 8v20`} className="stroke-ink" strokeWidth="3" />
          <path d={`M${mark - 5} 2h10l-5 8z`} className="fill-ink" />
        </>
      )}
    </svg>
  );
}

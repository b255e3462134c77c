const WIDTH = 1_000;

/** One part of a drawn line: how much, and the class that fills it. */
export interface SharePart {
  readonly key: string;
  readonly count: number;
  readonly fill: string;
}

/** A whole as one line, its parts side by side on their true share. Decorative: the counts stand in text beside it. */
export function ShareLine({
  parts,
  className = 'h-3',
}: {
  parts: readonly SharePart[];
  className?: string;
}) {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  let from = 0;
  const drawn = parts.map((part) => {
    const width = Math.round((WIDTH * part.count) / all);
    const rect = <rect key={part.key} x={from} width={width} height="10" className={part.fill} />;
    from += width;
    return part.count === 0 ? null : rect;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block w-full ${className}`}
    >
      {drawn}
    </svg>
  );
}

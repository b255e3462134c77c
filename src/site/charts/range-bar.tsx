const WIDTH = 400;

/** A scale from 0 with a supported range, a lower mark and a value. `label` states all of them in words. */
export function RangeBar({
  value,
  low,
  high,
  mark,
  label,
}: {
  value: number;
  low: number;
  high: number;
  mark: number;
  label: string;
}) {
  const end = Math.max(value, high) * 1.12;
  const place = (amount: number) => Math.round((amount / end) * WIDTH);
  const at = place(value);
  return (
    <svg viewBox={`0 0 ${WIDTH} 62`} className="mt-3 w-full" role="img" aria-label={label}>
      <rect y="26" width={WIDTH} height="14" className="fill-rule" />
      <rect
        x={place(low)}
        y="26"
        width={place(high) - place(low)}
        height="14"
        className="fill-leaf"
      />
      <path d={`M${place(mark)} 22v22`} className="stroke-soft" strokeWidth="2" />
      <path d={`M${at} 16v28`} className="stroke-ink" strokeWidth="4" />
      <path d={`M${at - 6} 8h12l-6 9z`} className="fill-ink" />
      <g className="fill-soft text-base sm:text-[7.5px]" textAnchor="middle">
        <text x={place(mark)} y="57">
          RDA {mark}
        </text>
        <text x={place((low + high) / 2)} y="57">
          {low}-{high} g
        </text>
      </g>
    </svg>
  );
}

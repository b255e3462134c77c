import { scaleX, type Axis, FIELD, OVER_MARKS, scaleY } from './scatter-marks.ts';

const BOTTOM = FIELD.height - FIELD.bottom;
const RIGHT = FIELD.width - FIELD.right;

/** The two medians of a plot as dashed lines, each with its figure; drawn over the marks. */
export function MedianLines({
  x,
  y,
  medians,
  textOf,
}: {
  x: Axis;
  y: Axis;
  medians: { readonly x: number; readonly y: number };
  /** Formats a figure as the page writes it. */
  textOf: (value: number) => string;
}) {
  const across = scaleX(medians.x, x);
  const up = scaleY(medians.y, y);
  return (
    <g fontSize="12" fontWeight="700" data-medians="">
      <path
        d={`M${across} ${FIELD.top}V${BOTTOM}M${FIELD.left} ${up}H${RIGHT}`}
        className="stroke-ink"
        strokeWidth="1.5"
        strokeDasharray="5 4"
        fill="none"
      />
      <g {...OVER_MARKS}>
        <text x={across + 5} y={BOTTOM - 6}>
          median {textOf(medians.x)} {x.unit}
        </text>
        <text x={RIGHT - 2} y={up - 5} textAnchor="end">
          median {textOf(medians.y)} {y.unit}
        </text>
      </g>
    </g>
  );
}

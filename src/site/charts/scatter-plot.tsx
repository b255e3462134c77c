import type { ReactNode } from 'react';
import { scaleX, type Axis, FIELD, type MarkShape, OVER_MARKS, scaleY } from './scatter-marks.ts';

/** The marks of one group as the page carries them. */
export interface DrawnGroup {
  readonly group: number;
  readonly d: string;
}

export interface GroupLook {
  readonly shape: MarkShape;
  readonly stroke: string;
  readonly fill: string;
  /** Whether the group is drawn faintly, behind the others. */
  readonly faint?: boolean;
}

const WIDTHS: Readonly<Record<MarkShape, number>> = { dot: 7, square: 6, triangle: 0, cross: 2 };

/**
 * A scatter plot with two scales, drawn on the server and stretched by `plot.css` on phones. `children` are drawn over
 * it.
 */
export function ScatterPlot({
  x,
  y,
  groups,
  lookOf,
  label,
  children,
}: {
  x: Axis;
  y: Axis;
  groups: readonly DrawnGroup[];
  lookOf: (group: number) => GroupLook;
  label: string;
  children?: ReactNode;
}) {
  const bottom = FIELD.height - FIELD.bottom;
  const right = FIELD.width - FIELD.right;
  return (
    <svg
      viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
      preserveAspectRatio="none"
      className="h-auto w-full"
      role="img"
      aria-label={label}
    >
      <g className="stroke-rule" strokeWidth="1">
        <path d={x.ticks.map((tick) => `M${scaleX(tick, x)} ${FIELD.top}V${bottom}`).join('')} />
        <path d={y.ticks.map((tick) => `M${FIELD.left} ${scaleY(tick, y)}H${right}`).join('')} />
      </g>
      <path
        d={`M${FIELD.left} ${FIELD.top}V${bottom}H${right}`}
        className="stroke-ink"
        strokeWidth="2"
        fill="none"
      />
      <g fontSize="12" className="fill-soft">
        <g textAnchor="middle">
          {x.ticks.map((tick) => (
            <text key={tick} x={scaleX(tick, x)} y={bottom + 16}>
              {tick}
            </text>
          ))}
        </g>
        <g textAnchor="end">
          {y.ticks.map((tick) => (
            <text key={tick} x={FIELD.left - 7} y={scaleY(tick, y) + 4}>
              {tick}
            </text>
          ))}
        </g>
      </g>
      {groups.map(({ group, d }) => {
        const { shape, stroke, fill, faint = false } = lookOf(group);
        return shape === 'triangle' ? (
          <path key={group} d={d} className={fill} fillOpacity="0.75" />
        ) : (
          <path
            key={group}
            d={d}
            className={stroke}
            data-mark={shape}
            strokeWidth={WIDTHS[shape]}
            strokeLinecap={shape === 'dot' ? 'round' : 'square'}
            strokeOpacity={faint ? 0.35 : 0.75}
            fill="none"
          />
        );
      })}
      {/* In small plots the axis titles lie among the marks. */}
      <g fontSize="12" fontWeight="700" textAnchor="end" {...OVER_MARKS}>
        <text x={right} y={FIELD.height - 8}>
          {x.label} ({x.unit})
        </text>
        <text transform={`translate(12 ${FIELD.top}) rotate(-90)`}>
          {y.label} ({y.unit})
        </text>
      </g>
      {children}
    </svg>
  );
}

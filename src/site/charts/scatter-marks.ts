/** One point of a plot, in the units of its axes; `group` picks colour and shape. */
export interface ScatterPoint {
  readonly x: number;
  readonly y: number;
  readonly group: number;
}

export interface Axis {
  readonly label: string;
  readonly unit: string;
  /** The scale runs from 0 to here. */
  readonly end: number;
  readonly ticks: readonly number[];
}

/** The field of a plot, in SVG units, and the room around it for words. */
export const FIELD = { width: 720, height: 440, left: 48, bottom: 44, top: 12, right: 16 } as const;

/** Values above this share of all are drawn at the edge, so that a few odd ones do not press the rest together. */
const SHOWN_SHARE = 0.97;
/** Marks a page can carry; beyond it, neighbours are drawn as one. */
const MOST_MARKS = 6_000;

const STEPS = [1, 2, 5, 10] as const;

/** A scale from 0 whose ticks are round numbers. */
export function axisFor(values: readonly number[], label: string, unit: string): Axis {
  const sorted = values.toSorted((a, b) => a - b);
  const top = sorted[Math.floor((sorted.length - 1) * SHOWN_SHARE)] ?? 1;
  const highest = top > 0 ? top : 1;
  const magnitude = 10 ** Math.floor(Math.log10(highest / 5));
  const step = (STEPS.find((factor) => factor * magnitude >= highest / 6) ?? 10) * magnitude;
  const count = Math.max(1, Math.ceil(highest / step - 1e-9));
  const tick = (place: number) => Number((place * step).toPrecision(6));
  return {
    label,
    unit,
    end: tick(count),
    ticks: Array.from({ length: count + 1 }, (_, place) => tick(place)),
  };
}

/** Where a value stands across the field, in SVG units. */
export function acrossOf(value: number, axis: Axis): number {
  const room = FIELD.width - FIELD.left - FIELD.right;
  return FIELD.left + Math.min(1, Math.max(0, value / axis.end)) * room;
}

/** Where a value stands up the field, in SVG units (downwards). */
export function upOf(value: number, axis: Axis): number {
  const room = FIELD.height - FIELD.top - FIELD.bottom;
  return FIELD.height - FIELD.bottom - Math.min(1, Math.max(0, value / axis.end)) * room;
}

/** Places of the marks of one group, each once: "x y" pairs on a grid. */
export interface MarkGroup {
  readonly group: number;
  readonly places: readonly (readonly [x: number, y: number])[];
}

function onGrid(points: readonly ScatterPoint[], x: Axis, y: Axis, grid: number) {
  const groups = new Map<number, Map<number, readonly [number, number]>>();
  let count = 0;
  for (const point of points) {
    const across = Math.round(acrossOf(point.x, x) / grid) * grid;
    const up = Math.round(upOf(point.y, y) / grid) * grid;
    const places = groups.get(point.group) ?? new Map<number, readonly [number, number]>();
    groups.set(point.group, places);
    const key = across * 10_000 + up;
    if (places.has(key)) continue;
    places.set(key, [across, up]);
    count += 1;
  }
  return { groups, count };
}

/** The marks of all points, those of a group at the same place drawn once, thinned until a page can carry them. */
export function scatterMarks(
  points: readonly ScatterPoint[],
  x: Axis,
  y: Axis,
  most = MOST_MARKS,
): readonly MarkGroup[] {
  let grid = 2;
  let placed = onGrid(points, x, y, grid);
  while (placed.count > most && grid < 64) {
    grid += 1;
    placed = onGrid(points, x, y, grid);
  }
  return [...placed.groups]
    .toSorted(([a], [b]) => a - b)
    .map(([group, places]) => ({ group, places: [...places.values()] }));
}

export type MarkShape = 'dot' | 'square' | 'triangle' | 'cross';

/** Coordinates need no more than a tenth of a unit. */
const short = (value: number) => Math.round(value * 10) / 10;

const DRAW: Readonly<Record<MarkShape, (x: number, y: number, scale: number) => string>> = {
  dot: (x, y) => `M${x} ${y}h0`,
  square: (x, y) => `M${x} ${y}h0`,
  triangle: (x, y, scale) => {
    const half = short(4 * scale);
    return `M${short(x - half)} ${short(y + 3 * scale)}h${2 * half}l-${half}-${short(7 * scale)}z`;
  },
  cross: (x, y, scale) => {
    const arm = short(3 * scale);
    const whole = 2 * arm;
    return `M${short(x - arm)} ${short(y - arm)}l${whole} ${whole}m0-${whole}l-${whole} ${whole}`;
  },
};

/** One path for all marks of a group: dots and squares are caps of lines without length. `scale` 1 is the usual size. */
export function markPath(group: MarkGroup, shape: MarkShape, scale = 1): string {
  return group.places.map(([x, y]) => DRAW[shape](x, y, scale)).join('');
}

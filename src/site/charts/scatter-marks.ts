/** Text over marks is outlined in the background color. */
export const OVER_MARKS = {
  className: 'fill-ink',
  stroke: 'var(--color-sheet)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

/** One point of a plot, in the units of its axes. `group` selects its color and shape. */
export interface ScatterPoint {
  readonly x: number;
  readonly y: number;
  readonly group: number;
}

export interface Axis {
  readonly label: string;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
  readonly ticks: readonly number[];
}

/** The plot area, in SVG units, and the space around it for text. */
export const FIELD = { width: 720, height: 440, left: 48, bottom: 44, top: 12, right: 16 } as const;

/**
 * The scale spans the quantiles from 1 − this to this. Values outside are drawn at its edge, so that a few outliers do
 * not squeeze all others.
 */
const SHOWN_SHARE = 0.97;
/** The most marks that a page can carry. Beyond it, neighbors are merged. */
const MAX_MARKS = 6_000;

const STEPS = [1, 2, 5, 10] as const;

const UNBOUNDED = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

/** Returns a scale with round ticks, fitted to the values, or to `start` and `end` where these are finite. */
export function axisFor(
  values: readonly number[],
  label: string,
  unit: string,
  [start, end]: readonly [start: number, end: number] = UNBOUNDED,
): Axis {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const low = Number.isFinite(start) ? start : at(1 - SHOWN_SHARE);
  const high = Number.isFinite(end) ? end : at(SHOWN_SHARE);
  const width = high > low ? high - low : 1;
  const magnitude = 10 ** Math.floor(Math.log10(width / 5));
  const step = (STEPS.find((factor) => factor * magnitude >= width / 6) ?? 10) * magnitude;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const tick = (place: number) => Number(((first + place) * step).toPrecision(6));
  const count = last - first;
  return {
    label,
    unit,
    start: tick(0),
    end: tick(count),
    ticks: Array.from({ length: count + 1 }, (_, place) => tick(place)),
  };
}

const shareOf = (value: number, { start, end }: Axis): number =>
  Math.min(1, Math.max(0, (value - start) / (end - start)));

/** Returns the x coordinate of a value, in SVG units. */
export function scaleX(value: number, axis: Axis): number {
  const room = FIELD.width - FIELD.left - FIELD.right;
  return FIELD.left + shareOf(value, axis) * room;
}

/** Returns the y coordinate of a value, in SVG units (downwards). */
export function scaleY(value: number, axis: Axis): number {
  const room = FIELD.height - FIELD.top - FIELD.bottom;
  return FIELD.height - FIELD.bottom - shareOf(value, axis) * room;
}

/** Positions of the marks of one group, without duplicates: "x y" pairs on a grid. */
export interface MarkGroup {
  readonly group: number;
  readonly places: readonly (readonly [x: number, y: number])[];
}

function onGrid(points: readonly ScatterPoint[], x: Axis, y: Axis, grid: number) {
  const groups = new Map<number, Map<number, readonly [number, number]>>();
  let count = 0;
  for (const point of points) {
    const across = Math.round(scaleX(point.x, x) / grid) * grid;
    const up = Math.round(scaleY(point.y, y) / grid) * grid;
    const places = groups.get(point.group) ?? new Map<number, readonly [number, number]>();
    groups.set(point.group, places);
    const key = across * 10_000 + up;
    if (places.has(key)) continue;
    places.set(key, [across, up]);
    count += 1;
  }
  return { groups, count };
}

/**
 * Returns the marks of all points. Marks of a group at the same position are drawn once, on a grid coarse enough for a
 * page to carry them.
 */
export function scatterMarks(
  points: readonly ScatterPoint[],
  x: Axis,
  y: Axis,
  most = MAX_MARKS,
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

/** A tenth of a unit is precise enough for coordinates. */
const toTenth = (value: number) => Math.round(value * 10) / 10;

const DRAW: Readonly<Record<MarkShape, (x: number, y: number) => string>> = {
  dot: (x, y) => `M${x} ${y}h0`,
  square: (x, y) => `M${x} ${y}h0`,
  triangle: (x, y) => `M${toTenth(x - 4)} ${toTenth(y + 3)}h8l-4-7z`,
  cross: (x, y) => `M${toTenth(x - 3)} ${toTenth(y - 3)}l6 6m0-6l-6 6`,
};

/** Returns one path for all marks of a group. Dots and squares are the caps of lines without length. */
export function markPath(group: MarkGroup, shape: MarkShape): string {
  return group.places.map(([x, y]) => DRAW[shape](x, y)).join('');
}

/** Returns the value at an x coordinate (SVG units); the inverse of `scaleX`. */
export function invertX(place: number, { start, end }: Axis): number {
  return start + ((place - FIELD.left) / (FIELD.width - FIELD.left - FIELD.right)) * (end - start);
}

/** Returns the value at a y coordinate (SVG units); the inverse of `scaleY`. */
export function invertY(place: number, { start, end }: Axis): number {
  const room = FIELD.height - FIELD.top - FIELD.bottom;
  return start + ((FIELD.height - FIELD.bottom - place) / room) * (end - start);
}

import type { Api } from '#contract/api.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { type Axis, markPath, scatterMarks } from '../charts/scatter-marks.ts';
import type { DrawnGroup } from '../charts/scatter-plot.tsx';
import { mapAxes, mapPoints, type MapPoint, type MapView } from './map-view.ts';
import { typeLook } from './type-look.ts';
import type { Points } from '#contract/standing.ts';

/** A map ready to be drawn: what the page carries in place of the products. */
export interface DrawnMap {
  readonly x: Axis;
  readonly y: Axis;
  readonly groups: readonly DrawnGroup[];
  /** Products on the map. */
  readonly drawn: number;
  /** Products of the search that are not on it, because a figure is unknown. */
  readonly unknown: number;
}

/** Marks of the home page's small map: a drawing, not a tool. */
const TEASER_MARKS = 160;

/** Draws the products whose figures are known. */
export function drawMap(
  points: Points,
  view: Pick<MapView, 'x' | 'y'>,
): { readonly map: DrawnMap; readonly known: readonly MapPoint[] } {
  const known = mapPoints(points, view);
  const { x, y } = mapAxes(known, view);
  const unknown = points.ids.length - known.length;
  return {
    map: { x, y, groups: draw(known, x, y, points.protein), drawn: known.length, unknown },
    known,
  };
}

/** Marks are sized by protein per serving: below 15 g (or unknown), to 25 g, and from there on. */
const MARK_SIZES = [
  { scale: 0.7, from: Number.NEGATIVE_INFINITY },
  { scale: 1, from: 15 },
  { scale: 1.45, from: 25 },
] as const;

function scaleOf(protein: number | null | undefined): number {
  const size = MARK_SIZES.findLast(({ from }) => (protein ?? 0) >= from);
  return size?.scale ?? 1;
}

/** The large marks are drawn first, so that small ones lie on top of them. */
function draw(
  points: readonly MapPoint[],
  x: Axis,
  y: Axis,
  protein: Points['protein'],
): readonly DrawnGroup[] {
  return MARK_SIZES.toReversed().flatMap(({ scale }) => {
    const ofSize = points.filter(({ place }) => scaleOf(protein[place]) === scale);
    return scatterMarks(ofSize, x, y).map((marks) => ({
      group: marks.group,
      scale,
      d: markPath(marks, typeLook(marks.group).shape, scale),
    }));
  });
}

/** The small map of the home page: how many of the powders it draws. */
export interface TeaserMap extends DrawnMap {
  readonly shown: number;
}

/**
 * The small map of the home page: protein against calories, an even sample of the powders whose type is known. For the
 * home page's loader.
 */
export async function readTeaserMap(api: Api): Promise<TeaserMap> {
  const points = await api.points(NO_CRITERIA, { showAll: true, unconfirmed: false });
  const known = mapPoints(points, { x: 'calories', y: 'protein' });
  const typed = known.filter(({ group, place }) => group >= 0 && points.formats[place] === 0);
  const { x, y } = mapAxes(typed, { x: 'calories', y: 'protein' });
  const step = Math.max(1, Math.ceil(typed.length / TEASER_MARKS));
  const sample = typed.filter((_, place) => place % step === 0);
  return {
    x,
    y,
    groups: draw(sample, x, y, points.protein),
    drawn: typed.length,
    shown: sample.length,
    unknown: 0,
  };
}

import type { Api } from '#contract/api.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { type Axis, markPath, scatterMarks } from '../../charts/scatter-marks.ts';
import type { DrawnGroup } from '../../charts/scatter-plot.tsx';
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

/** Marks of the home page's small map. */
const TEASER_MARKS = 300;

/** Draws the products whose figures are known; `most` marks at most. */
export function drawMap(
  points: Points,
  view: Pick<MapView, 'x' | 'y'>,
  most?: number,
): { readonly map: DrawnMap; readonly known: readonly MapPoint[] } {
  const known = mapPoints(points, view);
  const { x, y } = mapAxes(known, view);
  const groups = scatterMarks(known, x, y, most).map((group) => ({
    group: group.group,
    d: markPath(group, typeLook(group.group).shape),
  }));
  const unknown = points.ids.length - known.length;
  return { map: { x, y, groups, drawn: known.length, unknown }, known };
}

/** The small map of the home page: protein against calories, thinned. For the home page's loader. */
export async function readTeaserMap(api: Api): Promise<DrawnMap> {
  const points = await api.points(NO_CRITERIA, { showAll: true, unconfirmed: false });
  return drawMap(points, { x: 'calories', y: 'protein' }, TEASER_MARKS).map;
}

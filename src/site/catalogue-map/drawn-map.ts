import type { Api } from '#contract/api.ts';
import type { Points } from '#contract/standing.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { PRODUCT_FORMATS, type ProductFormat } from '#domain/product/enumerations.ts';
import { type Axis, markPath, scatterMarks } from '../charts/scatter-marks.ts';
import type { DrawnGroup } from '../charts/scatter-plot.tsx';
import {
  FIRST_AXES,
  mapAxes,
  type MapPart,
  type MapPoint,
  mapPoints,
  type MapView,
} from './map-view.ts';
import { typeLook, UNKNOWN_TYPE } from './type-look.ts';

/** The products of one format, ready to be drawn: what the page carries in place of them. */
export interface DrawnPanel {
  readonly format: ProductFormat;
  readonly x: Axis;
  readonly y: Axis;
  readonly groups: readonly DrawnGroup[];
  /** Products on it. */
  readonly drawn: number;
}

/** A map: formats are not drawn on one another. */
export interface DrawnMap {
  readonly panels: readonly DrawnPanel[];
  readonly drawn: number;
  /** Products of the search that are not on it, because a figure is unknown. */
  readonly unknown: number;
  /** Products that are left out because their type is not stated. */
  readonly unstated: number;
  /** Products that the points are of, drawn or not. */
  readonly given: number;
}

/** Marks of the home page's small map: a drawing, not a tool. */
const TEASER_MARKS = 160;

function draw(points: readonly MapPoint[], x: Axis, y: Axis): readonly DrawnGroup[] {
  return scatterMarks(points, x, y).map((marks) => ({
    group: marks.group,
    d: markPath(marks, typeLook(marks.group).shape),
  }));
}

/** The products of one panel that are on it. */
export function pointsOfPanel(
  known: readonly MapPoint[],
  points: Points,
  format: ProductFormat,
): readonly MapPoint[] {
  const wanted = PRODUCT_FORMATS.indexOf(format);
  return known.filter(({ place }) => points.formats[place] === wanted);
}

/** Whether a product's two figures are in a part: what is listed for a drawn part is what is drawn closer. */
export function isWithin({ x, y }: MapPart, point: MapPoint): boolean {
  return point.x >= x[0] && point.x <= x[1] && point.y >= y[0] && point.y <= y[1];
}

/** The products that a view draws: of a stated type unless it says otherwise, and inside its part. */
export function shownPoints(points: Points, view: MapView): readonly MapPoint[] {
  const { zoom, unstated, format } = view;
  const known = mapPoints(points, view).filter(
    (point) =>
      (unstated || point.group !== UNKNOWN_TYPE) && (zoom === null || isWithin(zoom, point)),
  );
  return format === null ? known : pointsOfPanel(known, points, format);
}

/** Draws the products whose figures are known, a panel a format. */
export function drawMap(
  points: Points,
  view: MapView,
): { readonly map: DrawnMap; readonly known: readonly MapPoint[] } {
  const known = shownPoints(points, view);
  const panels = PRODUCT_FORMATS.flatMap((format) => {
    const ofFormat = pointsOfPanel(known, points, format);
    if (ofFormat.length === 0) return [];
    const { x, y } = mapAxes(ofFormat, view);
    return [{ format, x, y, groups: draw(ofFormat, x, y), drawn: ofFormat.length }];
  });
  const { format } = view;
  const all = mapPoints(points, view);
  const asked = format === null ? all : pointsOfPanel(all, points, format);
  const wanted = format === null ? null : PRODUCT_FORMATS.indexOf(format);
  const given = points.formats.filter((each) => wanted === null || each === wanted).length;
  const unstated = view.unstated ? 0 : asked.filter(({ group }) => group === UNKNOWN_TYPE).length;
  return {
    map: {
      panels,
      drawn: known.length,
      unknown: given - asked.length,
      unstated,
      given: points.ids.length,
    },
    known,
  };
}

/** The small map of the home page: how many of the powders it draws. */
export interface TeaserMap extends DrawnPanel {
  readonly shown: number;
}

/**
 * The small map of the home page: protein against calories, an even sample of the powders whose type is known. For the
 * home page's loader.
 */
export async function readTeaserMap(api: Api): Promise<TeaserMap> {
  const points = await api.points(NO_CRITERIA, { showAll: true, unconfirmed: false });
  const known = mapPoints(points, FIRST_AXES).filter(({ group }) => group !== UNKNOWN_TYPE);
  const powders = pointsOfPanel(known, points, 'powder');
  const { x, y } = mapAxes(powders, FIRST_AXES);
  const step = Math.max(1, Math.ceil(powders.length / TEASER_MARKS));
  const sample = powders.filter((_, place) => place % step === 0);
  return {
    format: 'powder',
    x,
    y,
    groups: draw(sample, x, y),
    drawn: powders.length,
    shown: sample.length,
  };
}

import type { Api } from '#contract/api.ts';
import type { Points } from '#contract/standing.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { PRODUCT_FORMATS, type ProductFormat } from '#domain/enumerations.ts';
import { type Axis, type MarkGroup, markPath, scatterMarks } from '../charts/scatter-marks.ts';
import type { DrawnGroup } from '../charts/scatter-plot.tsx';
import { mapAxes, type MapPoint, mapPoints, pointsOfPanel, shownPoints } from './map-points.ts';
import { FIRST_AXES, type MapView } from './map-view.ts';
import { typeLook, UNKNOWN_TYPE } from './type-look.ts';

/** The products of one format, ready to be drawn. The page carries this instead of the products. */
export interface DrawnPanel {
  readonly format: ProductFormat;
  readonly x: Axis;
  readonly y: Axis;
  readonly groups: readonly DrawnGroup[];
  /** Number of products drawn. */
  readonly drawn: number;
  /** Number of marks drawn: neighboring products of one type share a mark. */
  readonly marks: number;
  /** Medians of the products' figures on the two axes. */
  readonly medians: { readonly x: number; readonly y: number };
}

/** A map with one panel per format, since formats are not comparable. */
export interface DrawnMap {
  readonly panels: readonly DrawnPanel[];
  readonly drawn: number;
  readonly marks: number;
  /** Number of products of the search that are not drawn because a figure is unknown. */
  readonly unknown: number;
  /** Number of products left out because their type is not stated. */
  readonly unstated: number;
  /** Number of products that the points represent, drawn or not. */
  readonly given: number;
}

/** Marks of the home page's small map, which is only decorative. */
const TEASER_MARKS = 160;

function drawGroups(marks: readonly MarkGroup[]): readonly DrawnGroup[] {
  return marks.map((each) => ({
    group: each.group,
    d: markPath(each, typeLook(each.group).shape),
  }));
}

/** The median; the upper of the middle two for an even number of values. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function drawPanel(
  format: ProductFormat,
  points: readonly MapPoint[],
  view: Pick<MapView, 'x' | 'y' | 'zoom'>,
): DrawnPanel {
  const { x, y } = mapAxes(points, view);
  const marks = scatterMarks(points, x, y);
  return {
    format,
    x,
    y,
    groups: drawGroups(marks),
    drawn: points.length,
    marks: marks.reduce((sum, { places }) => sum + places.length, 0),
    medians: {
      x: medianOf(points.map((point) => point.x)),
      y: medianOf(points.map((point) => point.y)),
    },
  };
}

/** Draws the products whose figures are known, one panel per format. */
export function drawMap(
  points: Points,
  view: MapView,
): { readonly map: DrawnMap; readonly known: readonly MapPoint[] } {
  const known = shownPoints(points, view);
  const panels = PRODUCT_FORMATS.flatMap((format) => {
    const ofFormat = pointsOfPanel(known, points, format);
    return ofFormat.length === 0 ? [] : [drawPanel(format, ofFormat, view)];
  });
  const all = mapPoints(points, view);
  const given = points.ids.length;
  return {
    map: {
      panels,
      drawn: known.length,
      marks: panels.reduce((sum, { marks }) => sum + marks, 0),
      unknown: given - all.length,
      unstated: view.unstated ? 0 : all.filter(({ group }) => group === UNKNOWN_TYPE).length,
      given,
    },
    known,
  };
}

/** The small map of the home page: `shown` of the powders that it could draw. */
export interface TeaserMap extends Pick<DrawnPanel, 'x' | 'y' | 'groups' | 'drawn'> {
  readonly shown: number;
}

/**
 * Returns the small map for the home page's loader: protein against calories, for an even sample of the powders whose
 * type is known.
 */
export async function readTeaserMap(api: Api): Promise<TeaserMap> {
  const points = await api.points(NO_CRITERIA, { showAll: true, unconfirmed: false });
  const known = mapPoints(points, FIRST_AXES).filter(({ group }) => group !== UNKNOWN_TYPE);
  const powders = pointsOfPanel(known, points, 'powder');
  const { x, y } = mapAxes(powders, FIRST_AXES);
  const step = Math.max(1, Math.ceil(powders.length / TEASER_MARKS));
  const sample = powders.filter((_, place) => place % step === 0);
  return {
    x,
    y,
    groups: drawGroups(scatterMarks(sample, x, y)),
    drawn: powders.length,
    shown: sample.length,
  };
}

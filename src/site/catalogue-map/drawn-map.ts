import type { Api } from '#contract/api.ts';
import type { Points } from '#contract/standing.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { PRODUCT_FORMATS, type ProductFormat } from '#domain/enumerations.ts';
import { type Axis, type MarkGroup, markPath, scatterMarks } from '../charts/scatter-marks.ts';
import type { DrawnGroup } from '../charts/scatter-plot.tsx';
import { mapAxes, type MapPoint, mapPoints, pointsOfPanel, shownPoints } from './map-points.ts';
import { FIRST_AXES, type MapView } from './map-view.ts';
import { typeLook, UNKNOWN_TYPE } from './type-look.ts';

/** The products of one format, ready to be drawn: what the page carries in place of them. */
export interface DrawnPanel {
  readonly format: ProductFormat;
  readonly x: Axis;
  readonly y: Axis;
  readonly groups: readonly DrawnGroup[];
  /** Products on it. */
  readonly drawn: number;
  /** Marks that stand for them: neighbors of one type share one. */
  readonly marks: number;
  /** The medians of its products' figures on the two axes. */
  readonly medians: { readonly x: number; readonly y: number };
}

/** A map: formats are not drawn on one another. */
export interface DrawnMap {
  readonly panels: readonly DrawnPanel[];
  readonly drawn: number;
  readonly marks: number;
  /** Products of the search that are not on it, because a figure is unknown. */
  readonly unknown: number;
  /** Products that are left out because their type is not stated. */
  readonly unstated: number;
  /** Products that the points are of, drawn or not. */
  readonly given: number;
}

/** Marks of the home page's small map: a drawing, not a tool. */
const TEASER_MARKS = 160;

function drawGroups(marks: readonly MarkGroup[]): readonly DrawnGroup[] {
  return marks.map((each) => ({
    group: each.group,
    d: markPath(each, typeLook(each.group).shape),
  }));
}

/** The median; of an even number of values the upper of the two in the middle. */
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

/** Draws the products whose figures are known, a panel a format. */
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

/** The small map of the home page: how many of the powders it draws. */
export interface TeaserMap extends Pick<DrawnPanel, 'x' | 'y' | 'groups' | 'drawn'> {
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
    x,
    y,
    groups: drawGroups(scatterMarks(sample, x, y)),
    drawn: powders.length,
    shown: sample.length,
  };
}

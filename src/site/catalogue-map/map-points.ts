import type { Points } from '#contract/standing.ts';
import { proteinPerKcal } from '#domain/comparison/figures.ts';
import { PRODUCT_FORMATS, type ProductFormat } from '#domain/enumerations.ts';
import { type Axis, axisFor, type ScatterPoint } from '../charts/scatter-marks.ts';
import { MAP_FIGURES, type MapFigure, type MapPart, type MapView } from './map-view.ts';
import { UNKNOWN_TYPE } from './type-look.ts';

/** Returns a figure of the product at an index of the columns; null if it is unknown. */
export function figureAt(points: Points, place: number, figure: MapFigure): number | null {
  if (figure !== 'efficiency') return points[figure][place] ?? null;
  const perKcal =
    proteinPerKcal(points.proteinPer100[place], points.caloriesPer100[place]) ??
    proteinPerKcal(points.protein[place], points.calories[place]);
  return perKcal === null ? null : perKcal * 100;
}

/** A product on the map: its index in the columns, and its figures. */
export interface MapPoint extends ScatterPoint {
  readonly place: number;
}

/** Returns the products whose two figures are known; the others cannot be drawn. */
export function mapPoints(points: Points, view: Pick<MapView, 'x' | 'y'>): readonly MapPoint[] {
  return points.ids.flatMap((_, place) => {
    const x = figureAt(points, place, view.x);
    const y = figureAt(points, place, view.y);
    return x === null || y === null ? [] : [{ place, x, y, group: points.types[place] ?? -1 }];
  });
}

/** Returns the two scales for these points, fitted to all of them or to the part that is drawn. */
export function mapAxes(
  points: readonly ScatterPoint[],
  view: Pick<MapView, 'x' | 'y'> & { readonly zoom?: MapPart | null },
): { readonly x: Axis; readonly y: Axis } {
  const axis = (which: 'x' | 'y') => {
    const { label, unit } = MAP_FIGURES[view[which]];
    return axisFor(
      points.map((point) => point[which]),
      label,
      unit,
      view.zoom?.[which],
    );
  };
  return { x: axis('x'), y: axis('y') };
}

export function pointsOfPanel(
  known: readonly MapPoint[],
  points: Points,
  format: ProductFormat,
): readonly MapPoint[] {
  const wanted = PRODUCT_FORMATS.indexOf(format);
  return known.filter(({ place }) => points.formats[place] === wanted);
}

/** Returns whether a point is in a part of the map. */
export function isWithin({ x, y }: MapPart, point: MapPoint): boolean {
  return point.x >= x[0] && point.x <= x[1] && point.y >= y[0] && point.y <= y[1];
}

/**
 * Returns the points that a view draws: those inside its part, and only those of a stated type unless it includes
 * others.
 */
export function shownPoints(points: Points, view: MapView): readonly MapPoint[] {
  const { zoom, unstated } = view;
  return mapPoints(points, view).filter(
    (point) =>
      (unstated || point.group !== UNKNOWN_TYPE) && (zoom === null || isWithin(zoom, point)),
  );
}

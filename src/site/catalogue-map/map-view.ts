import type { Points } from '#contract/standing.ts';
import { ROUTES } from '#contract/paths.ts';
import type { ProductFormat } from '#domain/product/enumerations.ts';
import { buildSearchQuery, parseSearchUrl } from '#contract/search-url.ts';
import { hasCriteria } from '#contract/criteria.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { type Axis, axisFor, type ScatterPoint } from '../charts/scatter-marks.ts';

/** What can be set across and up the map. Per serving only where the label states the serving, hence of fewer products. */
export const MAP_FIGURES = {
  caloriesPer100: { label: 'Calories per 100 g or ml', unit: 'kcal' },
  sugarPer100: { label: 'Sugar per 100 g or ml', unit: 'g' },
  proteinPer100: { label: 'Protein per 100 g or ml', unit: 'g' },
  calories: { label: 'Calories per serving', unit: 'kcal' },
  sugar: { label: 'Sugar per serving', unit: 'g' },
  protein: { label: 'Protein per serving', unit: 'g' },
  efficiency: { label: 'Protein per 100 kcal', unit: 'g' },
} as const;
export type MapFigure = keyof typeof MAP_FIGURES;

/** The axes unless the address says otherwise. */
export const FIRST_AXES = { x: 'caloriesPer100', y: 'proteinPer100' } as const;

/** All that the address of the map says. */
export interface MapView {
  readonly x: MapFigure;
  readonly y: MapFigure;
  readonly criteria: Criteria;
  readonly showAll: boolean;
  readonly unconfirmed: boolean;
  /** The one panel that is drawn; null for all. */
  readonly format: ProductFormat | null;
  /** Products of no stated type are drawn too. */
  readonly unstated: boolean;
  /** The part of the panel that is drawn, in the units of its axes; null for all of it. */
  readonly zoom: MapPart | null;
}

/** A part of a panel: the lowest and the highest value across and up. */
export interface MapPart {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

const PART = /^(-?[\d.]+)~(-?[\d.]+),(-?[\d.]+)~(-?[\d.]+)$/;

/** "100~150,20~30" */
function readPart(text: string | null): MapPart | null {
  const [xLow = Number.NaN, xHigh = Number.NaN, yLow = Number.NaN, yHigh = Number.NaN] = (
    PART.exec(text ?? '')?.slice(1) ?? []
  ).map(Number);
  return xLow < xHigh && yLow < yHigh ? { x: [xLow, xHigh], y: [yLow, yHigh] } : null;
}

function readFigure(text: string | null, otherwise: MapFigure): MapFigure {
  return text !== null && Object.hasOwn(MAP_FIGURES, text) ? (text as MapFigure) : otherwise;
}

/** Reads the query string of /protein-map: the parameters of a search, and what is set on the axes. */
export function parseMapView(query: URLSearchParams): MapView {
  const { criteria, showAll, unconfirmed, filters } = parseSearchUrl(query);
  const [format = null] = filters.formats ?? [];
  return {
    x: readFigure(query.get('x'), FIRST_AXES.x),
    y: readFigure(query.get('y'), FIRST_AXES.y),
    criteria,
    showAll,
    unconfirmed,
    format,
    unstated: query.get('unstated') === 'true',
    zoom: format === null ? null : readPart(query.get('zoom')),
  };
}

/** The address of a view of the map. */
export function mapHref(view: MapView): string {
  const { criteria, showAll, unconfirmed, format, zoom } = view;
  const query = new URLSearchParams(
    buildSearchQuery({
      criteria,
      showAll,
      unconfirmed,
      filters: { formats: format === null ? [] : [format] },
    }),
  );
  if (view.x !== FIRST_AXES.x) query.set('x', view.x);
  if (view.y !== FIRST_AXES.y) query.set('y', view.y);
  if (view.unstated) query.set('unstated', 'true');
  if (zoom !== null) query.set('zoom', `${zoom.x.join('~')},${zoom.y.join('~')}`);
  const text = query.toString();
  return text === '' ? ROUTES.proteinMap : `${ROUTES.proteinMap}?${text}`;
}

/** The search whose products the map shows. */
export function searchHref(view: MapView): string {
  const showAll = view.showAll || !hasCriteria(view.criteria);
  const { criteria, unconfirmed, format } = view;
  const filters = { formats: format === null ? [] : [format] };
  return `${ROUTES.search}${buildSearchQuery({ criteria, showAll, unconfirmed, filters })}`;
}

/** A figure of the product at a place of the columns; null where it is unknown. */
export function figureAt(points: Points, place: number, figure: MapFigure): number | null {
  if (figure !== 'efficiency') return points[figure][place] ?? null;
  return (
    shareOf(points.proteinPer100[place], points.caloriesPer100[place]) ??
    shareOf(points.protein[place], points.calories[place])
  );
}

function shareOf(protein: number | null | undefined, calories: number | null | undefined) {
  return protein == null || calories == null || calories <= 0 ? null : (protein / calories) * 100;
}

/** A product on the map: its place in the columns, and its figures. */
export interface MapPoint extends ScatterPoint {
  readonly place: number;
}

/** The products whose two figures are known; the others cannot be drawn. */
export function mapPoints(points: Points, view: Pick<MapView, 'x' | 'y'>): readonly MapPoint[] {
  return points.ids.flatMap((_, place) => {
    const x = figureAt(points, place, view.x);
    const y = figureAt(points, place, view.y);
    return x === null || y === null ? [] : [{ place, x, y, group: points.types[place] ?? -1 }];
  });
}

/** The two scales for these points: fitted to them, or to the part that is drawn. */
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

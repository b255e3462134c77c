import type { PointsOptions } from '#contract/api.ts';
import type { Points } from '#contract/standing.ts';
import { ROUTES } from '#contract/paths.ts';
import type { ProductFormat } from '#domain/product/enumerations.ts';
import { buildSearchQuery, parseSearchUrl } from '#contract/search-url.ts';
import { hasCriteria } from '#contract/criteria.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import type { Filters } from '#domain/matching/filters.ts';
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
  /** What narrows the search, formats among them. */
  readonly filters: Filters;
  /** Products of no stated type are drawn too. */
  readonly unstated: boolean;
  /** The part that is drawn, in the units of the axes; null for all of it. */
  readonly zoom: MapPart | null;
}

/** A part of the map: the lowest and the highest value across and up, infinite where nothing bounds it. */
export interface MapPart {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** How an address and a form name the bounds of a part. */
const BOUNDS = { x: ['xMin', 'xMax'], y: ['yMin', 'yMax'] } as const;

/** A bound of the address; `otherwise` where it is left out or no number. */
function readBound(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name)?.trim() ?? '';
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? otherwise : value;
}

function readPart(query: URLSearchParams): MapPart | null {
  const range = ([low, high]: readonly [string, string]) =>
    [
      readBound(query, low, Number.NEGATIVE_INFINITY),
      readBound(query, high, Number.POSITIVE_INFINITY),
    ] as const;
  const part = { x: range(BOUNDS.x), y: range(BOUNDS.y) };
  const isBounded = [...part.x, ...part.y].some(Number.isFinite);
  return isBounded && part.x[0] < part.x[1] && part.y[0] < part.y[1] ? part : null;
}

/** The bounds of a part by their names, where there are any. */
export function boundsOf(zoom: MapPart | null): Readonly<Record<string, number>> {
  if (zoom === null) return {};
  const named = (['x', 'y'] as const).flatMap((axis) =>
    BOUNDS[axis].map((name, end) => [name, zoom[axis][end] ?? Number.NaN] as const),
  );
  return Object.fromEntries(named.filter(([, value]) => Number.isFinite(value)));
}

function readFigure(text: string | null, otherwise: MapFigure): MapFigure {
  return text !== null && Object.hasOwn(MAP_FIGURES, text) ? (text as MapFigure) : otherwise;
}

/** Reads the query string of /protein-map: the parameters of a search, and what is set on the axes. */
export function parseMapView(query: URLSearchParams): MapView {
  const { criteria, showAll, unconfirmed, filters } = parseSearchUrl(query);
  return {
    x: readFigure(query.get('x'), FIRST_AXES.x),
    y: readFigure(query.get('y'), FIRST_AXES.y),
    criteria,
    showAll,
    unconfirmed,
    filters,
    unstated: query.get('unstated') === 'true',
    zoom: readPart(query),
  };
}

/** The one format that is drawn; null for several. */
export function onlyFormat({ filters }: Pick<MapView, 'filters'>): ProductFormat | null {
  const [format = null, ...others] = filters.formats ?? [];
  return others.length === 0 ? format : null;
}

/** The same view of one format, or of all. */
export function withFormat(view: MapView, format: ProductFormat | null): MapView {
  const formats = format === null ? undefined : [format];
  return { ...view, filters: { ...view.filters, formats } };
}

/** What of a view decides which products are on the map, beside its criteria. */
export function pointsOptions({ showAll, unconfirmed, filters }: MapView): PointsOptions {
  return { showAll, unconfirmed, filters };
}

/** The address of a view of the map. */
export function mapHref(view: MapView): string {
  const { criteria, showAll, unconfirmed, filters, zoom } = view;
  const query = new URLSearchParams(buildSearchQuery({ criteria, showAll, unconfirmed, filters }));
  if (view.x !== FIRST_AXES.x) query.set('x', view.x);
  if (view.y !== FIRST_AXES.y) query.set('y', view.y);
  if (view.unstated) query.set('unstated', 'true');
  for (const [name, value] of Object.entries(boundsOf(zoom))) query.set(name, String(value));
  const text = query.toString();
  return text === '' ? ROUTES.proteinMap : `${ROUTES.proteinMap}?${text}`;
}

/** The search whose products the map shows. */
export function searchHref(view: MapView): string {
  const showAll = view.showAll || !hasCriteria(view.criteria);
  const { criteria, unconfirmed, filters } = view;
  return `${ROUTES.search}${buildSearchQuery({ criteria, showAll, unconfirmed, filters })}`;
}

/** A figure of the product at a place of the columns; null where it is unknown. */
export function figureAt(points: Points, place: number, figure: MapFigure): number | null {
  if (figure !== 'efficiency') return points[figure][place] ?? null;
  return (
    proteinPer100Kcal(points.proteinPer100[place], points.caloriesPer100[place]) ??
    proteinPer100Kcal(points.protein[place], points.calories[place])
  );
}

function proteinPer100Kcal(
  protein: number | null | undefined,
  calories: number | null | undefined,
) {
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

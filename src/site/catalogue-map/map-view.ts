import type { PointsOptions } from '#contract/api.ts';
import { ROUTES } from '#contract/paths.ts';
import type { ProductFormat } from '#domain/enumerations.ts';
import { buildSearchQuery, parseSearchUrl } from '#contract/search-url.ts';
import { hasCriteria } from '#contract/criteria.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import type { Filters } from '#domain/matching/filters.ts';

/**
 * The figures for the axes. Those per serving exist only if the label states the serving, so they cover fewer products.
 */
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

/** The default axes. */
export const FIRST_AXES = { x: 'caloriesPer100', y: 'proteinPer100' } as const;

/** The view of the map that its address describes. */
export interface MapView {
  readonly x: MapFigure;
  readonly y: MapFigure;
  readonly criteria: Criteria;
  readonly showAll: boolean;
  readonly unconfirmed: boolean;
  /** Filters of the search, including formats. */
  readonly filters: Filters;
  /** Whether products without a stated type are drawn too. */
  readonly unstated: boolean;
  /** The part that is drawn, in the units of the axes; null for the whole map. */
  readonly zoom: MapPart | null;
}

/** A part of the map: the lowest and highest value on each axis, infinite if unbounded. */
export interface MapPart {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Names of a part's bounds in addresses and forms. */
const BOUNDS = { x: ['xMin', 'xMax'], y: ['yMin', 'yMax'] } as const;

/** Reads a bound from the address; returns `otherwise` if it is missing or not a number. */
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

/** Returns the finite bounds of a part by their names. */
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

/** Reads the query string of /protein-map: the parameters of a search, and those of the axes. */
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

/** Returns the only format that is drawn; null if there are several. */
export function onlyFormat({ filters }: Pick<MapView, 'filters'>): ProductFormat | null {
  const [format = null, ...others] = filters.formats ?? [];
  return others.length === 0 ? format : null;
}

/** Returns the same view for one format, or for all formats if it is null. */
export function withFormat(view: MapView, format: ProductFormat | null): MapView {
  const formats = format === null ? undefined : [format];
  return { ...view, filters: { ...view.filters, formats } };
}

/** Returns the options, besides the criteria, by which a view selects its products. */
export function pointsOptions({ showAll, unconfirmed, filters }: MapView): PointsOptions {
  return { showAll, unconfirmed, filters };
}

/** Returns the address of a view of the map. */
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

/** Returns the address of the search whose products the map shows. */
export function searchHref(view: MapView): string {
  const showAll = view.showAll || !hasCriteria(view.criteria);
  const { criteria, unconfirmed, filters } = view;
  return `${ROUTES.search}${buildSearchQuery({ criteria, showAll, unconfirmed, filters })}`;
}

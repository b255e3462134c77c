import type { PointsOptions } from '#contract/api.ts';
import { ROUTES } from '#contract/paths.ts';
import type { ProductFormat } from '#domain/enumerations.ts';
import { isTrue, reported } from '#contract/query-values.ts';
import { buildSearchQuery, type NotUnderstood, parseSearchUrl } from '#contract/search-url.ts';
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
export interface MapView extends NotUnderstood {
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

function finiteNumber(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function readPart(query: URLSearchParams, problems: string[]): MapPart | null {
  const range = ([low, high]: readonly [string, string]) =>
    [
      reported(query, low, finiteNumber, problems) ?? Number.NEGATIVE_INFINITY,
      reported(query, high, finiteNumber, problems) ?? Number.POSITIVE_INFINITY,
    ] as const;
  const part = { x: range(BOUNDS.x), y: range(BOUNDS.y) };
  if (![...part.x, ...part.y].some(Number.isFinite)) return null;
  if (part.x[0] < part.x[1] && part.y[0] < part.y[1]) return part;
  problems.push('The part of the map ends before it begins, so the whole map is drawn.');
  return null;
}

/** Returns the finite bounds of a part by their names. */
export function boundsOf(zoom: MapPart | null): Readonly<Record<string, number>> {
  if (zoom === null) return {};
  const named = (['x', 'y'] as const).flatMap((axis) =>
    BOUNDS[axis].map((name, end) => [name, zoom[axis][end] ?? Number.NaN] as const),
  );
  return Object.fromEntries(named.filter(([, value]) => Number.isFinite(value)));
}

const mapFigure = (text: string): MapFigure | undefined =>
  Object.hasOwn(MAP_FIGURES, text) ? (text as MapFigure) : undefined;

/** Reads the query string of /protein-map: the parameters of a search, and those of the axes. */
export function parseMapView(query: URLSearchParams): MapView {
  const { criteria, showAll, unconfirmed, filters, unread, ...search } = parseSearchUrl(query);
  const problems = [...search.problems];
  return {
    x: reported(query, 'x', mapFigure, problems) ?? FIRST_AXES.x,
    y: reported(query, 'y', mapFigure, problems) ?? FIRST_AXES.y,
    criteria,
    showAll,
    unconfirmed,
    filters,
    unstated: isTrue(query, 'unstated', problems),
    zoom: readPart(query, problems),
    unread,
    problems,
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

/** Returns what the address of a view has in common with that of its search. */
function searchQuery({ criteria, showAll, unconfirmed, filters, unread }: MapView): string {
  return buildSearchQuery({ criteria, showAll, unconfirmed, filters, unread });
}

/** Returns the address of a view of the map. */
export function mapHref(view: MapView): string {
  const query = new URLSearchParams(searchQuery(view));
  if (view.x !== FIRST_AXES.x) query.set('x', view.x);
  if (view.y !== FIRST_AXES.y) query.set('y', view.y);
  if (view.unstated) query.set('unstated', 'true');
  for (const [name, value] of Object.entries(boundsOf(view.zoom))) query.set(name, String(value));
  const text = query.toString();
  return text === '' ? ROUTES.proteinMap : `${ROUTES.proteinMap}?${text}`;
}

/** Returns the address of the search whose products the map shows. */
export function searchHref(view: MapView): string {
  const showAll = view.showAll || !hasCriteria(view.criteria);
  return `${ROUTES.search}${searchQuery({ ...view, showAll })}`;
}

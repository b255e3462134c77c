import type { PointsOptions } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { MAX_POINTS, type Points } from '#contract/standing.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { hasFilters, NO_FILTERS } from '#domain/matching/filters.ts';
import { orNull, type ProductPoints } from '../snapshot/product-points.ts';
import type { Site } from '../site.ts';
import { understandSearch } from '../understand-search.ts';

function columns(points: ProductPoints, ids: readonly number[], total: number): Points {
  const places = ids.flatMap((id) => points.placeOf(id) ?? []);
  const perServing = (values: readonly number[]) =>
    places.map((place) =>
      points.columns.ownServing[place] === true ? orNull(values[place]) : null,
    );
  const per100 = (values: readonly number[]) => places.map((place) => orNull(values[place]));
  return {
    total,
    ids: places.map((place) => points.columns.ids[place] ?? 0),
    names: places.map((place) => points.columns.names[place] ?? ''),
    brands: places.map((place) => points.brandOf(place)),
    types: places.map((place) => points.columns.types[place] ?? -1),
    formats: places.map((place) => points.columns.formats[place] ?? 0),
    protein: perServing(points.columns.protein),
    calories: perServing(points.columns.calories),
    sugar: perServing(points.columns.sugar),
    proteinPer100: per100(points.columns.protein100),
    caloriesPer100: per100(points.columns.calories100),
    sugarPer100: per100(points.columns.sugar100),
  };
}

/** A deterministic sample of evenly spaced ids. */
function sampleOf(ids: readonly number[]): readonly number[] {
  if (ids.length <= MAX_POINTS) return ids;
  const step = ids.length / MAX_POINTS;
  return Array.from({ length: MAX_POINTS }, (_, at) => ids[Math.floor((at + 0.5) * step)] ?? 0);
}

/**
 * Returns the whole catalogue, or what a search lists, as columns for a plot. Above `MAX_POINTS` products, an evenly
 * spaced sample.
 */
export async function listPoints(
  site: Site,
  criteria: Criteria,
  { showAll, unconfirmed, filters = NO_FILTERS }: PointsOptions,
): Promise<Points> {
  const understood = await understandSearch(site.vocabulary, criteria);
  const { catalogue, points } = site.catalogue.current();
  const page = { limit: Math.max(1, catalogue.size), offset: 0 };
  const isNarrowed = hasCriteria(criteria) || hasFilters(filters);
  const { ids, total } = isNarrowed
    ? catalogue.search({
        criteria: understood,
        showAll,
        unconfirmed,
        filters,
        sort: 'match',
        ...page,
      })
    : catalogue.list(page);
  return columns(points, sampleOf(ids), total);
}

import type { SearchOptions } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import type { Points } from '#contract/standing.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { PRODUCT_FORMATS, PROTEIN_TYPES } from '#domain/product/enumerations.ts';
import { type ProductPoint, productPoints } from '../product/product-points.ts';
import type { Site } from '../site.ts';
import { understandSearch } from './understand-search.ts';

function columns(points: readonly ProductPoint[]): Points {
  return {
    ids: points.map(({ id }) => id),
    names: points.map(({ name }) => name),
    brands: points.map(({ brand }) => brand),
    types: points.map(({ proteinType }) =>
      proteinType === null ? -1 : PROTEIN_TYPES.indexOf(proteinType),
    ),
    formats: points.map(({ format }) => PRODUCT_FORMATS.indexOf(format)),
    protein: points.map(({ proteinPerServing, ownServing }) =>
      ownServing ? proteinPerServing : null,
    ),
    calories: points.map(({ calories, ownServing }) => (ownServing ? calories : null)),
    sugar: points.map(({ sugar, ownServing }) => (ownServing ? sugar : null)),
  };
}

/** The whole catalogue, or what a search lists, as columns for a plot. */
export async function listPoints(
  site: Site,
  criteria: Criteria,
  options: Pick<SearchOptions, 'showAll' | 'unconfirmed'>,
): Promise<Points> {
  const snapshot = site.catalogue.current();
  const points = await productPoints(snapshot);
  if (!hasCriteria(criteria)) return columns([...points.values()]);
  const { ids } = snapshot.catalogue.search({
    criteria: understandSearch(site.vocabulary, criteria),
    showAll: options.showAll,
    unconfirmed: options.unconfirmed,
    sort: 'match',
    limit: Math.max(1, snapshot.catalogue.size),
    offset: 0,
  });
  return columns(ids.flatMap((id) => points.get(id) ?? []));
}

import type { Criteria } from '#domain/matching/criteria.ts';
import { matchIds, type MatchedShelvedProduct } from '../search/search-proteins.ts';
import type { ShelvedProduct } from './product-shelf.ts';
import type { Site } from '../site.ts';
import { understandSearch } from '../search/understand-search.ts';

/** Products in the order asked; unknown ids are left out. */
export function readProteinsByIds(
  site: Site,
  ids: readonly number[],
): Promise<readonly ShelvedProduct[]> {
  return site.catalogue.current().products.take(ids);
}

/** The same, each with its match against the criteria. */
export function matchProteinsByIds(
  site: Site,
  ids: readonly number[],
  criteria: Criteria,
): Promise<readonly MatchedShelvedProduct[]> {
  const understood = understandSearch(site.vocabulary, criteria);
  return matchIds(site.catalogue.current(), ids, understood);
}

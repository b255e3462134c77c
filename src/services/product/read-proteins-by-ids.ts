import type { Criteria } from '#domain/matching/criteria.ts';
import { matchPage, type MatchedPage } from '../search/search-proteins.ts';
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
export async function matchProteinsByIds(
  site: Site,
  ids: readonly number[],
  criteria: Criteria,
): Promise<MatchedPage['items']> {
  const understood = understandSearch(site.vocabulary, criteria);
  const page = { ids, total: ids.length };
  return (await matchPage(site.catalogue.current(), page, understood)).items;
}

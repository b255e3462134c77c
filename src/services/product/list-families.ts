import type { FamilyLine, Paged } from '#contract/api.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { catalogueQuery } from '../search/search-proteins.ts';
import { understandSearch } from '../understand-search.ts';
import type { Site } from '../site.ts';

/** One page of all families by name, each with its best-known product (GET /api/families). */
export async function listFamilies(
  site: Site,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Paged<FamilyLine>> {
  const criteria = await understandSearch(site.vocabulary, NO_CRITERIA);
  const { catalogue, points } = site.catalogue.current();
  const query = catalogueQuery(catalogue, criteria, {
    showAll: false,
    unconfirmed: false,
    sort: 'name',
    families: true,
    limit,
    offset,
  });
  const { ids, total } = catalogue.search(query);
  const items = ids.map((id) => {
    const place = points.placeOf(id) as number;
    return {
      id,
      name: points.columns.names[place] ?? '',
      brand: points.brandOf(place),
      flavors: points.familyOf(place).length,
    };
  });
  return { items, total };
}

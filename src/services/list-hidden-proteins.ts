import type { Criteria } from '#domain/matching/criteria.ts';
import {
  catalogueQuery,
  matchInParts,
  matchPage,
  type MatchedParts,
  type MatchedPage,
  type SearchRequest,
} from './search-proteins.ts';
import type { Site } from './site.ts';
import { understandSearch } from './understand-search.ts';

/** The products a search hides because they break a hard criterion, by name (product.md section 2, "hidden"). */
export async function listHiddenProteins(
  site: Site,
  criteria: Criteria,
  request: SearchRequest,
): Promise<MatchedPage> {
  const snapshot = site.catalogue.current();
  const understood = understandSearch(site.vocabulary, criteria);
  const query = catalogueQuery(snapshot.catalogue, understood, request);
  return matchPage(snapshot, snapshot.catalogue.hidden(query), understood);
}

/** The same, for as much as the limit says, or all, in parts. */
export function listHiddenProteinsInParts(
  site: Site,
  criteria: Criteria,
  request: SearchRequest,
): MatchedParts {
  const snapshot = site.catalogue.current();
  const understood = understandSearch(site.vocabulary, criteria);
  const query = catalogueQuery(snapshot.catalogue, understood, request);
  return matchInParts(snapshot, snapshot.catalogue.hidden(query), understood);
}

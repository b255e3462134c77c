import type { Criteria } from '#domain/matching/criteria.ts';
import {
  askCatalogue,
  matchInParts,
  matchPage,
  type MatchedParts,
  type MatchedPage,
  type SearchRequest,
} from './search-proteins.ts';
import type { Site } from '../site.ts';

/** The products a search hides because they break a hard criterion, by name (product.md section 2, "hidden"). */
export async function listHiddenProteins(
  site: Site,
  criteria: Criteria,
  request: SearchRequest,
): Promise<MatchedPage> {
  return matchPage(...askCatalogue(site, 'hidden', criteria, request));
}

/** The same, for as much as the limit says, or all, in parts. */
export function listHiddenProteinsInParts(
  site: Site,
  criteria: Criteria,
  request: SearchRequest,
): MatchedParts {
  return matchInParts(...askCatalogue(site, 'hidden', criteria, request));
}

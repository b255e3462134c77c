import type { SearchSummary } from '#contract/api.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { findWarnings } from '#domain/matching/warnings.ts';
import { findClosest, findInsteadOfClaims } from './find-closest.ts';
import {
  catalogueQuery,
  matchIds,
  type MatchedStoredProduct,
  type SearchRequest,
} from './search-proteins.ts';
import { findSettings } from './read-shoppers-sentence.ts';
import type { Site } from '../site.ts';
import { understandSearch } from '../understand-search.ts';
import { warnOfUnknownBrands } from './unknown-brands.ts';

/** A summary whose best matches are still in stored form, so that HTTP can copy their JSON. */
export interface StoredSummary extends Omit<SearchSummary, 'best'> {
  readonly best: readonly MatchedStoredProduct[];
}

/**
 * Summarizes a whole search: counts, best matches, what is hidden and why, relaxations, live counts of the form's
 * options, warnings, and how each term was understood (product.md section 2).
 */
export async function summarizeSearch(
  site: Site,
  criteria: Criteria,
  request: SearchRequest,
): Promise<StoredSummary> {
  const understood = await understandSearch(site.vocabulary, criteria);
  const snapshot = site.catalogue.current();
  const query = catalogueQuery(snapshot.catalogue, understood, request);
  const summary = snapshot.catalogue.summarize(query);
  return {
    ...summary,
    best: await matchIds(snapshot, summary.best, understood, request.families),
    closest: [
      ...findInsteadOfClaims(snapshot.catalogue, site.vocabulary, query, {
        criteria,
        perfect: summary.perfect,
      }),
      ...(summary.perfect === 0 ? findClosest(snapshot.catalogue, site.vocabulary, query) : []),
    ],
    warnings: [
      ...findWarnings(understood, site.vocabulary, await findSettings(site, understood.mustHave)),
      ...warnOfUnknownBrands(snapshot, criteria),
    ],
    understood: [...understood.avoid, ...understood.mustHave].map(
      ({ term, name, members, kind, qualities, language, didYouMean }) => ({
        term,
        name,
        members,
        kind,
        qualities,
        language,
        didYouMean,
      }),
    ),
  };
}

import type { Catalogue, CatalogueQuery, IdPage } from '#catalogue/catalogue.ts';
import type { Criteria, Match, SortMode, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { matchProduct } from '#domain/matching/match-product.ts';
import { CHUNK } from '../product/list-proteins.ts';
import type { CatalogueSnapshot } from './load-catalogue.ts';
import type { ShelvedProduct } from '../product/product-shelf.ts';
import type { Site } from '../site.ts';
import { understandSearch } from './understand-search.ts';

/** What of a search is wanted. Without a limit: all of it. */
export interface SearchRequest {
  readonly showAll: boolean;
  readonly unconfirmed: boolean;
  readonly sort: SortMode;
  readonly limit?: number | undefined;
  readonly offset: number;
}

export interface MatchedShelvedProduct {
  readonly shelved: ShelvedProduct;
  readonly match: Match;
}

export interface MatchedPage {
  readonly items: readonly MatchedShelvedProduct[];
  readonly total: number;
}

/** A page too long to be held whole: its products are matched as they are taken, a few at a time. */
export interface MatchedParts {
  readonly total: number;
  readonly parts: AsyncGenerator<readonly MatchedShelvedProduct[]>;
}

/** The question to the index for these criteria. */
export function catalogueQuery(
  catalogue: Catalogue,
  criteria: UnderstoodCriteria,
  request: SearchRequest,
): CatalogueQuery {
  return { ...request, criteria, limit: request.limit ?? Math.max(1, catalogue.size) };
}

/** The products of a page of ids, each with its match. */
export async function matchPage(
  snapshot: CatalogueSnapshot,
  page: IdPage,
  criteria: UnderstoodCriteria,
): Promise<MatchedPage> {
  const shelved = await snapshot.products.take(page.ids);
  return {
    total: page.total,
    items: shelved.map((each) => ({ shelved: each, match: matchProduct(each.product, criteria) })),
  };
}

/** The same as `matchPage`, in parts. */
export function matchInParts(
  snapshot: CatalogueSnapshot,
  { ids, total }: IdPage,
  criteria: UnderstoodCriteria,
): MatchedParts {
  async function* parts() {
    for (let start = 0; start < ids.length; start += CHUNK) {
      const part = { ids: ids.slice(start, start + CHUNK), total };
      yield (await matchPage(snapshot, part, criteria)).items;
    }
  }
  return { total, parts: parts() };
}

/** The ids that the index answers a search with: what it finds, or what it hides; with what they are matched by. */
export function askCatalogue(
  site: Site,
  which: 'search' | 'hidden',
  criteria: Criteria,
  request: SearchRequest,
): readonly [snapshot: CatalogueSnapshot, page: IdPage, understood: UnderstoodCriteria] {
  const snapshot = site.catalogue.current();
  const { catalogue } = snapshot;
  const understood = understandSearch(site.vocabulary, criteria);
  return [snapshot, catalogue[which](catalogueQuery(catalogue, understood, request)), understood];
}

/** One page of a search in the order of its sort (specification section 7; product.md section 2). */
export async function searchProteins(
  site: Site,
  criteria: Criteria,
  request: SearchRequest,
): Promise<MatchedPage> {
  return matchPage(...askCatalogue(site, 'search', criteria, request));
}

/** The same search for as much as its limit says, or all, in parts. */
export function searchProteinsInParts(
  site: Site,
  criteria: Criteria,
  request: SearchRequest,
): MatchedParts {
  return matchInParts(...askCatalogue(site, 'search', criteria, request));
}

import type { Catalogue, CatalogueQuery, IdPage, Variant } from '#catalogue/catalogue.ts';
import type { Criteria, Match, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { matchProduct } from '#domain/matching/match-product.ts';
import { CHUNK, type StoredProduct } from '../snapshot/product-store.ts';
import type { Site } from '../site.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';
import { takeTurn } from '../access/turns.ts';
import { understandSearch } from '../understand-search.ts';

/** The requested part of a search. Without a limit, all of it. */
export type SearchRequest = Omit<CatalogueQuery, 'criteria' | 'limit'> & {
  readonly limit?: number | undefined;
};

/**
 * Which products of a search: those it lists, or those it hides because a hard criterion is unmet (product.md section
 * 2, "hidden").
 */
export type SearchPart = 'search' | 'hidden';

export interface MatchedStoredProduct {
  readonly stored: StoredProduct;
  readonly match: Match;
  /** The whole family, if families were requested. */
  readonly variants?: readonly Variant[] | undefined;
}

/** Matches that are computed on demand, a few at a time, because a response may be too long to hold in memory. */
export interface MatchStream {
  /** The number of products found, on all pages. */
  readonly total: number;
  readonly chunks: AsyncGenerator<readonly MatchedStoredProduct[]>;
}

/** Builds the catalogue query for these criteria. */
export function catalogueQuery(
  catalogue: Catalogue,
  criteria: UnderstoodCriteria,
  request: SearchRequest,
): CatalogueQuery {
  return { ...request, criteria, limit: request.limit ?? Math.max(1, catalogue.size) };
}

/** Returns products by id, each with its match, computed in turns with other requests. */
export async function matchIds(
  snapshot: CatalogueSnapshot,
  ids: readonly number[],
  criteria: UnderstoodCriteria,
  families = false,
): Promise<readonly MatchedStoredProduct[]> {
  const stored = await snapshot.products.take(ids);
  const matches: MatchedStoredProduct[] = [];
  for (let start = 0; start < stored.length; start += CHUNK) {
    if (start > 0) await takeTurn();
    const part = stored.slice(start, start + CHUNK);
    matches.push(...matched(snapshot, part, criteria, families));
  }
  return matches;
}

function matched(
  { catalogue }: CatalogueSnapshot,
  stored: readonly StoredProduct[],
  criteria: UnderstoodCriteria,
  families: boolean,
): readonly MatchedStoredProduct[] {
  return stored.map((each) => ({
    stored: each,
    match: matchProduct(each.product, criteria),
    ...(families ? { variants: catalogue.variants(each.product.id, criteria) } : {}),
  }));
}

async function* matchInChunks(
  snapshot: CatalogueSnapshot,
  { ids }: IdPage,
  criteria: UnderstoodCriteria,
  families: boolean,
): AsyncGenerator<readonly MatchedStoredProduct[]> {
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    // A long list must not evict popular products from the cache.
    const { products } = snapshot;
    const stored = await (ids.length > CHUNK ? products.takeUncached(chunk) : products.take(chunk));
    yield matched(snapshot, stored, criteria, families);
  }
}

/**
 * Runs one part of a search, up to the request's limit, in the requested order (hidden products by name; specification
 * section 7; product.md section 2).
 */
export async function searchProteins(
  site: Site,
  part: SearchPart,
  criteria: Criteria,
  request: SearchRequest,
): Promise<MatchStream> {
  const understood = await understandSearch(site.vocabulary, criteria);
  const snapshot = site.catalogue.current();
  const { catalogue } = snapshot;
  const page = catalogue[part](catalogueQuery(catalogue, understood, request));
  const chunks = matchInChunks(snapshot, page, understood, request.families === true);
  return { total: page.total, chunks };
}

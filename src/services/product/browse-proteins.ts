import { LRUCache } from 'lru-cache';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import type { CatalogueSnapshot } from '../search/load-catalogue.ts';
import type { StoredProduct } from './product-store.ts';
import { catalogueQuery } from '../search/search-proteins.ts';
import type { Site } from '../site.ts';
import { understandSearch } from '../search/understand-search.ts';
import { memoize } from '#domain/memoize.ts';

/** How far down the order a sample looks for further brands. */
const SAMPLE_DEPTH = 600;

const samples = new WeakMap<CatalogueSnapshot, readonly number[]>();

/** A sample for browsing: the best known products first, then those of the largest brands, with a different brand each as far as possible. */
async function sample(
  site: Site,
  { catalogue, points, brands }: CatalogueSnapshot,
): Promise<readonly number[]> {
  const criteria = await understandSearch(site.vocabulary, NO_CRITERIA);
  const query = catalogueQuery(catalogue, criteria, {
    showAll: true,
    unconfirmed: false,
    sort: 'diversity',
    limit: SAMPLE_DEPTH,
    offset: 0,
  });
  const found = catalogue.search(query).ids.flatMap((id) => {
    const place = points.placeOf(id);
    return place === null ? [] : { id, place };
  });
  const sizes = new Map(brands.map(({ name, productsCount }) => [name, productsCount]));
  const sizeOf = (place: number) => sizes.get(points.brandOf(place)) ?? 0;
  const knownOf = (place: number) => points.columns.known[place] ?? 0;
  const seen = new Set<string>();
  const firsts: number[] = [];
  const others: number[] = [];
  const ordered = found.toSorted(
    (a, b) => knownOf(b.place) - knownOf(a.place) || sizeOf(b.place) - sizeOf(a.place),
  );
  for (const { id, place } of ordered) {
    const brand = points.brandOf(place);
    const fresh = !seen.has(brand);
    seen.add(brand);
    (fresh ? firsts : others).push(id);
  }
  return [...firsts, ...others];
}

/** Results cached per catalogue version: product pages request the same types and brands again and again. */
const MOST_CACHED = 500;
const findsCache = memoize(
  (_snapshot: CatalogueSnapshot) => new LRUCache<string, readonly number[]>({ max: MOST_CACHED }),
);

function find(snapshot: CatalogueSnapshot, text: string, limit: number): readonly number[] {
  const cache = findsCache(snapshot);
  const key = `${limit} ${text}`;
  let ids = cache.get(key);
  if (ids === undefined) {
    ids = snapshot.catalogue.find(text, { limit, offset: 0 }).ids;
    cache.set(key, ids);
  }
  return ids;
}

/**
 * The sample of the home page, or what a text finds in product name, brand name or protein type
 * (specification sections 5 and 7, browse): at most `limit`. The same catalogue gives the same sample.
 */
export async function browseProteins(
  site: Site,
  options: { readonly limit: number; readonly search?: string | undefined },
): Promise<readonly StoredProduct[]> {
  const snapshot = site.catalogue.current();
  const text = options.search?.trim() ?? '';
  if (text !== '') {
    return snapshot.products.take(find(snapshot, text, options.limit));
  }
  const ids = samples.get(snapshot) ?? (await sample(site, snapshot));
  samples.set(snapshot, ids);
  return snapshot.products.take(ids.slice(0, options.limit));
}

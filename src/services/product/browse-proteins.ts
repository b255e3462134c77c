import { LRUCache } from 'lru-cache';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { type Filters, filterWords, NO_FILTERS } from '#domain/matching/filters.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';
import type { StoredProduct } from '../snapshot/product-store.ts';
import { catalogueQuery } from '../search/search-proteins.ts';
import type { Site } from '../site.ts';
import { understandSearch } from '../understand-search.ts';
import { memoize } from '#domain/memoize.ts';
import { findSimilar } from './find-similar.ts';

/** The most products of a result among which a sample or a text search looks for further brands or families. */
const DEPTH = 600;

/** Moves the first item of each kind to the front. The order is otherwise kept. */
function oneOfEachFirst<T>(items: readonly T[], kindOf: (item: T) => unknown): readonly T[] {
  const seen = new Set<unknown>();
  const firsts: T[] = [];
  const others: T[] = [];
  for (const item of items) {
    const kind = kindOf(item);
    (seen.has(kind) ? others : firsts).push(item);
    seen.add(kind);
  }
  return [...firsts, ...others];
}

interface Placed {
  readonly id: number;
  readonly place: number;
}

function placed(points: CatalogueSnapshot['points'], ids: readonly number[]): readonly Placed[] {
  return ids.flatMap((id) => {
    const place = points.placeOf(id);
    return place === null ? [] : { id, place };
  });
}

const samples = new WeakMap<CatalogueSnapshot, readonly number[]>();

/** The first `DEPTH` products that pass the filters, in the order of a search without wishes. */
async function searchAll(
  site: Site,
  { catalogue, points }: CatalogueSnapshot,
  filters: Filters,
): Promise<readonly Placed[]> {
  const criteria = await understandSearch(site.vocabulary, NO_CRITERIA);
  const query = catalogueQuery(catalogue, criteria, {
    showAll: true,
    unconfirmed: false,
    sort: 'diversity',
    limit: DEPTH,
    offset: 0,
    filters,
  });
  return placed(points, catalogue.search(query).ids);
}

/**
 * A sample for browsing: the best-known products first, then those of the largest brands. The first item of each brand
 * comes before further ones.
 */
async function sample(site: Site, snapshot: CatalogueSnapshot): Promise<readonly number[]> {
  const { points, brands } = snapshot;
  const found = await searchAll(site, snapshot, NO_FILTERS);
  const sizes = new Map(brands.map(({ name, productsCount }) => [name, productsCount]));
  const sizeOf = (place: number) => sizes.get(points.brandOf(place)) ?? 0;
  const knownOf = (place: number) => points.columns.known[place] ?? 0;
  const ordered = found.toSorted(
    (a, b) => knownOf(b.place) - knownOf(a.place) || sizeOf(b.place) - sizeOf(a.place),
  );
  return oneOfEachFirst(ordered, ({ place }) => points.brandOf(place)).map(({ id }) => id);
}

/** The most text searches cached per catalogue version. Product pages repeat the same types and brands. */
const MAX_CACHED = 500;
const findsCache = memoize(
  (_snapshot: CatalogueSnapshot) => new LRUCache<string, readonly number[]>({ max: MAX_CACHED }),
);

/** How many results are of different families before further flavors of one family follow. */
const SAMPLE = 12;

/**
 * Finds products by text. Those whose name or brand contains the text come before those whose type matches. Within each
 * group the best known come first, and different families before further flavors, so that the flavors of one family
 * named after a type do not fill the sample. If no product contains the text, it is searched word by word, such as
 * "optimum nutrition whey" or "gold standrad".
 */
async function find(
  site: Site,
  snapshot: CatalogueSnapshot,
  text: string,
): Promise<readonly number[]> {
  const cache = findsCache(snapshot);
  let ids = cache.get(text);
  if (ids === undefined) {
    const { catalogue, points } = snapshot;
    let found = placed(points, catalogue.find(text, DEPTH));
    if (found.length === 0 && filterWords(text).length > 0)
      found = await searchAll(site, snapshot, { text });
    const wanted = text.toLowerCase();
    const isNamed = ({ place }: Placed) =>
      [points.columns.names[place], points.brandOf(place)].some((name) =>
        name?.toLowerCase().includes(wanted),
      );
    const familyOf = ({ place }: Placed) => points.columns.bases[place];
    const named = found.filter(isNamed);
    const ofType = found.filter((each) => !isNamed(each));
    const ordered = new Set([
      ...oneOfEachFirst([...named, ...ofType], familyOf).slice(0, SAMPLE),
      ...oneOfEachFirst(named, familyOf),
      ...oneOfEachFirst(ofType, familyOf),
    ]);
    ids = [...ordered].map(({ id }) => id);
    cache.set(text, ids);
  }
  return ids;
}

/**
 * Returns the sample of the home page; if a text is given, the products whose name, brand name or protein type matches
 * it (specification sections 5 and 7, browse); or the products like the one with id `like`. At most `limit`. The same
 * catalogue gives the same sample.
 */
export async function browseProteins(
  site: Site,
  options: {
    readonly limit: number;
    readonly search?: string | undefined;
    readonly like?: number | undefined;
  },
): Promise<readonly StoredProduct[]> {
  const snapshot = site.catalogue.current();
  if (options.like !== undefined)
    return snapshot.products.take(findSimilar(snapshot, options.like, options.limit));
  const text = options.search?.trim() ?? '';
  if (text !== '') {
    const ids = await find(site, snapshot, text);
    return snapshot.products.take(ids.slice(0, options.limit));
  }
  const ids = samples.get(snapshot) ?? (await sample(site, snapshot));
  samples.set(snapshot, ids);
  return snapshot.products.take(ids.slice(0, options.limit));
}

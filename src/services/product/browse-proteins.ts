import { LRUCache } from 'lru-cache';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { type Filters, filterWords, NO_FILTERS } from '#domain/matching/filters.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';
import type { StoredProduct } from '../snapshot/product-store.ts';
import { catalogueQuery } from '../search/search-proteins.ts';
import type { Site } from '../site.ts';
import { understandSearch } from '../understand-search.ts';
import { memoize } from '#domain/memoize.ts';

/** How far down the order a sample, and what a text finds, looks for further brands or families. */
const DEPTH = 600;

/** One of each kind first, then the others, in their order. */
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

/** Products that pass filters, in the order of a search without wishes; no further down than `DEPTH`. */
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

/** A sample for browsing: the best known products first, then those of the largest brands, with a different brand each as far as possible. */
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

/** What texts found, cached per catalogue version: product pages request the same types and brands again and again. */
const MOST_CACHED = 500;
const findsCache = memoize(
  (_snapshot: CatalogueSnapshot) => new LRUCache<string, readonly number[]>({ max: MOST_CACHED }),
);

/** How many of what a text finds are of different families, before further flavors of one. */
const SAMPLE = 12;

/**
 * What a text finds: first what its name or brand says, then what its type does; of both the best known first, a different family
 * each as far as possible. The flavors of one family that bears a type's name do not fill the sample. A text that none holds as
 * it is finds by its words: "optimum nutrition whey", "gold standrad".
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
    const ids = await find(site, snapshot, text);
    return snapshot.products.take(ids.slice(0, options.limit));
  }
  const ids = samples.get(snapshot) ?? (await sample(site, snapshot));
  samples.set(snapshot, ids);
  return snapshot.products.take(ids.slice(0, options.limit));
}

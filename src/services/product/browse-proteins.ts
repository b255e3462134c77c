import { LRUCache } from 'lru-cache';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import type { CatalogueSnapshot } from '../search/load-catalogue.ts';
import type { ShelvedProduct } from './product-shelf.ts';
import { catalogueQuery } from '../search/search-proteins.ts';
import type { Site } from '../site.ts';
import { understandSearch } from '../search/understand-search.ts';

/** How far down the order a sample looks for further brands. */
const SAMPLE_DEPTH = 600;

const samples = new WeakMap<CatalogueSnapshot, Promise<readonly ShelvedProduct[]>>();

/** How much of what a shopper asks first is known of a product, 0 to 6: its list counts most, then brand, figures, serving. */
function evidenceFor(product: Product): number {
  const { ingredients, ingredientsComplete, brandId, proteinPerServing, calories } = product;
  return [
    ingredients.length > 0,
    ingredientsComplete,
    brandId !== UNSTATED_BRAND.id,
    proteinPerServing !== null,
    calories !== null,
    product.servingSize?.basis === 'label',
  ].filter(Boolean).length;
}

/** Products to begin with: the best known first, by what is known of them and by how much their brand has, a different brand each time as long as there are any; with known ingredients first. */
async function sample(site: Site, snapshot: CatalogueSnapshot): Promise<readonly ShelvedProduct[]> {
  const { catalogue, products, brands } = snapshot;
  const criteria = understandSearch(site.vocabulary, NO_CRITERIA);
  const query = catalogueQuery(catalogue, criteria, {
    showAll: true,
    unconfirmed: false,
    sort: 'diversity',
    limit: SAMPLE_DEPTH,
    offset: 0,
  });
  const sizes = new Map(brands.map(({ id, productsCount }) => [id, productsCount]));
  const sizeOf = ({ product }: ShelvedProduct) => sizes.get(product.brandId) ?? 0;
  const found = (await products.take(catalogue.search(query).ids)).toSorted(
    (a, b) => evidenceFor(b.product) - evidenceFor(a.product) || sizeOf(b) - sizeOf(a),
  );
  const known = found.filter(({ product }) => product.ingredients.length > 0);
  const unknown = found.filter(({ product }) => product.ingredients.length === 0);
  const seen = new Set<number>();
  const firsts: ShelvedProduct[] = [];
  const others: ShelvedProduct[] = [];
  for (const each of [...known, ...unknown]) {
    const fresh = !seen.has(each.product.brandId);
    seen.add(each.product.brandId);
    (fresh ? firsts : others).push(each);
  }
  return [...firsts, ...others];
}

/** Answers kept a catalogue version: product pages ask for the same types and brands again and again. */
const KEPT = 500;
const finds = new WeakMap<CatalogueSnapshot, LRUCache<string, readonly number[]>>();

function find(snapshot: CatalogueSnapshot, text: string, limit: number): readonly number[] {
  let kept = finds.get(snapshot);
  if (kept === undefined) {
    kept = new LRUCache({ max: KEPT });
    finds.set(snapshot, kept);
  }
  const key = `${limit} ${text}`;
  let ids = kept.get(key);
  if (ids === undefined) {
    ids = snapshot.catalogue.find(text, { limit, offset: 0 }).ids;
    kept.set(key, ids);
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
): Promise<readonly ShelvedProduct[]> {
  const snapshot = site.catalogue.current();
  const text = options.search?.trim() ?? '';
  if (text !== '') {
    return snapshot.products.take(find(snapshot, text, options.limit));
  }
  let kept = samples.get(snapshot);
  if (kept === undefined) {
    kept = sample(site, snapshot);
    samples.set(snapshot, kept);
    kept.catch(() => samples.delete(snapshot));
  }
  return (await kept).slice(0, options.limit);
}

import type { MatchedShelvedProduct } from '#services/search-proteins.ts';
import type { ShelvedProduct } from '#services/product-shelf.ts';

/** A JSON list of products, copied together. */
export function productsJson(products: readonly ShelvedProduct[]): string {
  return `[${products.map((shelved) => shelved.json).join(',')}]`;
}

/** A JSON list of products with their matches: only the match is serialised anew. */
export function matchedProductsJson(items: readonly MatchedShelvedProduct[]): string {
  return `[${items.map(({ shelved, match }) => shelved.jsonWith(JSON.stringify(match))).join(',')}]`;
}

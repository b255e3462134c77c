import type { Product } from '#domain/product/product.ts';

/** What of a product is needed to cover a daily amount with it. */
export type CoverProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'brand'
  | 'brandId'
  | 'format'
  | 'proteinType'
  | 'flavor'
  | 'proteinPerServing'
  | 'servings'
  | 'affiliateLinks'
>;

/** Cuts a product down to what covering needs. */
export function toCoverProduct(product: Product): CoverProduct {
  const { id, name, brand, brandId, format, proteinType, flavor } = product;
  const { proteinPerServing, servings, affiliateLinks } = product;
  return {
    id,
    name,
    brand,
    brandId,
    format,
    proteinType,
    flavor,
    proteinPerServing,
    servings,
    affiliateLinks,
  };
}

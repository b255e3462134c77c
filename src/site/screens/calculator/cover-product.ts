import type { Product } from '#domain/product/product.ts';
import { pick } from '#domain/pick.ts';

const COVER_KEYS = [
  'id',
  'name',
  'brand',
  'brandId',
  'format',
  'proteinType',
  'flavor',
  'picture',
  'proteinPerServing',
  'servings',
  'servingSize',
  'affiliateLinks',
] as const satisfies readonly (keyof Product)[];

/** What of a product is needed to cover a daily amount with it. */
export type CoverProduct = Pick<Product, (typeof COVER_KEYS)[number]>;

/** Cuts a product down to what covering needs. */
export const toCoverProduct = (product: Product): CoverProduct => pick(product, COVER_KEYS);

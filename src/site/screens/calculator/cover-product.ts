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

/** The fields that are needed to cover a daily amount with a product. */
export type CoverProduct = Pick<Product, (typeof COVER_KEYS)[number]>;

/** Returns a product reduced to these fields. */
export const toCoverProduct = (product: Product): CoverProduct => pick(product, COVER_KEYS);

import type { Product } from '#domain/product/product.ts';
import { pick } from '#domain/pick.ts';
import type { CardProduct } from '../../product-card/card-product.ts';

const ROW_KEYS = [
  'id',
  'name',
  'brandId',
  'brand',
  'format',
  'proteinType',
  'flavor',
  'proteinPerServing',
  'calories',
  'picture',
] as const satisfies readonly (keyof CardProduct)[];

/** What a row of the sample shows of a product; every card is one. */
export type RowProduct = Pick<CardProduct, (typeof ROW_KEYS)[number]>;

export function toRowProduct(product: Product): RowProduct {
  return pick(product, ROW_KEYS);
}

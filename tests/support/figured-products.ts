import type { Product } from '#domain/product/product.ts';
import { type FigureProduct, FigureProducts } from '#importer/blog/product-measures.ts';

/** Returns the data of these products that figures of articles use. */
export function figured(products: readonly Product[]): readonly FigureProduct[] {
  const taken = new FigureProducts();
  for (const product of products) taken.add(product);
  return taken.all;
}

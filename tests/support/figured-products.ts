import type { Product } from '#domain/product/product.ts';
import { type FigureProduct, FigureProducts } from '#importer/blog/product-measures.ts';

/** What figures of articles look at of these products. */
export function figured(products: readonly Product[]): readonly FigureProduct[] {
  const taken = new FigureProducts();
  for (const product of products) taken.add(product);
  return taken.all;
}

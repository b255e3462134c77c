import type { CardProduct } from './card-product.ts';

/** The Compare checkbox of a card. */
export function CompareCheckbox({
  product,
}: {
  product: Pick<CardProduct, 'id' | 'name' | 'brand'>;
}) {
  void product;
  return null;
}

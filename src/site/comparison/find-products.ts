import type { Api } from '#contract/api.ts';
import type { Product } from '#domain/product/product.ts';

/** Matches shown in the comparison's search box (specification section 9). */
export const COMPARE_SEARCH_MATCHES = 20;
/** Products requested: more than shown, because the call also matches protein types, which do not count here. */
const ASKED = 100;

export interface FoundProduct extends Pick<Product, 'id' | 'name' | 'flavor'> {
  readonly brand: string;
}

/** Up to 20 products whose name or brand's name holds the text, in either case (specification section 5). */
export async function findProducts(api: Api, text: string): Promise<readonly FoundProduct[]> {
  const wanted = text.toLowerCase();
  const products = await api.browse({
    limit: ASKED,
    search: text,
    fields: 'id,name,flavor,brand.name',
  });
  return products
    .filter(
      ({ name, brand }) =>
        name.toLowerCase().includes(wanted) || brand.name.toLowerCase().includes(wanted),
    )
    .slice(0, COMPARE_SEARCH_MATCHES)
    .map(({ id, name, flavor, brand }) => ({ id, name, flavor, brand: brand.name }));
}

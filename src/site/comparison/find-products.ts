import type { Api } from '#contract/api.ts';
import type { Product } from '#domain/product/product.ts';

/** Matches shown in the comparison's search box (specification section 9). */
export const COMPARE_SEARCH_MATCHES = 20;
/** Products requested: more than are shown, because the call also matches protein types, which do not count here. */
const ASKED = 100;

export interface FoundProduct extends Pick<Product, 'id' | 'name' | 'flavor'> {
  readonly brand: string;
}

/**
 * Returns up to 20 products by name and brand, case-insensitive (specification section 5). Products that match only by
 * type do not count.
 */
export async function findProducts(api: Api, text: string): Promise<readonly FoundProduct[]> {
  const wanted = text.toLowerCase();
  const products = await api.browse({
    limit: ASKED,
    search: text,
    fields: 'id,name,flavor,brand.name,proteinType',
  });
  const holds = (field: string | null) => field?.toLowerCase().includes(wanted) === true;
  return products
    .filter(
      ({ name, brand, proteinType }) => holds(name) || holds(brand.name) || !holds(proteinType),
    )
    .slice(0, COMPARE_SEARCH_MATCHES)
    .map(({ id, name, flavor, brand }) => ({ id, name, flavor, brand: brand.name }));
}

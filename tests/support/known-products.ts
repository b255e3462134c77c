import type { Product } from '#domain/product/product.ts';

/** Part of the real catalogue, as the site at `origin` answers it: enough to find one of each kind in. */
export async function someProducts(origin: string): Promise<readonly Product[]> {
  const answer = await fetch(`${origin}/api/proteins?limit=1000&offset=400`);
  return (await answer.json()) as Product[];
}

/** The first product of which this holds; throws where there is none. */
export function productThat(
  products: readonly Product[],
  holds: (product: Product) => boolean,
): Product {
  const found = products.find(holds);
  if (found === undefined) throw new Error('the catalogue has no such product');
  return found;
}

/** A product with a long, complete label and every figure. */
export function wellKnownOf(products: readonly Product[]): Product {
  return productThat(
    products,
    ({ ingredients, ingredientsComplete, proteinType, brand, proteinPerServing, calories }) =>
      ingredientsComplete &&
      ingredients.length > 8 &&
      ingredients.some(({ canonical }) => canonical === 'sucralose') &&
      proteinType !== null &&
      brand.id !== 0 &&
      proteinPerServing !== null &&
      calories !== null,
  );
}

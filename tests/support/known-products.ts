import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from '#domain/product/product.ts';

/**
 * Returns part of the real catalogue by name, as the site at `origin` returns it in pages: enough to find one product
 * of each kind.
 */
export async function someProducts(
  origin: string,
  { offset = 400, count = 1_000 }: { readonly offset?: number; readonly count?: number } = {},
): Promise<readonly Product[]> {
  const pages = Array.from({ length: count / 100 }, async (_, page) => {
    const answer = await fetch(`${origin}/api/proteins?limit=100&offset=${offset + page * 100}`);
    return (await answer.json()) as Product[];
  });
  return (await Promise.all(pages)).flat();
}

/** Returns the first product with a property. Throws if there is none. */
export function productThat(
  products: readonly Product[],
  holds: (product: Product) => boolean,
): Product {
  const found = products.find(holds);
  if (found === undefined) throw new Error('the catalogue has no such product');
  return found;
}

/** Returns a product with a long, complete label and every figure. */
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

/** Replaces no-break spaces, which keep figures and units together, by spaces. */
export const onOneLine = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns the product to which a card's heading links. */
export async function productOnCard(card: Locator, origin: string): Promise<Product> {
  const href = await card.getByRole('heading').getByRole('link').getAttribute('href');
  expect(href).toMatch(/^\/protein\/\d+$/);
  const answer = await fetch(`${origin}/api/proteins/${href?.split('/').at(-1)}`);
  return (await answer.json()) as Product;
}

/** Expects a displayed figure, rounded as on labels; "unknown" for null. */
export function expectFigure(shown: string, value: number | null): void {
  const figure = /[\d.]+/.exec(shown.replaceAll(',', ''))?.[0];
  if (value === null) expect(shown).toContain('unknown');
  else expect(Math.abs(Number(figure) - value), `${shown}, not ${value}`).toBeLessThanOrEqual(0.5);
}

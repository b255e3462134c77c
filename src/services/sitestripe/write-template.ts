import type { Database } from '#database/open-database.ts';
import { readProductsWithoutMarketplaceLink } from '#database/product-figures.ts';

/**
 * The ASIN entry template (specification sections 2 and 3): a comment line a product with brand and name, then
 * `id,,` to be completed to `id,ASIN,price`, for every product without an active marketplace link, in order of id.
 */
export async function writeSiteStripeTemplate(db: Database): Promise<string> {
  const lines = (await readProductsWithoutMarketplaceLink(db)).map(
    ({ id, name, brand }) => `# ${brand ?? 'Brand not stated'}: ${name}\n${id},,`,
  );
  return ['# product id, ASIN, price', ...lines, ''].join('\n');
}

import { setImmediate } from 'node:timers/promises';
import type { Database } from '#database/open-database.ts';
import { readProductsWithoutMarketplaceLink } from '#database/product-figures.ts';

/** Products read at once: SQLite answers without letting go of the thread. */
const PAGE = 500;

/**
 * The ASIN entry template (specification sections 2 and 3): a comment line a product with brand and name, then
 * `id,,` to be completed to `id,ASIN,price`, for every product without an active marketplace link, in order of id.
 */
export async function writeSiteStripeTemplate(db: Database): Promise<string> {
  const lines = ['# product id, ASIN, price'];
  for (let after = 0; ; ) {
    const products = await readProductsWithoutMarketplaceLink(db, { after, limit: PAGE });
    for (const { id, name, brand } of products) {
      lines.push(`# ${brand ?? 'Brand not stated'}: ${name}\n${id},,`);
    }
    const last = products.at(-1);
    if (last === undefined || products.length < PAGE) return [...lines, ''].join('\n');
    after = last.id;
    await setImmediate();
  }
}

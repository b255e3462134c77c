import type { Database } from '#database/connection/open-database.ts';
import { readProductsWithoutMarketplaceLink } from '#database/retailers/link-coverage.ts';

/** Products per query: SQLite blocks the thread. */
const PAGE = 500;

/**
 * The ASIN entry template (specification sections 2 and 3), in parts: a comment line a product with brand and name, then
 * `id,,` to be completed to `id,ASIN,price`, for every product without an active marketplace link, in order of id.
 */
export async function* writeSiteStripeTemplate(db: Database): AsyncGenerator<string> {
  yield '# product id, ASIN, price\n';
  for (let after = 0; ; ) {
    const products = await readProductsWithoutMarketplaceLink(db, { after, limit: PAGE });
    yield products
      .map(({ id, name, brand }) => `# ${brand ?? 'Brand not stated'}: ${name}\n${id},,\n`)
      .join('');
    const last = products.at(-1);
    if (last === undefined || products.length < PAGE) return;
    after = last.id;
  }
}

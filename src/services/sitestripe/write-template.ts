import type { Database } from '#database/connection/open-database.ts';
import { readProductsWithoutMarketplaceLink } from '#database/retailers/link-coverage.ts';

/** Products per query. Kept small because SQLite blocks the thread. */
const PAGE = 500;

/**
 * Yields the ASIN entry template (specification sections 2 and 3) in parts. Every product without an active marketplace
 * link, in order of id, has a comment line with brand and name, then `id,,` to be completed to `id,ASIN,price`.
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

import type { Database } from '#database/open-database.ts';
import { MAIN_MARKETPLACE } from '#domain/retailers/visible-links.ts';

/**
 * The ASIN entry template (specification sections 2 and 3): a comment line a product with brand and name, then
 * `id,,` to be completed to `id,ASIN,price`, for every product without an active marketplace link, in order of id.
 */
export async function writeSiteStripeTemplate({ kysely }: Database): Promise<string> {
  const products = await kysely
    .selectFrom('products')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .select(['products.id', 'products.name', 'brands.name as brand'])
    .where('products.duplicate_of', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('links')
            .select('links.id')
            .whereRef('links.product_id', '=', 'products.id')
            .where('links.retailer', '=', MAIN_MARKETPLACE)
            .where('links.is_active', '=', 1),
        ),
      ),
    )
    .orderBy('products.id')
    .execute();
  const lines = products.map(
    ({ id, name, brand }) => `# ${brand ?? 'Brand not stated'}: ${name}\n${id},,`,
  );
  return ['# product id, ASIN, price', ...lines, ''].join('\n');
}

import { isMarketplaceRow } from './links.ts';
import type { Database } from '../connection/open-database.ts';

/** How many products have links to a retailer. */
export interface RetailerCoverage {
  readonly retailer: string;
  /** The number of shown products with an active link to the retailer. */
  readonly products: number;
  /** The number of those with a price. */
  readonly priced: number;
  readonly inactive: number;
}

/** The coverage of each retailer, largest first. */
export async function readLinkCoverage({ kysely }: Database): Promise<readonly RetailerCoverage[]> {
  const rows = await kysely
    .selectFrom('links')
    .innerJoin('products', 'products.id', 'links.product_id')
    .select((eb) => [
      'retailer',
      eb.fn.sum<number>('is_active').as('products'),
      eb.fn
        .sum<number>(
          eb
            .case()
            .when(eb.and([eb('is_active', '=', 1), eb('current_price', 'is not', null)]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('priced'),
      eb.fn.countAll<number>().as('all'),
    ])
    .where('products.duplicate_of', 'is', null)
    .groupBy('retailer')
    .orderBy('products', 'desc')
    .orderBy('retailer')
    .execute();
  return rows.map(({ retailer, products, priced, all }) => ({
    retailer,
    products: Number(products),
    priced: Number(priced),
    inactive: Number(all) - Number(products),
  }));
}

/**
 * Products without an active link to the main marketplace whose id is greater than `after`, in order of id, at most
 * `limit`. `brand` is null if it is not stated.
 */
export async function readProductsWithoutMarketplaceLink(
  { kysely }: Database,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<
  readonly { readonly id: number; readonly name: string; readonly brand: string | null }[]
> {
  return kysely
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
            .where(isMarketplaceRow)
            .where('links.is_active', '=', 1),
        ),
      ),
    )
    .where('products.id', '>', after)
    .orderBy('products.id')
    .limit(limit)
    .execute();
}

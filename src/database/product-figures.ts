import type { ExpressionBuilder } from 'kysely';
import { isMarketplaceRow } from './links.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** Products that the catalogue shows: duplicates are left out. */
function shownProducts({ kysely }: Database) {
  return kysely.selectFrom('products').where('products.duplicate_of', 'is', null);
}

/** Whether a product has no active link at the main marketplace. */
function hasNoMarketplaceLink(eb: ExpressionBuilder<Tables, 'products'>) {
  return eb.not(
    eb.exists(
      eb
        .selectFrom('links')
        .select('links.id')
        .whereRef('links.product_id', '=', 'products.id')
        .where(isMarketplaceRow)
        .where('links.is_active', '=', 1),
    ),
  );
}

/**
 * Products without an active link at the main marketplace whose id is higher than `after`, in order of id, `limit` at most;
 * `brand` is null if it is not stated.
 */
export async function readProductsWithoutMarketplaceLink(
  db: Database,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<
  readonly { readonly id: number; readonly name: string; readonly brand: string | null }[]
> {
  return shownProducts(db)
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .select(['products.id', 'products.name', 'brands.name as brand'])
    .where(hasNoMarketplaceLink)
    .where('products.id', '>', after)
    .orderBy('products.id')
    .limit(limit)
    .execute();
}

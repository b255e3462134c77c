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

/** How many products have no active link at the main marketplace. */
export async function countWithoutMarketplaceLink(db: Database): Promise<number> {
  const all = await shownProducts(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  // Links are few beside products.
  const linked = await shownProducts(db)
    .innerJoin('links', 'links.product_id', 'products.id')
    .where(isMarketplaceRow)
    .where('links.is_active', '=', 1)
    .select((eb) => eb.fn.count<number>('links.product_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(all.count) - Number(linked.count);
}

/**
 * Products without an active link at the main marketplace whose id is higher than `after`, in order of id, `limit` at most;
 * `brand` is null where nobody states it.
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

/** Counts of products, base products and flavours. */
export interface VariantFigures {
  readonly products: number;
  readonly bases: number;
  /** Different flavours, without regard to case. */
  readonly flavors: number;
  /** Base products with more than one flavour, and the products they have. */
  readonly multiFlavorBases: number;
  readonly multiFlavorProducts: number;
}

/** Counts the shown products, their bases and their flavours. */
export async function countVariants(db: Database): Promise<VariantFigures> {
  const all = await shownProducts(db)
    .select((eb) => [
      eb.fn.countAll<number>().as('products'),
      eb.fn.count<number>('base_key').distinct().as('bases'),
    ])
    .executeTakeFirstOrThrow();
  const { flavors } = await shownProducts(db)
    .where('flavor', 'is not', null)
    .select((eb) =>
      eb.fn
        .count<number>(eb.fn('lower', ['flavor']))
        .distinct()
        .as('flavors'),
    )
    .executeTakeFirstOrThrow();
  const several = await shownProducts(db)
    .where('flavor_options', '>', 1)
    .select((eb) => [
      eb.fn.countAll<number>().as('products'),
      eb.fn.count<number>('base_key').distinct().as('bases'),
    ])
    .executeTakeFirstOrThrow();
  return {
    products: Number(all.products),
    bases: Number(all.bases),
    flavors: Number(flavors),
    multiFlavorBases: Number(several.bases),
    multiFlavorProducts: Number(several.products),
  };
}

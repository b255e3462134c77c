import { type Kysely, type Selectable, sql } from 'kysely';
import { addTo } from '#domain/multimap.ts';
import type { AffiliateLink } from '#domain/product/product.ts';
import { MAIN_MARKETPLACE } from '#domain/retailers/visible-links.ts';
import { inChunks } from '../connection/in-chunks.ts';
import { isoTime } from '../connection/iso-time.ts';
import { countRows } from '../connection/count-rows.ts';
import type { Database } from '../connection/open-database.ts';
import type { LinksTable } from '../tables/retailer-tables.ts';
import type { Tables } from '../tables/tables.ts';

/** A stored retailer link, with its ASIN and origin. */
export interface StoredLink extends AffiliateLink {
  readonly productId: number;
  readonly asin: string | null;
  /** A source key, "feed" or "operator". */
  readonly origin: string;
  readonly batch: string | null;
}

/** Whether a row of `links` leads to the main marketplace (`isMainMarketplace` in SQL). */
export function isMarketplaceRow() {
  return sql<boolean>`lower(trim(links.retailer)) = ${MAIN_MARKETPLACE.toLowerCase()}`;
}

/** The links of these products, by retailer name. Products without links are absent from the map. */
export async function readLinks(
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredLink[]>> {
  const links = new Map<number, StoredLink[]>();
  for (const ids of inChunks(productIds)) {
    const rows = await db.kysely
      .selectFrom('links')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .orderBy('retailer')
      .execute();
    for (const row of rows) addTo(links, row.product_id, toLink(row));
  }
  return links;
}

/** All links, by product id and retailer. */
export async function readAllLinks(db: Database): Promise<readonly StoredLink[]> {
  const rows = await db.kysely
    .selectFrom('links')
    .selectAll()
    .orderBy('product_id')
    .orderBy('retailer')
    .execute();
  return rows.map(toLink);
}

/** A price that was read too long ago. `checkedAt` is ISO 8601 UTC. */
export interface StalePrice {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly checkedAt: string;
}

/** Counts the active links whose price was read before `before` (milliseconds since 1970). */
export function countStalePrices({ kysely }: Database, before: number): Promise<number> {
  return countRows(
    kysely
      .selectFrom('links')
      .where('is_active', '=', 1)
      .where('current_price', 'is not', null)
      .where('price_checked_at', '<', isoTime(before)),
  );
}

/** The oldest of these prices with their products, at most `limit`. */
export async function readStalePrices(
  { kysely }: Database,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<StalePrice[]> {
  const rows = await kysely
    .selectFrom('links')
    .innerJoin('products', 'products.id', 'links.product_id')
    .select(['products.id', 'products.name', 'links.current_price', 'links.price_checked_at'])
    .where('links.is_active', '=', 1)
    .where('links.current_price', 'is not', null)
    .where('links.price_checked_at', '<', isoTime(before))
    .orderBy('links.price_checked_at')
    .orderBy('products.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    price: row.current_price ?? 0,
    checkedAt: row.price_checked_at ?? '',
  }));
}

/**
 * Inserts or replaces the link of a product and retailer, in the given transaction or connection. The caller raises the
 * catalogue version. Returns whether the link was created or updated.
 */
export async function writeLink(
  kysely: Kysely<Tables>,
  link: StoredLink,
): Promise<'created' | 'updated'> {
  const row = {
    url: link.url,
    affiliate_url: link.affiliateUrl,
    asin: link.asin,
    current_price: link.currentPrice,
    price_checked_at: link.priceCheckedAt,
    is_active: link.isActive ? 1 : 0,
    origin: link.origin,
    batch: link.batch,
    currency: link.currency ?? 'USD',
  };
  const updated = await kysely
    .updateTable('links')
    .set(row)
    .where('product_id', '=', link.productId)
    .where('retailer', '=', link.retailer)
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) return 'updated';
  await kysely
    .insertInto('links')
    .values({ product_id: link.productId, retailer: link.retailer, ...row })
    .execute();
  return 'created';
}

/** Deletes one link. Returns false if there was none. */
export async function deleteLink(
  kysely: Kysely<Tables>,
  productId: number,
  retailer: string,
): Promise<boolean> {
  const result = await kysely
    .deleteFrom('links')
    .where('product_id', '=', productId)
    .where('retailer', '=', retailer)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

function toLink(row: Selectable<LinksTable>): StoredLink {
  return {
    productId: row.product_id,
    retailer: row.retailer,
    affiliateUrl: row.affiliate_url,
    url: row.url,
    currentPrice: row.current_price,
    priceCheckedAt: row.price_checked_at,
    isActive: row.is_active === 1,
    asin: row.asin,
    origin: row.origin,
    batch: row.batch,
    currency: row.currency,
  };
}

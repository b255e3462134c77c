import type { Kysely } from 'kysely';
import type { OfferCandidate } from '#domain/retailers/match-offer.ts';
import type { DatedPrice } from '#domain/retailers/price-line.ts';
import { type Database, inTransaction } from '../connection/open-database.ts';
import { noteOfferMatch } from './offer-matches.ts';
import type { OfferMatchesTable } from '../tables/retailer-tables.ts';
import type { Tables } from '../tables/tables.ts';

/** The origin of links that come from a retailer's feed. */
export const FEED_ORIGIN = 'feed';

/** The current price in a feed. */
export interface PricedOffer {
  readonly productId: number;
  readonly price: number;
  readonly currency: string;
  readonly link: string;
  readonly available: boolean;
}

/** Every shown product, as a candidate for matching offers. */
export async function readOfferCandidates({
  kysely,
}: Database): Promise<readonly OfferCandidate[]> {
  const rows = await kysely
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select([
      'products.id',
      'products.name',
      'brands.name as brand',
      'products.flavor',
      'products.gtin',
    ])
    .where('duplicate_of', 'is', null)
    .orderBy('products.id')
    .execute();
  return rows;
}

/** Product ids by barcode. A duplicate's barcode gives the product shown in its place. */
export async function readProductsByGtin({
  kysely,
}: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await kysely
    .selectFrom('products')
    .select(['id', 'gtin', 'duplicate_of'])
    .where('gtin', 'is not', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, gtin, duplicate_of }) => [gtin ?? '', duplicate_of ?? id]));
}

/** Writes a batch of offers in one transaction: prices, and offers that resemble a product. `at` is ISO 8601 UTC. */
export async function writeOffers(
  db: Database,
  retailer: string,
  offers: {
    readonly priced: readonly PricedOffer[];
    readonly toReview: readonly Pick<
      OfferMatchesTable,
      'offer' | 'name' | 'product_id' | 'score'
    >[];
  },
  at: string,
): Promise<void> {
  await inTransaction(db, async (kysely) => {
    for (const offer of offers.priced) await writeOffer(kysely, retailer, offer, at);
    for (const match of offers.toReview) await noteOfferMatch(kysely, { ...match, retailer, at });
  });
}

/**
 * Writes an offer as the product's link to the retailer, and its price into the day's history. A link that an operator
 * entered keeps its URLs but gets the price. `at` is ISO 8601 UTC.
 */
async function writeOffer(
  kysely: Kysely<Tables>,
  retailer: string,
  offer: PricedOffer,
  at: string,
): Promise<void> {
  const { productId, price, currency, link, available } = offer;
  const state = {
    current_price: price,
    currency,
    price_checked_at: at,
    is_active: available ? 1 : 0,
  };
  const before = await kysely
    .selectFrom('links')
    .select('origin')
    .where('product_id', '=', productId)
    .where('retailer', '=', retailer)
    .executeTakeFirst();
  const own = before === undefined || before.origin === FEED_ORIGIN;
  const row = { ...state, ...(own ? { url: link, affiliate_url: link } : {}) };
  if (before === undefined)
    await kysely
      .insertInto('links')
      .values({
        ...state,
        product_id: productId,
        retailer,
        url: link,
        affiliate_url: link,
        asin: null,
        origin: FEED_ORIGIN,
        batch: null,
      })
      .execute();
  else
    await kysely
      .updateTable('links')
      .set(row)
      .where('product_id', '=', productId)
      .where('retailer', '=', retailer)
      .execute();
  if (!available) return;
  await kysely
    .insertInto('prices')
    .values({ product_id: productId, retailer, day: at.slice(0, 10), price, currency })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'retailer', 'day']).doUpdateSet({ price, currency }),
    )
    .execute();
}

/** Deactivates links that the feed no longer has. Returns their number. */
export async function endOffersBefore(
  kysely: Kysely<Tables>,
  retailer: string,
  at: string,
): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable('links')
    .set({ is_active: 0 })
    .where('retailer', '=', retailer)
    .where('origin', '=', FEED_ORIGIN)
    .where('is_active', '=', 1)
    .where('price_checked_at', '<', at)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The prices of a product by day, oldest first: the newest 400 entries. */
export async function readPriceHistory(
  { kysely }: Database,
  productId: number,
): Promise<readonly DatedPrice[]> {
  const rows = await kysely
    .selectFrom('prices')
    .select(['retailer', 'day', 'price', 'currency'])
    .where('product_id', '=', productId)
    .orderBy('day', 'desc')
    .orderBy('retailer')
    .limit(400)
    .execute();
  return rows.reverse();
}

import type { Kysely } from 'kysely';
import { countRows } from '../connection/count-rows.ts';
import type { Database } from '../connection/open-database.ts';
import { readShownIds } from '../families/product-lookups.ts';
import type { OfferMatchesTable } from '../tables/retailer-tables.ts';
import type { Tables } from '../tables/tables.ts';

/** The operator's decisions about a retailer's offers, by offer number. */
export async function readOfferMatches(
  { kysely }: Database,
  retailer: string,
): Promise<ReadonlyMap<string, Pick<OfferMatchesTable, 'product_id' | 'decision'>>> {
  const rows = await kysely
    .selectFrom('offer_matches')
    .select(['offer', 'product_id', 'decision'])
    .where('retailer', '=', retailer)
    .execute();
  return new Map(rows.map(({ offer, ...rest }) => [offer, rest]));
}

/** Inserts or updates an offer for the operator to decide. Does not change one that has been decided. */
export async function noteOfferMatch(
  kysely: Kysely<Tables>,
  match: Omit<OfferMatchesTable, 'decision'>,
): Promise<void> {
  const { product_id, score, name, at } = match;
  await kysely
    .insertInto('offer_matches')
    .values({ ...match, decision: 'open' })
    .onConflict((conflict) =>
      conflict
        .columns(['retailer', 'offer'])
        .doUpdateSet({ product_id, score, name, at })
        .where('offer_matches.decision', '=', 'open'),
    )
    .execute();
}

/** Deletes undecided offers that the feed no longer has. */
export async function dropOpenMatchesBefore(
  kysely: Kysely<Tables>,
  retailer: string,
  at: string,
): Promise<void> {
  await kysely
    .deleteFrom('offer_matches')
    .where('retailer', '=', retailer)
    .where('decision', '=', 'open')
    .where('at', '<', at)
    .execute();
}

/** The number of offers that await a decision. */
export function countOpenMatches({ kysely }: Database): Promise<number> {
  return countRows(kysely.selectFrom('offer_matches').where('decision', '=', 'open'));
}

/** Offers without a decision, most similar first. `product` is null if the offer resembles none. */
export async function readOpenMatches({ kysely }: Database, limit: number) {
  return kysely
    .selectFrom('offer_matches')
    .leftJoin('products', 'products.id', 'offer_matches.product_id')
    .select([
      'offer_matches.retailer',
      'offer_matches.offer',
      'offer_matches.name',
      'offer_matches.product_id',
      'offer_matches.score',
      'products.name as product',
    ])
    .where('decision', '=', 'open')
    .orderBy('score', 'desc')
    .orderBy('retailer')
    .orderBy('offer')
    .limit(limit)
    .execute();
}

/** The operator's decision on an offer: its product (default: the one it resembles), or that it has none. */
export interface OfferDecision {
  readonly retailer: string;
  readonly offer: string;
  readonly decision: 'accepted' | 'rejected';
  readonly productId?: number | undefined;
}

/** Stores an operator's decision; the next import of the feed applies it. False if offer or product is unknown. */
export async function decideOfferMatch(
  db: Database,
  { retailer, offer, decision, productId }: OfferDecision,
): Promise<boolean> {
  if (productId !== undefined && !(await readShownIds(db, [productId])).has(productId))
    return false;
  const named = productId === undefined ? {} : { product_id: productId };
  let update = db.kysely
    .updateTable('offer_matches')
    .set({ decision, ...named })
    .where('retailer', '=', retailer)
    .where('offer', '=', offer);
  if (decision === 'accepted' && productId === undefined)
    update = update.where('product_id', '>', 0);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

import { setImmediate } from 'node:timers/promises';
import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import {
  endOffersBefore,
  readOfferCandidates,
  readProductsByGtin,
  writeOffers,
} from '#database/retailers/offers.ts';
import { dropOpenMatchesBefore, readOfferMatches } from '#database/retailers/offer-matches.ts';
import { type Database, inTransaction } from '#database/connection/open-database.ts';
import { underLock } from '#database/jobs/take-lock.ts';
import { type FeedOffer, readOffer } from '#domain/retailers/feed-offer.ts';
import { matchOffer, type OfferCandidate } from '#domain/retailers/match-offer.ts';
import { addTo } from '#domain/multimap.ts';
import { foldText } from '#domain/slug.ts';
import { catalogueTables } from '../tables/catalogue-tables.ts';
import { isSupplementName } from '../tables/is-supplement-name.ts';
import type { PoliteClient } from '../update/polite-client.ts';
import type { ReadRow } from '../rows/read-rows.ts';
import type { FeedMap } from './feed-map.ts';
import { readFeed } from './read-feed.ts';
import { isoTime } from '#database/connection/iso-time.ts';

export interface PriceFeed {
  readonly retailer: string;
  /** The path of a file, or an address. */
  readonly place: string;
  readonly map: FeedMap;
}

export interface PriceReport {
  readonly rows: number;
  /** Offers of products in the catalogue, matched by barcode and by name. */
  readonly byGtin: number;
  readonly byName: number;
  /** Offers that resemble a product, for the operator to decide. */
  readonly toReview: number;
  readonly ofNoProduct: number;
  /** Links that the feed no longer has. */
  readonly ended: number;
  /** Invalid rows, by problem. */
  readonly rejected: Readonly<Record<string, number>>;
}

export type PriceOutcome =
  | { readonly status: 'done'; readonly report: PriceReport }
  | { readonly status: 'busy' };

const LOCK = 'catalogue-prices';
const TTL_MS = 120_000;
const BATCH = 200;
/** Number of rows after which the lock is renewed, however few of them are offers. */
const MAX_ROWS = 5_000;
/** Number of unmatched protein supplements that one run adds to the operator's list at most. */
const MAX_UNMATCHED = 500;

/**
 * Reads a retailer's feed as a stream, and writes links and prices of the products it offers. Products are matched by
 * barcode, or otherwise by brand, name, flavor and size. An offer that only resembles a product, or is a protein
 * supplement that is not in the catalogue, is left to the operator. A second run changes only the time. Rejects with
 * `ImportFileError` or `OutsideError` if the feed cannot be read completely; what was read before is stored.
 */
export async function importPrices(
  db: Database,
  feed: PriceFeed,
  client: PoliteClient,
  now: () => number = Date.now,
): Promise<PriceOutcome> {
  const lock = { name: LOCK, ttlMs: TTL_MS, now };
  const done = await underLock(db, lock, ({ renew }) => readOffers(db, feed, client, now, renew));
  return done === null ? { status: 'busy' } : { status: 'done', report: done.result };
}

async function readOffers(
  db: Database,
  feed: PriceFeed,
  client: PoliteClient,
  now: () => number,
  renewLock: () => Promise<boolean>,
): Promise<PriceReport> {
  const at = isoTime(now());
  const find = await finder(db, feed.retailer);
  let unmatched = 0;
  const counts = { rows: 0, byGtin: 0, byName: 0, toReview: 0, ofNoProduct: 0 };
  const rejected: Record<string, number> = {};
  const reject = (reason: string) => (rejected[reason] = (rejected[reason] ?? 0) + 1);
  let batch: FeedOffer[] = [];
  const flush = async () => {
    const found = batch.map((offer) => ({ offer, ...find(offer) }));
    batch = [];
    for (const { how } of found) counts[how] += 1;
    const priced = found.flatMap(({ offer, ...each }) =>
      each.how === 'byGtin' || each.how === 'byName' ? [{ ...offer, productId: each.id }] : [],
    );
    const toReview = found.flatMap(({ offer, ...each }) => {
      const { id, name } = offer;
      if (each.how === 'toReview')
        return [{ offer: id, name, product_id: each.id, score: each.score }];
      if (each.how !== 'ofNoProduct' || each.isDecided || unmatched >= MAX_UNMATCHED) return [];
      if (!isSupplementName(`${offer.brand ?? ''} ${name}`)) return [];
      unmatched += 1;
      return [{ offer: id, name, product_id: 0, score: 0 }];
    });
    await writeOffers(db, feed.retailer, { priced, toReview }, at);
    await renewLock();
    await setImmediate();
  };
  for await (const rows of readFeed(feed.place, feed.map, client)) {
    for (const item of rows) {
      counts.rows += 1;
      const offer = offerOf(item, feed.map);
      if (typeof offer === 'string') reject(offer);
      else batch.push(offer);
      if (batch.length >= BATCH || counts.rows % MAX_ROWS === 0) await flush();
    }
  }
  await flush();
  const ended = await inTransaction(db, async (transaction) => {
    const gone = await endOffersBefore(transaction, feed.retailer, at);
    await dropOpenMatchesBefore(transaction, feed.retailer, at);
    if (gone + counts.byGtin + counts.byName > 0) await bumpProductsVersion(transaction);
    return gone;
  });
  return { ...counts, ended, rejected };
}

function offerOf(item: ReadRow, map: FeedMap): FeedOffer | string {
  if ('problem' in item) return item.problem;
  return readOffer(item.row as Record<string, string>, map.fields, map.currency);
}

type Found =
  | { readonly how: 'byGtin' | 'byName'; readonly id: number }
  | { readonly how: 'toReview'; readonly id: number; readonly score: number }
  | { readonly how: 'ofNoProduct'; readonly isDecided: boolean };

/** Returns a function that finds the product of an offer: by barcode, by the operator's decision, or by its words. */
async function finder(db: Database, retailer: string): Promise<(offer: FeedOffer) => Found> {
  const byGtin = await readProductsByGtin(db);
  const decided = await readOfferMatches(db, retailer);
  const byBrandWord = new Map<string, OfferCandidate[]>();
  for (const product of await readOfferCandidates(db)) {
    const [word = ''] = foldText(product.brand).split(' ');
    addTo(byBrandWord, word, product);
  }
  return (offer) => {
    const known = offer.gtin === null ? undefined : byGtin.get(offer.gtin);
    if (known !== undefined) return { how: 'byGtin', id: known };
    const decision = decided.get(offer.id);
    if (decision?.decision === 'accepted') return { how: 'byName', id: decision.product_id };
    if (decision?.decision === 'rejected') return { how: 'ofNoProduct', isDecided: true };
    const words = new Set(foldText(`${offer.brand ?? ''} ${offer.name}`).split(' '));
    const candidates = [...words].flatMap((word) => byBrandWord.get(word) ?? []);
    // If both have barcodes, the product is another one than the offer, because the barcodes did not match.
    const possible = candidates.filter(({ gtin }) => gtin === null || offer.gtin === null);
    const match = matchOffer(offer, possible, catalogueTables().words.offer);
    if (match.kind === 'none') return { how: 'ofNoProduct', isDecided: false };
    const { id, score } = match;
    return match.kind === 'certain' ? { how: 'byName', id } : { how: 'toReview', id, score };
  };
}

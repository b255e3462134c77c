import type { Generated } from 'kysely';

/** Links to retailers, and their prices. */
export interface RetailerTables {
  links: LinksTable;
  prices: PricesTable;
  offer_matches: OfferMatchesTable;
}

export interface LinksTable {
  id: Generated<number>;
  product_id: number;
  retailer: string;
  url: string;
  affiliate_url: string;
  asin: string | null;
  /** In `currency`. */
  current_price: number | null;
  /** ISO 4217. */
  currency: Generated<string>;
  price_checked_at: string | null;
  is_active: number;
  /** Where the link comes from: a source key, "feed" or "operator". */
  origin: string;
  /** The operator's batch, for undoing it. */
  batch: string | null;
}

/** The price at a retailer on a day, kept for the plot. */
export interface PricesTable {
  product_id: number;
  retailer: string;
  /** ISO date. */
  day: string;
  price: number;
  /** ISO 4217. */
  currency: string;
}

/** An offer of a feed that resembles a product but has no common barcode. The operator decides on it. */
export interface OfferMatchesTable {
  retailer: string;
  /** The offer's number in its feed. */
  offer: string;
  name: string;
  /** 0 if it resembles none. */
  product_id: number;
  /** Similarity, 0 to 1. */
  score: number;
  /** "open", or the operator's decision: "accepted", "rejected". */
  decision: string;
  at: string;
}

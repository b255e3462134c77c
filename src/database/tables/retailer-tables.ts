import type { Generated } from 'kysely';

/** What retailers offer: links to them and their prices. */
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
  /** Who entered it: a source key, or "operator". */
  origin: string;
  /** The batch of an operator's entry, for undoing it. */
  batch: string | null;
}

/** A day's price at a retailer, kept for the plot. */
export interface PricesTable {
  product_id: number;
  retailer: string;
  /** ISO date. */
  day: string;
  price: number;
  /** ISO 4217. */
  currency: string;
}

/** An offer of a feed that resembles a product without a common barcode: for the operator to decide. */
export interface OfferMatchesTable {
  retailer: string;
  /** The offer's number in its feed. */
  offer: string;
  name: string;
  /** 0 where it resembles none. */
  product_id: number;
  /** 0 to 1. */
  score: number;
  /** "open", or the operator's decision: "accepted", "rejected". */
  decision: string;
  at: string;
}

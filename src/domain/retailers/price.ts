import type { AffiliateLink } from '../product/product.ts';
import { isMainMarketplace, visibleLinks } from './visible-links.ts';

/** A marketplace price older than this is not shown, in milliseconds: 24 hours (product.md section 3). */
export const MARKETPLACE_PRICE_MAX_AGE_MS = 24 * 60 * 60_000;

/** What a retailer button says if there is no price to show (specification section 5). */
export const VIEW_PRICE = 'View Price';

/** Grams of protein by which costs are compared. */
export const COST_BASIS_GRAMS = 25;

/** Milliseconds since 1970 of an ISO 8601 text; NaN if it is not one. */
function millisecondsOf(time: string): number {
  // oxlint-disable-next-line no-restricted-globals -- Date.parse reads the text given, no clock
  return Date.parse(time);
}

/**
 * The price of a link in US dollars that may be shown at `now` (ms since 1970); null if it is unknown, not positive, or
 * a main-marketplace price that is older than 24 hours or of unknown age.
 */
export function shownPrice(link: AffiliateLink, now: number): number | null {
  const price = link.currentPrice;
  if (price === null || !(price > 0)) return null;
  if (!isMainMarketplace(link)) return price;
  const checked = link.priceCheckedAt === null ? Number.NaN : millisecondsOf(link.priceCheckedAt);
  return now - checked <= MARKETPLACE_PRICE_MAX_AGE_MS ? price : null;
}

/** Signs that are written before an amount; other currencies are written after it by their code. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/** '$39.99', '£39.99', '399.00 SEK': an amount in a currency (ISO 4217), 2 decimals. */
export function formatMoney(amount: number, currency = 'USD'): string {
  const text = (Math.round((amount + Number.EPSILON) * 100) / 100).toFixed(2);
  const sign = SIGNS.get(currency);
  return sign === undefined ? `${text} ${currency}` : `${sign}${text}`;
}

/** What the button of a link says about its price at `now`: '$39.99' or 'View Price'. */
export function priceLabel(link: AffiliateLink, now: number): string {
  const price = shownPrice(link, now);
  return price === null ? VIEW_PRICE : formatMoney(price, link.currency);
}

/** A price at which a shopper can buy now, and where. */
export interface Offer {
  /** In the currency of its link. */
  readonly price: number;
  readonly link: AffiliateLink;
}

/**
 * The lowest price among the links that a shopper sees at `now`; null if none shows one. Only prices in the currency of
 * the first are compared, because nothing is converted.
 */
export function lowestOffer(links: readonly AffiliateLink[], now: number): Offer | null {
  let lowest: Offer | null = null;
  for (const link of visibleLinks(links)) {
    if (lowest !== null && lowest.link.currency !== link.currency) continue;
    const price = shownPrice(link, now);
    if (price !== null && (lowest === null || price < lowest.price)) lowest = { price, link };
  }
  return lowest;
}

/** Price per serving in US dollars (specification section 3, "Derived"), unrounded; null if unknown. */
export function pricePerServing(price: number | null, servings: number | null): number | null {
  if (price === null || servings === null || servings <= 0) return null;
  return price / servings;
}

/** What 25 g of protein cost in US dollars, unrounded; null if price, servings or protein are unknown. */
export function costPer25g(
  price: number | null,
  servings: number | null,
  proteinPerServing: number | null,
): number | null {
  const perServing = pricePerServing(price, servings);
  if (perServing === null || proteinPerServing === null || proteinPerServing <= 0) return null;
  return (perServing / proteinPerServing) * COST_BASIS_GRAMS;
}

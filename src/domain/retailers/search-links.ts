import { type AffiliateLink, type Product, UNSTATED_BRAND } from '../product/product.ts';
import { isNameStated } from '../product/name/unstated-name.ts';
import { HEALTH_SUPPLEMENT_RETAILER, MAIN_MARKETPLACE, visibleLinks } from './visible-links.ts';

/** Words to search for a product: brand and name, without naming the brand twice. */
function searchWords(product: Pick<Product, 'name' | 'brand'>): string {
  const brand = product.brand.id === UNSTATED_BRAND.id ? '' : product.brand.name.trim();
  const name = product.name.trim();
  return name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;
}

/** Whether a record names the product: a name composed from its facts would find nothing in a shop. */
export function isSearchable({ name }: Pick<Product, 'name'>): boolean {
  return name.trim() !== '' && isNameStated(name);
}

function searchLink(retailer: string, url: string): AffiliateLink {
  return {
    retailer,
    affiliateUrl: url,
    url,
    currentPrice: null,
    priceCheckedAt: null,
    isActive: true,
  };
}

/**
 * Search pages of the known retailers for a product (product.md section 3): shown if no product link was entered; never
 * with an invented ASIN, and without a price. The associate tag is added to the marketplace's address only; it is left
 * out if it is null or empty.
 */
export function retailerSearchLinks(
  product: Pick<Product, 'name' | 'brand'>,
  associateTag: string | null,
): readonly AffiliateLink[] {
  const words = encodeURIComponent(searchWords(product)).replaceAll('%20', '+');
  const tag =
    associateTag === null || associateTag === '' ? '' : `&tag=${encodeURIComponent(associateTag)}`;
  return [
    searchLink(MAIN_MARKETPLACE, `https://www.amazon.com/s?k=${words}${tag}`),
    searchLink(HEALTH_SUPPLEMENT_RETAILER, `https://www.iherb.com/search?kw=${words}`),
  ];
}

/** The links that a shopper is shown: those that were entered, else the searches, if there is a name to search for. */
export function offeredLinks(
  product: Pick<Product, 'name' | 'brand' | 'affiliateLinks'>,
  associateTag: string | null,
): readonly AffiliateLink[] {
  const entered = visibleLinks(product.affiliateLinks);
  if (entered.length > 0 || !isSearchable(product)) return entered;
  return visibleLinks(retailerSearchLinks(product, associateTag));
}

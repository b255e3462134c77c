import type { AffiliateLink } from '../product/product.ts';
import { compareTexts } from '../wording.ts';

/** The main marketplace retailer of the specification (product.md section 3). */
export const MAIN_MARKETPLACE = 'Amazon';

/** The health-supplement retailer of the specification (product.md section 3). */
export const HEALTH_SUPPLEMENT_RETAILER = 'iHerb';

/** At most this many retailer buttons on a search card (specification section 5). */
export const MAX_LINKS_ON_SEARCH_CARD = 2;

function sameRetailer(retailer: string, name: string): boolean {
  return retailer.trim().toLowerCase() === name.toLowerCase();
}

/** Whether a link leads to the main marketplace: its button is primary and carries the fast-shipping tag. */
export function isMainMarketplace(link: Pick<AffiliateLink, 'retailer'>): boolean {
  return sameRetailer(link.retailer, MAIN_MARKETPLACE);
}

/**
 * Whether a purchase through a link may earn a commission: a main-marketplace link only with its associate tag; links
 * to other retailers are entered by the operator as affiliate links.
 */
export function mayEarn(link: Pick<AffiliateLink, 'retailer' | 'affiliateUrl'>): boolean {
  return !isMainMarketplace(link) || /[?&]tag=[^&]/.test(link.affiliateUrl);
}

/** Ignores case, for the same order on every machine. */
function byRetailer(a: AffiliateLink, b: AffiliateLink): number {
  return compareTexts(a.retailer.toLowerCase(), b.retailer.toLowerCase());
}

/**
 * The retailer links a shopper sees, in order (specification section 5): active ones only, the health-supplement
 * retailer's hidden if an active main-marketplace link exists, the main marketplace first, the others alphabetically.
 * Search cards show the first `MAX_LINKS_ON_SEARCH_CARD` of them.
 */
export function visibleLinks(links: readonly AffiliateLink[]): readonly AffiliateLink[] {
  const active = links.filter((link) => link.isActive);
  const marketplace = active.filter(isMainMarketplace);
  const others = active.filter(
    (link) =>
      !isMainMarketplace(link) &&
      !(marketplace.length > 0 && sameRetailer(link.retailer, HEALTH_SUPPLEMENT_RETAILER)),
  );
  return [...marketplace, ...others.toSorted(byRetailer)];
}

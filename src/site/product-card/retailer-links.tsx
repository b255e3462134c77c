import type { AffiliateLink, Product } from '#domain/product/product.ts';
import { priceLabel } from '#domain/retailers/price.ts';
import { isMainMarketplace, visibleLinks } from '#domain/retailers/visible-links.ts';
import { usePriceTime } from './use-price-time.ts';

/** The `rel` of every retailer link. The links are sponsored, and open in a new tab. */
export const AFFILIATE_REL = 'sponsored nofollow noopener';

/**
 * Buttons to retailers (specification section 5, "Retailer link display"): active links only, the main marketplace
 * first and primary. `install-behavior.ts` counts the clicks by the `data-` attributes. Marketplace prices depend on
 * the time and pages may be cached, so prices appear only in the browser.
 */
export function RetailerLinks({
  links,
  product,
  limit = Number.POSITIVE_INFINITY,
  compact = false,
}: {
  links: readonly AffiliateLink[];
  product: Pick<Product, 'id' | 'brand'>;
  limit?: number;
  compact?: boolean;
}) {
  const now = usePriceTime();
  return visibleLinks(links)
    .slice(0, limit)
    .map((link) => {
      const main = isMainMarketplace(link);
      return (
        <a
          key={link.retailer}
          href={link.affiliateUrl}
          rel={AFFILIATE_REL}
          target="_blank"
          data-affiliate-click={`${product.brand.name} | ${link.retailer}`}
          data-product={product.id}
          className={`${compact ? 'tap-small' : 'tap'} small-button icon-behind icon-external flex-wrap border-2 px-3 py-1 ${main ? 'bg-ink text-paper hover:bg-soft' : 'bg-sheet hover:bg-well'}`}
        >
          <span>{link.retailer}</span>
          <span className="font-normal">{priceLabel(link, now)}</span>
          {main && !compact && (
            <span className="rounded-sm bg-paper px-1 text-xs font-semibold text-ink">
              Fast shipping
            </span>
          )}
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      );
    });
}

import type { Product } from '#domain/product/product.ts';
import { retailerSearchLinks } from '#domain/retailers/search-links.ts';
import { mayEarn, visibleLinks } from '#domain/retailers/visible-links.ts';
import { buttonClass } from '../ui/button.tsx';
import { useConfig } from '../site-context.tsx';
import { AFFILIATE_REL } from './retailer-links.tsx';

/**
 * Shown if no product link was entered: the retailer's search page for brand and name, with the associate tag
 * (product.md section 3). It says that it is a search, and shows no price.
 */
export function RetailerSearchLink({
  product,
  primary = false,
}: {
  product: Pick<Product, 'id' | 'name' | 'brand'>;
  /** Whether it is the primary button, as on the product's own page. */
  primary?: boolean;
}) {
  const { amazonAssociateTag } = useConfig();
  return visibleLinks(retailerSearchLinks(product, amazonAssociateTag)).map((link) => (
    <a
      key={link.retailer}
      href={link.affiliateUrl}
      target="_blank"
      rel={AFFILIATE_REL}
      data-affiliate-click={`${product.brand.name} | ${link.retailer}`}
      data-product={product.id}
      className={
        primary
          ? buttonClass('primary', 'icon-behind icon-external')
          : 'tap-small small-button icon-behind icon-external'
      }
      aria-label={`Find at ${link.retailer} (a search, opens in a new tab)`}
      title={`A search at ${link.retailer}${mayEarn(link) ? '; we may earn a commission' : ''}`}
    >
      {`Find at ${link.retailer}`}
    </a>
  ));
}

import { isSearchable } from '#domain/retailers/search-links.ts';
import { visibleLinks } from '#domain/retailers/visible-links.ts';
import { RetailerLinks } from '../../product-card/retailer-links.tsx';
import { RetailerSearchLink } from '../../product-card/retailer-search-link.tsx';
import type { ComparedProduct } from './compared-product.ts';

/**
 * Where a product is sold: its links, or otherwise a link to a retailer's search. If there is no name to search for,
 * the specified text `none`.
 */
export function Retailers({ product, none }: { product: ComparedProduct; none: string }) {
  if (visibleLinks(product.affiliateLinks).length > 0)
    return (
      <span className="flex flex-wrap gap-2">
        <RetailerLinks links={product.affiliateLinks} product={product} />
      </span>
    );
  return isSearchable(product) ? <RetailerSearchLink product={product} /> : none;
}

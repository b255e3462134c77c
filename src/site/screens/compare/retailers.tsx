import { offeredLinks } from '#domain/retailers/search-links.ts';
import { mayEarn, visibleLinks } from '#domain/retailers/visible-links.ts';
import { RetailerLinks } from '../../product-card/retailer-links.tsx';
import { RetailerSearchLink } from '../../product-card/retailer-search-link.tsx';
import { useConfig } from '../../site-context.tsx';
import type { ComparedProduct } from './compared-product.ts';

/** Where a product is sold: its links, else the search that says it is one; the specification's words where there is no name to search for. */
export function Retailers({ product, none }: { product: ComparedProduct; none: string }) {
  if (visibleLinks(product.affiliateLinks).length > 0)
    return (
      <span className="flex flex-wrap gap-2">
        <RetailerLinks links={product.affiliateLinks} product={product} />
      </span>
    );
  return product.name.trim() === '' ? none : <RetailerSearchLink product={product} />;
}

/** The associate sentence, where one of the links in the table may earn. */
export function AssociateSentence({ products }: { products: readonly ComparedProduct[] }) {
  const { amazonAssociateTag } = useConfig();
  const earns = products.some((product) => offeredLinks(product, amazonAssociateTag).some(mayEarn));
  if (!earns) return null;
  return (
    <p className="mt-2 text-xs text-soft print:hidden">
      We earn from qualifying purchases, at no extra cost to you.
    </p>
  );
}

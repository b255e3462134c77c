import { offeredLinks } from '#domain/retailers/search-links.ts';
import { isMainMarketplace, mayEarn } from '#domain/retailers/visible-links.ts';
import { useConfig } from '../site-context.tsx';

/** The associate disclosure, if a link to one of the products may earn a commission (product.md section 3). */
export function AssociateSentence({
  products,
  className,
}: {
  products: readonly Parameters<typeof offeredLinks>[0][];
  className: string;
}) {
  const { amazonAssociateTag } = useConfig();
  const earning = products
    .flatMap((product) => offeredLinks(product, amazonAssociateTag))
    .filter(mayEarn);
  if (earning.length === 0) return null;
  return (
    <p className={`text-xs text-soft print:hidden ${className}`}>
      {earning.some(isMainMarketplace) ? 'As an Amazon Associate we' : 'We'} earn from qualifying
      purchases, at no extra cost to you.
    </p>
  );
}

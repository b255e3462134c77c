import { paths } from '#contract/paths.ts';
import type { CardProduct } from '../../product-card/card-product.ts';
import { CompareCheckbox } from '../../comparison/compare-checkbox.tsx';
import { ProductCard } from '../../product-card/product-card.tsx';

/**
 * The products found for `text` as a grid of cards. If there are none, a link to a search that tolerates misspellings.
 */
export function ProductGrid({
  products,
  text,
}: {
  products: readonly CardProduct[];
  text: string;
}) {
  if (products.length === 0)
    return (
      <p className="label mt-4 max-w-xl">
        No product, brand or type contains “{text}”. {/* Search tolerates misspellings. */}
        <a href={paths.search({ filters: { text } })}>Try close spellings</a>
      </p>
    );
  return (
    <ul className="cards mt-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} compare={<CompareCheckbox product={product} />} />
        </li>
      ))}
    </ul>
  );
}

import type { CardProduct } from '../../product-card/card-product.ts';
import { CompareCheckbox } from '../../comparison/compare-checkbox.tsx';
import { ProductCard } from '../../product-card/product-card.tsx';

/** Cards in as many columns as there is room for; `empty` where there are none. */
export function ProductGrid({
  products,
  empty,
}: {
  products: readonly CardProduct[];
  empty: string;
}) {
  if (products.length === 0) return <p className="label mt-6 max-w-xl">{empty}</p>;
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

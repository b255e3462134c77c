import type { CardProduct } from '../../product-card/card-product.ts';
import { CompareCheckbox } from '../../comparison/compare-checkbox.tsx';
import { ProductCard } from '../../product-card/product-card.tsx';
import { NothingNamed } from './nothing-named.tsx';

/** What `text` found, as cards in as many columns as there is room for. */
export function ProductGrid({
  products,
  text,
}: {
  products: readonly CardProduct[];
  text: string;
}) {
  if (products.length === 0) return <NothingNamed text={text} />;
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

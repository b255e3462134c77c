import type { ReactNode } from 'react';
import { countOf } from '../product-card/amount.ts';
import { ScrollRegion } from '../prose/scroll-region.tsx';
import { COMPARE_SEARCH_MATCHES, type FoundProduct } from './find-products.ts';

/** The number of products found, and the products in a scrollable list. `action` renders what can be done with one. */
export function FoundList({
  text,
  products,
  action,
  bare = false,
}: {
  text: string;
  products: readonly FoundProduct[];
  action: (product: FoundProduct) => ReactNode;
  /** Whether it is inside a box and needs no frame of its own. */
  bare?: boolean;
}) {
  const count = products.length;
  return (
    <div className={bare ? '' : 'mt-3 max-w-xl'}>
      <p role="status" className={`text-sm text-soft ${bare ? 'px-3 py-1.5' : ''}`}>
        {count === 0
          ? `No product or brand is called “${text}”.`
          : `${count === COMPARE_SEARCH_MATCHES ? 'First ' : ''}${countOf(count, 'match', 'matches')} for “${text}”`}
      </p>
      {count > 0 && (
        <ScrollRegion
          label="Matches"
          className={`max-h-80 overflow-y-auto ${bare ? 'border-t border-rule' : 'mt-1 border-2 border-ink'}`}
        >
          <ul>
            {products.map((product) => (
              <li
                key={product.id}
                className="flex items-center gap-3 border-t border-rule bg-sheet px-3 py-1 first:border-t-0"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{product.name}</span>
                  <span className="block text-xs text-soft">
                    {product.brand}
                    {product.flavor !== null && `, ${product.flavor}`}
                  </span>
                </span>
                {action(product)}
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
    </div>
  );
}

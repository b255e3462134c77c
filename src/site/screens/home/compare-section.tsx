import { HOME_ANCHORS, paths } from '#contract/paths.ts';
import type { CardProduct } from '../../product-card/card-product.ts';
import { ProductCard } from '../../product-card/product-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Products in the compare teaser (specification section 9). */
export const TEASER_PRODUCTS = 3;

/** The teaser's match scores, labelled "Example" (specification section 9; product.md section 4). */
const TEASER_SCORES = [98, 95, 92] as const;

/** What comparing looks like: three products side by side, and the way to the comparison page. */
export function CompareSection({ products }: { products: readonly CardProduct[] }) {
  return (
    <section
      id={HOME_ANCHORS.compare}
      aria-labelledby="compare-heading"
      tabIndex={-1}
      className="page py-16 outline-none"
    >
      <div className="section-head">
        <h2 id="compare-heading" className="headline text-2xl">
          Compare side by side
        </h2>
        <ButtonLink href={paths.compare(products.map(({ id: product }) => product))}>
          Compare Products
        </ButtonLink>
      </div>
      <p className="mt-4 max-w-text text-soft">
        Nutrition, ingredients, dietary facts and prices in one table; what differs is marked, what
        nobody states is said to be unknown.
      </p>
      <ul className="cards mt-6 md:grid-cols-3">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} badge={TEASER_SCORES[index]} badgeNote="Example" />
          </li>
        ))}
      </ul>
    </section>
  );
}

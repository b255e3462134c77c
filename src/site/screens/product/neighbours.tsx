import { AppLink } from '../../ui/app-link.tsx';
import { paths } from '#contract/paths.ts';
import type { ProductLink } from '#contract/standing.ts';
import { CompareCheckbox } from '../../comparison/compare-checkbox.tsx';
import type { CardProduct } from '../../product-card/card-product.ts';
import { ProductCard } from '../../product-card/product-card.tsx';

/** The other flavours of the same product. */
export function Variants({
  flavor,
  variants,
  inherited,
}: {
  /** The flavor shown; null where it is not stated. */
  flavor: string | null;
  variants: readonly ProductLink[];
  inherited: boolean;
}) {
  if (variants.length === 0) return null;
  return (
    <nav aria-label="Flavors" className="mt-6">
      <p className="eyebrow">Flavors</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        <li>
          <span
            aria-current="page"
            className="tap border-2 border-ink bg-ink px-3 text-sm font-semibold text-paper"
          >
            {flavor ?? 'Not stated'}
          </span>
        </li>
        {variants.map(({ id, flavor: other }) => (
          <li key={id}>
            <AppLink
              to={paths.product(id)}
              className="tap border-2 border-ink bg-sheet px-3 text-sm font-semibold no-underline hover:bg-well"
            >
              {other ?? 'Not stated'}
            </AppLink>
          </li>
        ))}
      </ul>
      {inherited && (
        <p className="mt-3 max-w-text border-l-4 border-amber bg-amber-wash px-4 py-2 text-sm">
          No label of this flavor is known: the facts here are those of its base product. Read the
          pack.
        </p>
      )}
    </nav>
  );
}

/** Up to three others, as cards (specification section 2). */
export function SimilarProducts({ products }: { products: readonly CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-14 print:hidden">
      <h2 id="similar" className="headline text-xl">
        Similar Protein Products
      </h2>
      <div className="rule-mid mt-3" />
      <ul className="cards mt-5 sm:grid-cols-2 md:grid-cols-3">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} compare={<CompareCheckbox product={product} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

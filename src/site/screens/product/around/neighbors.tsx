import { AppLink } from '../../../ui/app-link.tsx';
import { paths } from '#contract/paths.ts';
import type { ProductLink } from '#contract/standing.ts';
import { CompareCheckbox } from '../../../comparison/compare-checkbox.tsx';
import type { CardProduct } from '../../../product-card/card-product.ts';
import { countOf } from '../../../product-card/amount.ts';
import { ProductCard } from '../../../product-card/product-card.tsx';

/** Number of flavors listed before the others are collapsed. */
const FLAVORS_SHOWN = 6;

function FlavorLinks({ variants }: { variants: readonly ProductLink[] }) {
  return variants.map(({ id, flavor }) => (
    <li key={id}>
      <AppLink
        to={paths.product(id)}
        className="tap border-2 border-ink bg-sheet px-3 text-sm font-semibold no-underline hover:bg-well"
      >
        {flavor ?? 'Not stated'}
      </AppLink>
    </li>
  ));
}

/** The flavors of the product: the current one, and links to the others. */
export function Variants({
  flavor,
  variants,
}: {
  /** The current flavor; null if it is not stated. */
  flavor: string | null;
  variants: readonly ProductLink[];
}) {
  if (variants.length === 0) return null;
  const more = variants.slice(FLAVORS_SHOWN);
  return (
    <nav id="flavors" aria-label="Flavors">
      <p className="eyebrow">Flavors</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        <li>
          <span
            aria-current="page"
            tabIndex={-1}
            className="tap border-2 border-ink bg-ink px-3 text-sm font-semibold text-paper"
          >
            {flavor ?? 'Not stated'}
          </span>
        </li>
        <FlavorLinks variants={variants.slice(0, FLAVORS_SHOWN)} />
      </ul>
      {more.length > 0 && (
        <details className="mt-1">
          <summary className="tap text-sm underline">{countOf(more.length, 'more flavor')}</summary>
          <ul className="mt-1 flex flex-wrap gap-2">
            <FlavorLinks variants={more} />
          </ul>
        </details>
      )}
    </nav>
  );
}

/** Shown for a flavor without a recorded label. */
export function InheritedNotice() {
  return (
    <p className="mt-3 max-w-text border-l-4 border-amber bg-amber-wash px-4 py-2 text-sm">
      No label of this flavor is known: the facts here are those of its base product. Read the pack.
    </p>
  );
}

/** Up to three similar products, as cards (specification section 2). */
export function SimilarProducts({ products }: { products: readonly CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-14 print:hidden">
      <h2 id="similar" className="headline rule-below pb-3 text-xl">
        Similar Protein Products
      </h2>
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

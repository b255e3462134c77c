import { AppLink } from '../../ui/app-link.tsx';
import { paths } from '#contract/paths.ts';
import type { Peers, ProductLink } from '#contract/standing.ts';
import { isInherited } from '#domain/flavours/inherited-facts.ts';
import type { Product } from '#domain/product/product.ts';
import { CompareCheckbox } from '../../comparison/compare-checkbox.tsx';
import { formatAmount } from '../../product-card/amount.ts';
import type { CardProduct } from '../../product-card/card-product.ts';
import { ProductCard } from '../../product-card/product-card.tsx';

/** The other flavours of the same product. */
export function Variants({
  product,
  variants,
}: {
  product: Product;
  variants: readonly ProductLink[];
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
            {product.flavor ?? 'Not stated'}
          </span>
        </li>
        {variants.map(({ id, flavor, name }) => (
          <li key={id}>
            <AppLink
              to={paths.product(id)}
              className="tap border-2 border-ink bg-sheet px-3 text-sm font-semibold no-underline hover:bg-well"
            >
              {flavor ?? name}
            </AppLink>
          </li>
        ))}
      </ul>
      {isInherited(product.provenance.sources) && (
        <p className="mt-3 max-w-text border-l-4 border-amber bg-amber-wash px-4 py-2 text-sm">
          No label of this flavor is known: the facts here are those of its base product. Read the
          pack.
        </p>
      )}
    </nav>
  );
}

function difference(value: number | null, own: number | null, unit: string): string | null {
  if (value === null || own === null) return null;
  const delta = Math.round((value - own) * 10) / 10;
  if (delta === 0) return `same ${unit.replace('g ', '')}`;
  return `${formatAmount(Math.abs(delta))} ${delta > 0 ? 'more' : 'less'} ${unit}`;
}

/** "The same without sucralose": the nearest product whose whole label is known to go without it. */
export function Alternatives({
  product,
  alternatives,
}: {
  product: Product;
  alternatives: Peers['alternatives'];
}) {
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives">
      <h2 id="alternatives" className="headline text-xl">
        Nearest alternatives
      </h2>
      <p className="mt-1 text-sm text-soft">
        Same type and form, a label that is known whole, no allergen that this one has not.
      </p>
      <div className="rule-mid mt-3" />
      <ul>
        {alternatives.map(({ without, product: other }) => (
          <li
            key={without}
            className="grid items-baseline gap-x-6 border-b border-rule py-3 lg:grid-cols-3"
          >
            <span className="font-bold">The same without {without}</span>
            <a href={paths.product(other.id)} className="font-semibold">
              {other.name}
            </a>
            <span className="text-sm text-soft">
              {[
                other.brand,
                difference(other.proteinPerServing, product.proteinPerServing, 'g protein'),
                difference(other.calories, product.calories, 'kcal'),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
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

import type { BrandListing } from '#contract/api.ts';
import { HOME_ANCHORS, paths } from '#contract/paths.ts';
import { formatCount } from '../../product-card/amount.ts';

/** Brands named on home; the directory has them all. */
const SHOWN_BRANDS = 24;

/** The brands with the most products, in the order of their names. */
export function BrandsSection({ brands }: { brands: readonly BrandListing[] }) {
  const shown = brands
    .toSorted((a, b) => b.productsCount - a.productsCount || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN_BRANDS)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (shown.length === 0) return null;
  return (
    <section
      id={HOME_ANCHORS.brands}
      aria-labelledby="brands-heading"
      tabIndex={-1}
      className="page py-16 outline-none"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="brands-heading" className="headline text-2xl">
          Brands
        </h2>
        <a href={paths.brands()} className="inline-flex min-h-11 items-center">
          All {formatCount(brands.length)} brands
        </a>
      </div>
      <ul className="mt-4 grid gap-x-8 border-t-4 border-ink sm:grid-cols-2 lg:grid-cols-4">
        {shown.map((brand) => (
          <li key={brand.id} className="border-b border-rule">
            <a
              href={paths.brand(brand)}
              className="flex min-h-11 items-baseline justify-between gap-2 py-2.5 no-underline hover:underline"
            >
              <span>{brand.name}</span>
              <span className="text-sm text-soft">{brand.productsCount}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { HOME_ANCHORS, paths } from '#contract/paths.ts';
import { formatCount } from '../../product-card/amount.ts';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import type { HomeBrands } from './pick-brands.ts';

/** The brands with the most products, sorted by name. */
export function BrandsSection({ brands, total }: HomeBrands) {
  if (brands.length === 0) return null;
  return (
    <section
      id={HOME_ANCHORS.brands}
      aria-label="Brands"
      tabIndex={-1}
      className="min-w-0 outline-none"
    >
      <PhoneFold title="Brands">
        <div className="section-head max-lg:border-0 max-lg:p-0">
          <h2 className="headline text-xl max-lg:hidden">Brands</h2>
          <a href={paths.brands()} className="tap">
            All {formatCount(total)} brands
          </a>
        </div>
        <ul className="grid grid-cols-2 gap-x-4 wrap-anywhere sm:gap-x-8">
          {brands.map((brand) => (
            <li key={brand.id} className="border-b border-rule">
              <a
                href={paths.brand(brand)}
                className="flex min-h-11 md:min-h-10 items-center justify-between gap-2 py-1 no-underline hover:underline max-sm:text-sm"
              >
                <span>{brand.name}</span>
                <span className="text-sm text-soft">{formatCount(brand.familiesCount)}</span>
              </a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </section>
  );
}

import { paths } from '#contract/paths.ts';
import { UNSTATED_BRAND } from '#domain/product/product.ts';
import { unbroken } from '../../product-card/amount.ts';
import { BrandMark } from '../../product-card/brand-mark.tsx';
import type { CardProduct } from '../../product-card/card-product.ts';
import { DietBadges } from '../../product-card/diet-badges.tsx';
import { PackDrawing } from '../../product-card/pack-drawing.tsx';
import { BackToSearch } from './back-to-search.tsx';
import { ProductOffers } from './product-offers.tsx';

/** Long names are set smaller, so that they do not push the label off the first screen. */
function titleSize({ length }: string): string {
  return length > 36 ? 'text-xl' : 'text-xl sm:text-2xl';
}

/** Breadcrumbs, and the product's card writ large. */
export function ProductHead({ product }: { product: CardProduct }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <nav aria-label="Breadcrumb" className="min-w-0 text-sm">
          <ol className="flex flex-wrap items-center gap-x-2">
            <li>
              <a href={paths.home()} className="tap">
                Home
              </a>
            </li>
            <li aria-hidden="true">/</li>
            <li>
              <a href={paths.searchAll()} className="tap">
                Proteins
              </a>
            </li>
            <li aria-hidden="true">/</li>
            <li aria-current="page" className="min-w-0 text-soft">
              {product.name}
            </li>
          </ol>
        </nav>
        <BackToSearch />
      </div>
      <header className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 sm:gap-x-6 lg:grid-cols-[auto_minmax(0,1fr)_19rem]">
        <PackDrawing product={product} className="h-25 w-20 sm:row-span-2 sm:h-40 sm:w-32" />
        <div className="self-end">
          <p className="flex items-center gap-2 text-soft">
            <BrandMark brand={product.brand} className="size-7" />
            {product.brand.id === UNSTATED_BRAND.id ? (
              product.brand.name
            ) : (
              <a href={paths.brand(product.brand)}>{product.brand.name}</a>
            )}
          </p>
          <h1 className={`headline mt-2 ${titleSize(product.name)}`}>{unbroken(product.name)}</h1>
        </div>
        <div className="max-sm:col-span-2">
          <p className="max-w-text text-soft">{unbroken(product.description)}</p>
          <div className="mt-3 flex flex-wrap items-center gap-1">
            <DietBadges product={product} />
            <span className="text-sm text-soft not-first:ml-1">
              {product.flavorOptions === 1 ? '1 flavor' : `${product.flavorOptions}+ flavors`}
            </span>
          </div>
        </div>
        <ProductOffers product={product} />
      </header>
    </>
  );
}

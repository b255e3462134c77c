import { paths } from '#contract/paths.ts';
import { OFF_PICTURE_LICENCE, OFF_PICTURE_LICENCE_URL } from '#domain/product/picture.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { unbroken } from '../../product-card/amount.ts';
import { BrandMark } from '../../product-card/brand-mark.tsx';
import { DietBadges } from '../../product-card/diet-badges.tsx';
import { Pack } from '../../product-card/pack.tsx';
import { RecordAge } from '../../product-card/record-age.tsx';
import { BackToSearch } from './around/back-to-search.tsx';
import type { HeadProduct } from './product-data.ts';
import { ProductOffers } from './offers/product-offers.tsx';

const LARGE = [320, 640] as const;

/** Author, license and origin of the photograph. */
function PictureCredit({ picture }: { picture: Product['picture'] }) {
  if (picture === null) return null;
  return (
    <p className="mt-1 w-20 text-[10px] leading-tight text-soft sm:w-32">
      Photo: <a href={picture.source}>{picture.by}</a>
      {picture.licence === OFF_PICTURE_LICENCE && (
        <>
          , <a href={OFF_PICTURE_LICENCE_URL}>{picture.licence}</a>, cropped and resized
        </>
      )}
    </p>
  );
}

/** Long names are smaller, so that they do not push the label off the first screen. */
function titleSize({ length }: string): string {
  if (length > 72) return 'text-lg sm:text-xl';
  return length > 36 ? 'text-xl' : 'text-xl sm:text-2xl';
}

/** Breadcrumbs and the head of the product's page. */
export function ProductHead({ product }: { product: HeadProduct }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 print:hidden">
        <nav aria-label="Breadcrumb" className="min-w-0 text-sm">
          <ol className="breadcrumbs">
            <li>
              <a href={paths.home()} className="tap">
                Home
              </a>
            </li>
            <li>
              <a href={paths.searchAll()} className="tap">
                Proteins
              </a>
            </li>
            <li aria-current="page" className="text-soft max-sm:sr-only">
              {product.name}
            </li>
          </ol>
        </nav>
        <BackToSearch />
      </div>
      <header className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 sm:gap-x-6 lg:grid-cols-[auto_minmax(0,1fr)_min(19rem,30vw)]">
        <div className="sm:row-span-2">
          <Pack
            product={product}
            className="h-25 w-20 max-w-[24vw] sm:h-40 sm:w-32"
            widths={LARGE}
          />
          <PictureCredit picture={product.picture} />
        </div>
        <div className="self-end">
          <p className="flex items-center gap-2 text-soft">
            <BrandMark brand={product.brand} className="size-6" />
            {product.brand.id === UNSTATED_BRAND.id ? (
              product.brand.name
            ) : (
              <a href={paths.brand(product.brand)} className="min-w-0">
                {product.brand.name}
              </a>
            )}
          </p>
          <h1 className={`headline mt-2 ${titleSize(product.name)}`}>{unbroken(product.name)}</h1>
          <OnLabel product={product} />
        </div>
        <div className="max-sm:col-span-2 sm:col-start-2">
          <p className="max-w-text text-soft">{unbroken(product.description)}</p>
          <div className="mt-3 flex flex-wrap items-center gap-1">
            <DietBadges product={product} />
            <span className="text-sm text-soft not-first:ml-1">
              {product.flavorOptions === 1 ? (
                '1 flavor'
              ) : (
                <a href="#flavors">{`${product.flavorOptions}+ flavors`}</a>
              )}
            </span>
            <RecordAge date={product.recordDate} className="ml-1 text-sm text-amber" />
          </div>
        </div>
        <ProductOffers product={product} />
      </header>
    </>
  );
}

/**
 * The label's own name, or its own word for the flavor, if the page shows it in English; what the product is called in
 * English, if the page shows the label's name.
 */
function OnLabel({ product }: { product: HeadProduct }) {
  const { nameOnLabel, nameInEnglish, flavorOnLabel } = product;
  const words = nameOnLabel ?? flavorOnLabel;
  return (
    <>
      {nameOnLabel === null && nameInEnglish !== null && (
        <p className="mt-1 text-sm text-soft">In English: {nameInEnglish}</p>
      )}
      {words !== null && (
        <p className="mt-1 text-sm text-soft">
          On the label: <span translate="no">“{words}”</span>
        </p>
      )}
    </>
  );
}

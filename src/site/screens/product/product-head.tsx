import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { proteinPer100Kcal } from '#domain/comparison/figures.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { formatAmount, unbroken } from '../../product-card/amount.ts';
import { BrandMark } from '../../product-card/brand-mark.tsx';
import { DietBadges } from '../../product-card/diet-badges.tsx';
import { CalculatedMark } from '../../product-card/fact-basis.tsx';
import { PackDrawing } from '../../product-card/pack-drawing.tsx';
import { ProteinRing } from '../../product-card/protein-ring.tsx';
import { typeHue } from '../../product-card/type-hue.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BackToSearch } from './back-to-search.tsx';
import { ProductOffers } from './product-offers.tsx';

/** Long names are set smaller, so that they do not push the label off the first screen. */
function titleSize({ length }: string): string {
  if (length > 60) return 'text-xl sm:text-2xl';
  return length > 36 ? 'text-xl sm:text-3xl' : 'text-2xl sm:text-3xl';
}

/** Breadcrumbs, and the product's card writ large. */
export function ProductHead({ product }: { product: Product }) {
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
      <header className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 sm:gap-x-8 lg:grid-cols-[auto_minmax(0,1fr)_19rem]">
        <PackDrawing
          product={product}
          className="h-25 w-20 sm:row-span-2 sm:h-60 sm:w-48 lg:-ml-4"
        />
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
          <p className="max-w-text text-lg text-soft">{unbroken(product.description)}</p>
          <div className="mt-3 flex flex-wrap items-center gap-1">
            <DietBadges product={product} />
            <span className="text-sm text-soft not-first:ml-1">
              {product.flavorOptions}+ flavors
            </span>
          </div>
        </div>
        <ProductOffers product={product} />
      </header>
    </>
  );
}

/** The four figures of specification section 2, "Quick Stats". */
export function QuickStats({ product }: { product: Product }) {
  const efficiency = proteinPer100Kcal(product);
  return (
    <section aria-labelledby="quick-stats" className="mt-8">
      <h2 id="quick-stats" className="eyebrow">
        Quick Stats
      </h2>
      <dl className="label mt-2 grid grid-cols-2 border-t-[10px] p-0 lg:grid-cols-4">
        <Stat label="Protein per serving" value={product.proteinPerServing} unit="g">
          <CalculatedMark product={product} field="proteinPerServing" />
          <ProteinRing
            protein={product.proteinPerServing}
            calories={product.calories}
            className="ml-auto size-12 sm:size-14"
          />
        </Stat>
        <Stat label="Calories per serving" value={product.calories} unit="kcal">
          <CalculatedMark product={product} field="calories" />
        </Stat>
        <Stat label="Protein efficiency" value={efficiency} unit="g per 100 kcal">
          {null}
        </Stat>
        <div className="border-t border-l border-rule p-3 sm:p-4 lg:border-t-0">
          <dt className="text-sm text-soft">Type</dt>
          <dd className="mt-1">
            <span className="flex items-center gap-2 font-bold sm:text-lg">
              <span
                className={`size-4 shrink-0 ${typeHue(product.proteinType).background}`}
                aria-hidden="true"
              />
              {product.proteinType ?? <span className="text-amber">not stated</span>}
            </span>
            {product.proteinTypeReason !== null && (
              <span className="mt-1 block text-xs text-soft">{product.proteinTypeReason}</span>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Stat({
  label,
  value,
  unit,
  children,
}: {
  label: string;
  value: number | null;
  unit: string;
  children: ReactNode;
}) {
  return (
    <div className="border-rule p-3 sm:p-4 even:border-l nth-3:border-t lg:nth-3:border-t-0 lg:nth-3:border-l">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-2 flex flex-wrap items-center gap-2">
        {value === null ? (
          <span className="text-lg font-bold text-amber">unknown</span>
        ) : (
          <span className="figure text-2xl sm:text-3xl">
            {formatAmount(value)}
            <span className="unit"> {unit}</span>
          </span>
        )}
        {children}
      </dd>
    </div>
  );
}

/** The last word of the page: on to a search of one's own. */
export function ClosingPrompt() {
  return (
    <section
      aria-labelledby="closing"
      className="mt-16 flex flex-wrap items-center justify-between gap-4 border-t-[10px] border-ink pt-6 print:hidden"
    >
      <div>
        <h2 id="closing" className="headline text-xl">
          Not quite the one?
        </h2>
        <p className="mt-1 text-soft">Say what you avoid and what you need; the labels answer.</p>
      </div>
      <ButtonLink href={paths.search()} variant="primary">
        Search all proteins
      </ButtonLink>
    </section>
  );
}

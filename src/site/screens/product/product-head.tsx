import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { proteinPer100Kcal } from '#domain/comparison/figures.ts';
import type { Product } from '#domain/product/product.ts';
import { formatAmount } from '../../product-card/amount.ts';
import { BrandMark } from '../../product-card/brand-mark.tsx';
import { DietBadges } from '../../product-card/diet-badges.tsx';
import { CalculatedMark } from '../../product-card/fact-basis.tsx';
import { PackDrawing } from '../../product-card/pack-drawing.tsx';
import { ProteinRing } from '../../product-card/protein-ring.tsx';
import { typeHue } from '../../product-card/type-hue.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BackToSearch } from './back-to-search.tsx';
import { ProductOffers } from './product-offers.tsx';

/** Breadcrumbs, and the product's card writ large. */
export function ProductHead({ product }: { product: Product }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <nav aria-label="Breadcrumb" className="min-w-0 text-sm">
          <ol className="flex flex-wrap items-center gap-x-2">
            <li>
              <a href={paths.home()} className="inline-flex min-h-11 items-center">
                Home
              </a>
            </li>
            <li aria-hidden="true">/</li>
            <li>
              <a href={paths.searchAll()} className="inline-flex min-h-11 items-center">
                Proteins
              </a>
            </li>
            <li aria-hidden="true">/</li>
            <li aria-current="page" className="text-soft">
              {product.name}
            </li>
          </ol>
        </nav>
        <BackToSearch />
      </div>
      <header className="mt-6 flex flex-col gap-6 sm:flex-row sm:gap-8">
        <PackDrawing product={product} className="h-32 w-[6.4rem] sm:h-52 sm:w-[10.4rem]" />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2 text-soft">
            <BrandMark brand={product.brand} className="size-7" />
            {product.brand.id === 0 ? (
              product.brand.name
            ) : (
              <a href={paths.brand(product.brand)}>{product.brand.name}</a>
            )}
          </p>
          <h1 className="headline mt-2 text-2xl sm:text-3xl">{product.name}</h1>
          <p className="mt-3 max-w-text text-soft">{product.description}</p>
          <div className="mt-3 flex flex-wrap items-center gap-1">
            <DietBadges product={product} />
            <span className="ml-1 text-sm text-soft">{product.flavorOptions}+ flavors</span>
          </div>
          <ProductOffers product={product} />
        </div>
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
      <dl className="mt-2 grid border-2 border-ink bg-sheet sm:grid-cols-2 lg:grid-cols-4">
        <Stat label="Protein per serving" value={product.proteinPerServing} unit="g">
          <CalculatedMark product={product} field="proteinPerServing" />
          <ProteinRing
            protein={product.proteinPerServing}
            calories={product.calories}
            className="ml-auto size-12"
          />
        </Stat>
        <Stat label="Calories per serving" value={product.calories} unit="kcal">
          <CalculatedMark product={product} field="calories" />
        </Stat>
        <Stat label="Protein efficiency" value={efficiency} unit="g per 100 kcal">
          {null}
        </Stat>
        <div className="border-t border-rule p-4 lg:border-t-0 lg:border-l">
          <dt className="text-sm text-soft">Type</dt>
          <dd className="mt-1">
            <span className="flex items-center gap-2 text-lg font-bold">
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
    <div className="border-t border-rule p-4 first:border-t-0 sm:[&:nth-child(2)]:border-t-0 sm:[&:nth-child(even)]:border-l lg:border-t-0 lg:[&:not(:first-child)]:border-l">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-1 flex flex-wrap items-center gap-2">
        {value === null ? (
          <span className="text-lg font-bold text-amber">unknown</span>
        ) : (
          <span className="figure text-2xl">
            {formatAmount(value)} <span className="unit">{unit}</span>
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

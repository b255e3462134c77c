import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { isSearchable } from '#domain/retailers/search-links.ts';
import { visibleLinks } from '#domain/retailers/visible-links.ts';
import { formatAmount } from './amount.ts';
import { type CardProduct, topIngredients } from './card-product.ts';
import { BrandMark } from './brand-mark.tsx';
import { CardDescription } from './card-description.tsx';
import { DietBadges, hasBadges } from './diet-badges.tsx';
import { CalculatedMark, ServingText } from './fact-basis.tsx';
import { Pack } from './pack.tsx';
import { RecordAge } from './record-age.tsx';
import { RetailerLinks } from './retailer-links.tsx';
import { RetailerSearchLink } from './retailer-search-link.tsx';
import { typeHue } from './type-hue.ts';

/**
 * The shared product card (specification section 2, "Product card"). `badge` is the match in percent, `badgeNote` a
 * word next to it ("Example"), `compare` a slot for the Compare checkbox.
 */
export function ProductCard({
  product,
  badge,
  badgeNote,
  compare,
  headingLevel: Heading = 'h3',
}: {
  product: CardProduct;
  badge?: number | undefined;
  badgeNote?: string | undefined;
  compare?: ReactNode;
  headingLevel?: 'h2' | 'h3';
}) {
  const { names, more } = topIngredients(product);
  const links = visibleLinks(product.affiliateLinks);
  return (
    <article className="label">
      <div className="card-head">
        <Pack product={product} />
        {badge !== undefined && (
          <span className="card-badge rounded-full bg-citron px-2.5 py-0.5 text-sm font-bold text-on-citron">
            {`${badge}%`}
            {badgeNote !== undefined && <span className="font-normal"> {badgeNote}</span>}
          </span>
        )}
        <p className="truncate text-sm text-soft">
          <BrandMark brand={product.brand} className="mr-2 size-6 align-middle" />
          {product.brand.name}
        </p>
        <div>
          <Heading>
            <a href={paths.product(product.id)} className="no-underline hover:underline">
              {product.name}
            </a>
          </Heading>
          <RecordAge date={product.recordDate} className="block text-xs text-amber" />
        </div>
      </div>
      <CardDescription text={product.description} className="mt-2 text-sm" />
      <Figures product={product} />
      <div className="border-t border-rule pt-2 pb-2 text-xs">
        {names.length > 0 ? (
          <p className="text-soft">
            {names.join(', ')}
            {more > 0 && (
              <span className="font-semibold whitespace-nowrap">{` +${more} more`}</span>
            )}
          </p>
        ) : (
          <p className="text-amber">Ingredients not stated by the source</p>
        )}
        {hasBadges(product) && (
          <div className="mt-1.5 flex flex-wrap gap-1">
            <DietBadges product={product} />
          </div>
        )}
      </div>
      <div className="rule-mid flex flex-wrap items-center justify-between gap-x-3 pt-1 text-xs text-soft">
        {links.length > 0 ? (
          <>
            <p className="w-full py-1">Available at:</p>
            <div className="flex flex-wrap gap-2">
              <RetailerLinks links={links} product={product} compact />
            </div>
          </>
        ) : (
          <WithoutLinks product={product} />
        )}
        {compare}
      </div>
    </article>
  );
}

/** Shown if the product has no links: a search of the main marketplace, if there is a name to search for. */
function WithoutLinks({ product }: { product: CardProduct }) {
  const hasName = isSearchable(product);
  return (
    <>
      <p className={hasName ? 'sr-only' : 'py-1'}>No retailer links available</p>
      {hasName && <RetailerSearchLink product={product} />}
    </>
  );
}

function Figures({ product }: { product: CardProduct }) {
  const { proteinPerServing: protein, calories, proteinType, flavorOptions } = product;
  return (
    <dl className="card-figures">
      <dt className="leading-tight font-bold">
        Protein
        <span className="block text-xs font-normal whitespace-nowrap text-soft">
          {'per serving, '}
          <wbr />
          {product.servingSize === null ? (
            'size not stated'
          ) : (
            <ServingText size={product.servingSize} />
          )}
        </span>
      </dt>
      {protein === null ? (
        <dd className="text-amber">unknown</dd>
      ) : (
        <dd className="figure text-2xl whitespace-nowrap">
          {formatAmount(protein)}
          <span className="unit"> g</span>
        </dd>
      )}
      <dt>Calories</dt>
      <dd className={calories === null ? 'text-amber' : 'font-semibold'}>
        <CalculatedMark product={product} field="calories" />
        {formatAmount(calories)}
      </dd>
      <dt>Type</dt>
      <dd className={typeHue(proteinType).swatch}>{proteinType ?? 'not stated'}</dd>
      <dt>Flavors</dt>
      <dd>{flavorOptions === 1 ? '1' : `${flavorOptions}+`}</dd>
    </dl>
  );
}

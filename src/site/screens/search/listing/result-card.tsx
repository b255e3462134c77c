import { paths } from '#contract/paths.ts';
import { isSearchable } from '#domain/retailers/search-links.ts';
import { MAX_LINKS_ON_SEARCH_CARD, visibleLinks } from '#domain/retailers/visible-links.ts';
import type { MatchedCard } from '../../../queries.ts';
import { CompareCheckbox } from '../../../comparison/compare-checkbox.tsx';
import { OwnCost } from '../../../own-price/own-cost.tsx';
import { formatAmount, unbroken } from '../../../product-card/amount.ts';
import { BrandMark } from '../../../product-card/brand-mark.tsx';
import { CardDescription } from '../../../product-card/card-description.tsx';
import { CalculatedMark, ServingText } from '../../../product-card/fact-basis.tsx';
import { MatchReceipt } from '../../../product-card/match-receipt.tsx';
import { Pack } from '../../../product-card/pack.tsx';
import { RecordAge } from '../../../product-card/record-age.tsx';
import { RetailerLinks } from '../../../product-card/retailer-links.tsx';
import { RetailerSearchLink } from '../../../product-card/retailer-search-link.tsx';
import { typeHue } from '../../../product-card/type-hue.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { firstReason } from '../../../verdict/verdict.ts';
import { VerdictLine } from '../../../verdict/verdict-line.tsx';
import { IngredientChips } from './ingredient-chips.tsx';

/** One result of a search (specification section 2, "Search results page"), at most 320 px high while collapsed. */
export function ResultCard({
  product,
  hidden = false,
}: {
  product: MatchedCard;
  hidden?: boolean;
}) {
  const asked = product.criteria.length > 0;
  return (
    <article
      className={`label result-card ${hidden ? 'border-clay' : ''}`}
      aria-labelledby={`product-${product.id}`}
    >
      <div className="flex items-center justify-between gap-2 text-xs">
        <p className="flex min-w-0 items-center gap-1.5 text-soft">
          <BrandMark brand={product.brand} className="size-5 text-xs" />
          <span className="line-clamp-2 leading-tight wrap-anywhere">{product.brand.name}</span>
        </p>
        <p className="flex shrink-0 items-center gap-2">
          <Tag product={product} hidden={hidden} />
          {asked && <strong>{product.matchPercentage}% match</strong>}
        </p>
      </div>
      <div className="mt-1.5 flex gap-3">
        <Pack product={product} className="h-15 w-12" />
        <div className="min-w-0 flex-1">
          <h3 id={`product-${product.id}`} className="leading-snug font-bold">
            <a
              href={paths.product(product.id)}
              className="line-clamp-2 min-h-6 no-underline hover:underline"
            >
              {unbroken(product.name)}
            </a>
          </h3>
          <p className="flex items-center gap-1.5 text-xs">
            <span className={`truncate ${typeHue(product.proteinType).swatch}`}>
              {product.proteinType ?? 'Type not stated'}
            </span>
            <Flavors product={product} />
            <RecordAge date={product.recordDate} className="shrink-0 text-amber" />
            {product.independentlyTested && (
              <span className="shrink-0 font-semibold">Independent test</span>
            )}
          </p>
        </div>
      </div>
      <CardDescription text={product.description} className="mt-0.5 text-xs" />
      <Figures product={product} />
      <IngredientChips product={product} offenders={product.offenders} />
      {asked && <WhyThisMatch product={product} open={hidden} />}
      <div className="mt-auto flex flex-wrap items-center gap-x-3 border-t border-rule max-md:py-1 print:hidden">
        <Buy product={product} />
        <span className="ml-auto">
          <CompareCheckbox product={product} />
        </span>
      </div>
    </article>
  );
}

function Tag({ product, hidden }: { product: MatchedCard; hidden: boolean }) {
  if (hidden)
    return (
      <Chip tone="broken">
        <Icon name="unmet" className="size-3" />
        Breaks a wish
      </Chip>
    );
  if (product.tag === null) return null;
  return (
    <Chip tone={product.tag === 'Perfect Match' ? 'citron' : 'met'}>
      <Icon name="met" className="size-3" />
      {product.tag}
    </Chip>
  );
}

function Flavors({ product }: { product: MatchedCard }) {
  const { familyFlavors: count = 1 } = product;
  if (count < 2) return null;
  return <span className="shrink-0 text-soft">{count} flavors</span>;
}

/** Retailer links, or otherwise a search of the main marketplace, labeled as such. */
function Buy({ product }: { product: MatchedCard }) {
  const links = visibleLinks(product.affiliateLinks);
  if (links.length === 0)
    return isSearchable(product) ? (
      <RetailerSearchLink product={product} />
    ) : (
      <span className="text-xs text-soft">No retailer links available</span>
    );
  return (
    <span className="flex flex-wrap gap-2 py-1">
      <RetailerLinks links={links} product={product} limit={MAX_LINKS_ON_SEARCH_CARD} compact />
    </span>
  );
}

/** The verdict in a line that opens the receipt. With `open`, the receipt is open from the start. */
function WhyThisMatch({ product, open }: { product: MatchedCard; open: boolean }) {
  return (
    <details className="mt-1.5 border-t border-rule" open={open}>
      <summary className="min-h-11 py-1 text-sm">
        <span className="flex flex-wrap items-center justify-between gap-x-2">
          <VerdictLine match={product} />
          <span className="flex items-center gap-1 text-xs underline">
            {product.matchPercentage === 100 ? 'Why this is a match' : 'Why not 100% match'}
            <Icon name="down" className="size-3" />
          </span>
        </span>
        <span className="block truncate text-xs text-soft">{firstReason(product)}</span>
      </summary>
      <MatchReceipt match={product} className="torn mb-2" />
    </details>
  );
}

/**
 * Protein in large type, then calories, servings, serving size and cost, on two lines and in the same columns on every
 * card.
 */
function Figures({ product }: { product: MatchedCard }) {
  return (
    <dl className="result-figures rule-mid mt-1 grid gap-x-2 py-0.5 text-sm">
      <div>
        <dt className="text-xs text-soft">
          Protein
          <CalculatedMark product={product} field="proteinPerServing" short />
        </dt>
        <dd>
          {product.proteinPerServing === null ? (
            <Unknown />
          ) : (
            <span className="figure text-xl">
              {formatAmount(product.proteinPerServing)}
              <span className="unit"> g</span>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-xs text-soft">
          Calories
          <CalculatedMark product={product} field="calories" short />
        </dt>
        <dd className="font-semibold">
          <Figure value={product.calories} />
        </dd>
      </div>
      <div>
        <dt className="text-xs text-soft">
          Servings
          <CalculatedMark product={product} field="servings" short />
        </dt>
        <dd className="font-semibold">
          <Figure value={product.servings} />
        </dd>
      </div>
      <div>
        <dt className="text-xs text-soft">Serving</dt>
        <dd className="font-semibold">
          <ServingText size={product.servingSize} />
        </dd>
      </div>
      <div className="needs-script">
        <dt className="text-xs text-soft">25 g cost</dt>
        <dd className="-my-1.5 font-semibold">
          <OwnCost product={product} />
        </dd>
      </div>
    </dl>
  );
}

function Figure({ value }: { value: number | null }) {
  return value === null ? <Unknown /> : <span>{formatAmount(value)}</span>;
}

/** An unobtrusive mark for lists. */
function Unknown() {
  return (
    <span title="Not stated">
      <Icon name="unknown" className="inline-block size-3 text-amber" />
      <span className="sr-only">unknown</span>
    </span>
  );
}

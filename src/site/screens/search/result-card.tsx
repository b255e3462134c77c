import { paths } from '#contract/paths.ts';
import { costPer25g, dollars, lowestOffer } from '#domain/retailers/price.ts';
import { MAX_LINKS_ON_SEARCH_CARD, visibleLinks } from '#domain/retailers/visible-links.ts';
import type { MatchedCard } from '../../queries.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { formatAmount, unbroken } from '../../product-card/amount.ts';
import { BrandMark } from '../../product-card/brand-mark.tsx';
import { CompareCheckbox } from '../../comparison/compare-checkbox.tsx';
import { CalculatedMark, ServingText } from '../../product-card/fact-basis.tsx';
import { MatchReceipt } from '../../product-card/match-receipt.tsx';
import { PackDrawing } from '../../product-card/pack-drawing.tsx';
import { ProteinRing } from '../../product-card/protein-ring.tsx';
import { RetailerLinks } from '../../product-card/retailer-links.tsx';
import { RetailerSearchLink } from '../../product-card/retailer-search-link.tsx';
import { typeHue } from '../../product-card/type-hue.ts';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IngredientChips } from './ingredient-chips.tsx';

/** One result of a search (specification section 2, "Search results page"). */
export function ResultCard({
  product,
  hidden = false,
}: {
  product: MatchedCard;
  hidden?: boolean;
}) {
  const asked = product.criteria.length > 0;
  const links = visibleLinks(product.affiliateLinks);
  return (
    <article
      className={`label p-4 ${hidden ? 'border-clay' : ''}`}
      aria-labelledby={`product-${product.id}`}
    >
      <div className="-mt-1 flex min-h-11 items-center justify-between gap-3">
        <p className="flex min-w-0 items-center gap-2 text-sm text-soft">
          <BrandMark brand={product.brand} className="size-7" />
          <span className="truncate">{product.brand.name}</span>
        </p>
        {asked && (
          <p className="shrink-0">
            <span className="figure text-2xl">{product.matchPercentage}</span>
            <span className="unit">% match</span>
          </p>
        )}
      </div>
      <div className="mt-2 flex gap-4">
        <PackDrawing product={product} />
        <div className="min-w-0 flex-1">
          <h3 id={`product-${product.id}`} className="text-lg leading-snug font-bold">
            <a href={paths.product(product.id)} className="no-underline hover:underline">
              {unbroken(product.name)}
            </a>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="inline-flex items-center gap-1.5">
              <span
                className={`size-2.5 ${typeHue(product.proteinType).background}`}
                aria-hidden="true"
              />
              {product.proteinType ?? 'Type not stated'}
            </span>
            {product.tag !== null && (
              <Chip tone={product.tag === 'Perfect Match' ? 'citron' : 'met'} className="font-bold">
                <Icon name="met" className="size-3" />
                {product.tag}
              </Chip>
            )}
            {hidden && (
              <Chip tone="broken" className="font-bold">
                <Icon name="unmet" className="size-3" />
                Breaks a wish
              </Chip>
            )}
          </p>
        </div>
      </div>
      <p className="mt-2 line-clamp-2 text-sm text-soft">{unbroken(product.description)}</p>
      <Figures product={product} />
      <div className="rule-mid pt-2 pb-3">
        <IngredientChips product={product} offenders={product.offenders} />
      </div>
      {asked && <WhyThisMatch product={product} open={hidden} />}
      <div className="border-t border-rule pt-1">
        {links.length > 0 ? (
          <div className="flex flex-wrap gap-2 pt-2">
            <RetailerLinks
              links={links}
              product={product}
              limit={MAX_LINKS_ON_SEARCH_CARD}
              compact
            />
          </div>
        ) : (
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-soft">
            <span>No retailer links available</span>
            <RetailerSearchLink product={product} />
          </p>
        )}
        <div className="-mb-2 flex items-center justify-between print:hidden">
          <CompareCheckbox product={product} />
          <a href={paths.product(product.id)} className="tap text-sm font-semibold">
            The whole label
          </a>
        </div>
      </div>
    </article>
  );
}

/** The receipt, folded away; `open` where it is what the card is shown for. */
function WhyThisMatch({ product, open }: { product: MatchedCard; open: boolean }) {
  return (
    <details className="group/why border-t border-rule" open={open}>
      <summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
        <span>
          {product.matchPercentage === 100 ? 'Why this is a match' : 'Why not 100% match'}
        </span>
        <span className="flex items-center gap-2 text-sm font-normal text-soft">
          score {product.score}
          <Icon name="down" className="size-4 group-open/why:rotate-180" />
        </span>
      </summary>
      <MatchReceipt match={product} className="torn mb-3" />
    </details>
  );
}

function Figures({ product }: { product: MatchedCard }) {
  return (
    <div className="rule-thick mt-3 flex items-center gap-2 py-2 sm:gap-3">
      <div>
        <p className="text-xs text-soft">Protein</p>
        {product.proteinPerServing === null ? (
          <p className="text-amber">unknown</p>
        ) : (
          <p className="figure text-2xl whitespace-nowrap">
            {formatAmount(product.proteinPerServing)}
            <span className="unit"> g</span>
          </p>
        )}
        <CalculatedMark product={product} field="proteinPerServing" />
      </div>
      <ProteinRing
        protein={product.proteinPerServing}
        calories={product.calories}
        className="size-12 shrink-0 sm:size-14"
      />
      <dl className="min-w-0 flex-1 text-sm">
        <div className="label-row gap-x-2 border-t-0 py-0.5">
          <dt>
            Calories <CalculatedMark product={product} field="calories" />
          </dt>
          <dd className="ml-auto font-semibold">
            <Figure value={product.calories} />
          </dd>
        </div>
        <div className="label-row flex-wrap gap-x-2 py-0.5">
          <dt>Servings</dt>
          <dd className="ml-auto font-semibold">
            <Figure value={product.servings} />
          </dd>
        </div>
        <div className="label-row flex-wrap gap-x-2 py-0.5">
          <dt>Serving</dt>
          <dd className="ml-auto font-semibold">
            <ServingText size={product.servingSize} />
          </dd>
        </div>
        <Cost product={product} />
      </dl>
    </div>
  );
}

function Figure({ value }: { value: number | null }) {
  return value === null ? (
    <span className="font-normal text-amber">unknown</span>
  ) : (
    <span>{formatAmount(value)}</span>
  );
}

/** What 25 g of protein cost, where a price is known that is fresh enough; prices depend on the time, so in the browser only. */
function Cost({ product }: { product: MatchedCard }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  // oxlint-disable-next-line react/purity -- after hydration only
  const offer = lowestOffer(product.affiliateLinks, Date.now());
  const cost = costPer25g(offer?.price ?? null, product.servings, product.proteinPerServing);
  if (cost === null) return null;
  return (
    <div className="label-row flex-wrap gap-x-2 py-0.5">
      <dt>25 g of protein</dt>
      <dd className="ml-auto font-semibold">{dollars(cost)}</dd>
    </div>
  );
}

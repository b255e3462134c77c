import { paths } from '#contract/paths.ts';
import { formatAmount } from '../../product-card/amount.ts';
import { PackDrawing } from '../../product-card/pack-drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { WorkedExample } from './worked-example.ts';

/** Quiet paper with the promise, and beside it a real product's label, large. */
export function Hero({ example }: { example: WorkedExample | null }) {
  return (
    <section
      id="hero"
      className="page grid gap-x-16 gap-y-12 py-10 md:grid-cols-[1.15fr_1fr] md:py-16"
    >
      <div className="flex flex-col justify-between">
        <h1 className="headline hero-title">Intelligent Protein Discovery</h1>
        <div className="mt-8 border-t-4 border-ink pt-4">
          <p className="max-w-[32rem] text-lg text-soft">
            Smart protein analysis with ingredient filtering, match scoring, and intelligent
            data-driven recommendations.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink
              href={paths.homeAnchor('search')}
              variant="primary"
              className="min-h-14 px-8 text-lg"
            >
              Start Your Search
            </ButtonLink>
            <a href={paths.readLabel()} className="tap font-medium">
              or paste a label to have it read
            </a>
          </div>
        </div>
      </div>
      {example !== null && <HeroLabel example={example} />}
    </section>
  );
}

function HeroLabel({
  example: { product, figures, ingredients, source },
}: {
  example: WorkedExample;
}) {
  const rows: readonly (readonly [string, number | null, string, boolean?])[] = [
    ['Total fat', figures.fatPerServing, 'g'],
    ['Saturated fat', figures.saturatedFatPerServing, 'g', true],
    ['Carbohydrate', figures.carbohydratePerServing, 'g'],
    ['Fiber', figures.fiberPerServing, 'g', true],
    ['Sugars', figures.sugarPerServing, 'g', true],
    ['Salt', figures.saltPerServing, 'g'],
  ];
  const size = product.servingSize;
  return (
    <figure>
      <div className="label p-4 sm:p-5">
        <div className="flex items-end justify-between gap-4">
          <div>
            <p className="text-sm text-soft">{product.brand.name}</p>
            <p className="text-lg leading-tight font-bold">
              <a href={paths.product(product.id)} className="no-underline hover:underline">
                {product.name}
              </a>
            </p>
          </div>
          <PackDrawing product={product} className="h-24 w-19" />
        </div>
        <div className="label-row mt-2 border-t border-ink text-sm font-semibold">
          <span>{size?.basis === 'standard' ? 'Standard serving' : 'Serving size'}</span>
          <span>{size === null ? 'unknown' : `${formatAmount(size.amount)} ${size.unit}`}</span>
        </div>
        <div className="rule-thick" />
        <div className="flex flex-wrap items-end justify-between pt-2 pb-1">
          <span className="headline text-xl">Protein</span>
          <span className="figure hero-figure">
            {formatAmount(figures.proteinPerServing)}
            <span className="unit text-base"> g</span>
          </span>
        </div>
        <div className="rule-mid" />
        <div className="flex items-baseline justify-between py-1">
          <span className="headline text-lg">Calories</span>
          <span className="figure text-2xl">{formatAmount(figures.caloriesPerServing)}</span>
        </div>
        <div className="rule-mid" />
        <dl className="text-sm">
          {rows.map(([name, value, unit, indent]) => (
            <div
              key={name}
              className={`label-row first:border-t-0 ${indent === true ? 'pl-4' : ''}`}
            >
              <dt className={indent === true ? '' : 'font-semibold'}>{name}</dt>
              <dd>
                {value === null ? (
                  <span className="text-amber">unknown</span>
                ) : (
                  <>
                    {formatAmount(value)} <span className="text-soft">{unit}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="rule-thick" />
        <p className="pt-2 text-xs">
          <strong>Ingredients:</strong> {ingredients.join(', ')}
          {ingredients.length > 0 ? ' …' : 'not stated'}
        </p>
        {product.contains.length > 0 && (
          <p className="pt-1 text-xs font-bold text-clay">
            Contains: {product.contains.join(', ')}
          </p>
        )}
      </div>
      <figcaption className="mt-2 text-xs text-soft">
        A real product of the catalogue, as its record says. Source: {source}.
      </figcaption>
    </figure>
  );
}

import { paths } from '#contract/paths.ts';
import { formatAmount } from '../../product-card/amount.ts';
import { Pack } from '../../product-card/pack.tsx';
import type { HeroLabelData } from './hero-label-data.ts';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';

const ROWS = [
  ['Total fat', 'fatPerServing'],
  ['Carbohydrate', 'carbohydratePerServing'],
  ['Saturated fat', 'saturatedFatPerServing'],
  ['Sugars', 'sugarPerServing'],
  ['Salt', 'saltPerServing'],
  ['Fiber', 'fiberPerServing'],
] as const;

/** A real product's label, enlarged: the best match of what was typed, or otherwise a well-known product. */
export function HeroLabel({ label, note }: { label: HeroLabelData; note: string }) {
  const { figures, servingSize: size, ingredients, moreIngredients, contains } = label;
  return (
    <figure>
      <div className="label sm:p-4">
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <p className="truncate text-sm text-soft">{label.brand.name}</p>
            <p className="line-clamp-2 leading-tight font-bold sm:text-lg">
              <a href={paths.product(label.id)} className="no-underline hover:underline">
                {label.name}
              </a>
            </p>
            <p className="text-sm">
              <span className="text-soft">
                {isAssumedServing(size) ? 'Standard serving ' : 'Serving size '}
              </span>
              {size === null ? 'unknown' : `${formatAmount(size.amount)} ${size.unit}`}
            </p>
          </div>
          <Pack product={label} className="h-14 w-11 sm:h-20 sm:w-16" />
        </div>
        <div className="rule-thick mt-2 flex flex-wrap items-end justify-between gap-x-4 pt-2 pb-1">
          <p className="headline text-xl">Protein</p>
          {figures.proteinPerServing === null ? (
            <p className="text-amber">unknown</p>
          ) : (
            <p className="figure hero-figure whitespace-nowrap">
              {formatAmount(figures.proteinPerServing)}
              <span className="unit text-base"> g</span>
            </p>
          )}
        </div>
        <div className="rule-mid flex items-baseline justify-between py-1">
          <p className="headline text-lg">Calories</p>
          <p className="figure text-xl">{formatAmount(figures.caloriesPerServing)}</p>
        </div>
        <dl className="rule-mid grid overflow-hidden grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-6 text-sm max-sm:hidden md:max-lg:gap-x-3 md:max-lg:text-xs">
          {ROWS.map(([name, key]) => (
            <div key={key} className="label-row -mt-px">
              <dt>{name}</dt>
              <dd className="whitespace-nowrap">
                {figures[key] === null ? (
                  <span className="text-amber">unknown</span>
                ) : (
                  <>
                    {formatAmount(figures[key])} <span className="text-soft">g</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="rule-mid line-clamp-2 pt-2 text-xs max-sm:hidden">
          <strong>Ingredients:</strong>{' '}
          {ingredients.length === 0 ? 'not stated' : ingredients.join(', ')}
          {moreIngredients > 0 && ` and ${moreIngredients} more`}
        </p>
        {contains.length > 0 && (
          <p className="pt-1 text-xs font-bold text-clay">Contains: {contains.join(', ')}</p>
        )}
      </div>
      <figcaption className="mt-1 text-xs text-soft">
        {note} Source: {label.source}.
      </figcaption>
    </figure>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Stats } from '#contract/api.ts';
import { queries } from '../../queries.ts';
import { useApi } from '../../site-context.tsx';
import { formatCount } from '../../product-card/amount.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Shown if data is missing (specification section 9, "Stats strip defaults"). */
const DEFAULTS = { brands: '20+', products: '100+', ingredients: '50+', verified: '100%' };

/**
 * Counts of brands, products and ingredients, and the share of verified facts. `stats` came with the page; if null,
 * because they were not available, they are fetched again.
 */
export function StatsStrip({ stats }: { stats: Stats | null }) {
  const asked = queries.stats(useApi());
  const { data, isPending } = useQuery(stats === null ? asked : { ...asked, initialData: stats });
  const entries = [
    ['Brands', data ? formatCount(data.brandsCount) : DEFAULTS.brands],
    ['Products, by flavor', data ? formatCount(data.productsCount) : DEFAULTS.products],
    ['Ingredients', data ? formatCount(data.ingredientsCount) : DEFAULTS.ingredients],
    ['Verified data: stated on record', data ? `${data.verifiedDataPercent}%` : DEFAULTS.verified],
  ] as const;
  return (
    <section aria-label="The catalogue in numbers" className="border-y-2 border-ink bg-sheet">
      <dl className="page grid grid-cols-2 md:grid-cols-4">
        {entries.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-row-reverse flex-wrap-reverse content-end items-baseline justify-end gap-2 border-rule py-0.5 md:py-2 odd:border-r max-md:odd:pr-4 even:pl-4 md:border-r md:pl-4 md:first:pl-0 md:last:border-r-0 max-md:nth-[n+3]:border-t"
          >
            <dt className="min-w-16 flex-1 text-xs text-soft lg:text-sm">{label}</dt>
            <dd className="figure text-xl md:text-2xl">
              {isPending ? <Skeleton className="h-10 w-20" /> : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

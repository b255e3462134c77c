import { paths } from '#contract/paths.ts';
import type { SearchSummary } from '#contract/api.ts';
import type { SearchView } from '#contract/search-url.ts';
import { countOf } from '../../../product-card/amount.ts';
import { dropCriteria, dropTerms } from '../../../wishes/applied-filters.ts';

/**
 * Wishes to drop, each a link with the resulting number of products. Avoided ingredients come last, as the catalogue
 * orders them.
 */
export function RelaxationList({
  relaxations,
  view,
  limit = 6,
}: {
  relaxations: SearchSummary['relaxations'];
  view: SearchView;
  limit?: number;
}) {
  if (relaxations.length === 0) return null;
  return (
    <ul className="*:not-last:border-b *:not-last:border-rule border-y-2 border-ink">
      {relaxations.slice(0, limit).map(({ drop, terms = [], label, count }) => (
        <li key={label}>
          <a
            href={paths.search({
              ...view,
              criteria: dropTerms(dropCriteria(view.criteria, drop), terms),
              page: 1,
            })}
            className="flex min-h-11 flex-wrap items-center gap-x-4 px-2 py-2 no-underline hover:bg-well"
          >
            <span className="flex-[1_1_8rem] underline">
              {/^drop/i.test(label) ? label : `Drop ${label}`}
            </span>
            <strong className="whitespace-nowrap">{countOf(count, 'product')}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { type Filters, withoutFilter } from '#domain/matching/filters.ts';
import { countOf } from '../../../product-card/amount.ts';
import type { SearchFigures } from '../../../queries.ts';
import { dropCriteria, dropTerms } from '../../../wishes/applied-filters.ts';

type Looser = SearchFigures['looser'][number];
type Relaxation = SearchFigures['relaxations'][number];
/** One of the two, with the number of products. */
type Way = Pick<Looser, 'label' | 'count'> & Partial<Looser> & Partial<Relaxation>;

/**
 * Filters and wishes to drop, each a link with the resulting number of products. Filters come first, avoided ingredients
 * last, as the catalogue orders them.
 */
export function RelaxationList({
  summary: { looser, relaxations },
  view,
  limit = 6,
}: {
  summary: SearchFigures;
  view: SearchView;
  limit?: number;
}) {
  const ways: readonly Way[] = [...looser, ...relaxations];
  return (
    <ul className="*:not-last:border-b *:not-last:border-rule border-y-2 border-ink">
      {ways.slice(0, limit).map(({ label, count, filters = [], drop = [], terms = [] }) => (
        <li key={label}>
          <a
            href={paths.search({
              ...view,
              filters: filters.reduce<Filters>(withoutFilter, view.filters),
              criteria: dropTerms(dropCriteria(view.criteria, drop), terms),
              page: 1,
            })}
            className="flex min-h-11 flex-wrap items-center gap-x-4 px-2 py-2 no-underline hover:bg-well"
          >
            <span className="flex-[1_1_8rem] underline">{label}</span>
            <strong className="whitespace-nowrap">{countOf(count, 'product')}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { hasFilters } from '#domain/matching/filters.ts';
import type { SearchFigures } from '../../../queries.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ClosestList } from './closest-list.tsx';
import { Leftovers } from './leftovers.tsx';
import { RelaxationList } from './relaxation-list.tsx';
import { Switches } from '../toolbar/toolbar.tsx';
import { hasWaysOut } from './ways-out.ts';
import { WithoutFilters } from './without-filters.tsx';

function EmptyCatalogueCard() {
  return (
    <div className="label max-w-xl p-6">
      <h2 className="headline text-xl">The catalogue is empty</h2>
      <p className="mt-2 text-soft">
        No product records have been imported yet. If you run this site:{' '}
        <code>npm run catalogue -- import</code>.
      </p>
    </div>
  );
}

/** Shown if nothing matches (specification section 8), with ways to continue. */
export function NothingFound({
  view,
  summary,
  onHidden,
}: {
  view: SearchView;
  summary: SearchFigures;
  onHidden: () => void;
}) {
  if (!hasCriteria(view.criteria) && !hasFilters(view.filters)) return <EmptyCatalogueCard />;
  return (
    <div className="label mt-3 p-4 sm:p-6">
      <h2 className="headline text-xl">
        {view.criteria.flags.includes('isOrganic')
          ? 'No organic products found'
          : 'No products found matching your criteria'}
      </h2>
      <div className="rule-thick mt-2" />
      <p className="mt-3 text-soft">Try adjusting your search criteria</p>
      {hasFilters(view.filters) && summary.looser.length === 0 && (
        <p className="mt-3 text-sm">
          <WithoutFilters view={view} />
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 md:grid-cols-2">
        {hasWaysOut(summary) && (
          <div className="mt-4">
            <p className="mb-2 text-sm font-semibold">For perfect matches:</p>
            <RelaxationList summary={summary} view={view} />
          </div>
        )}
        <ClosestList closest={summary.closest} view={view} />
        {hasCriteria(view.criteria) && (
          <Leftovers view={view} summary={summary} onHidden={onHidden} />
        )}
      </div>
      {hasCriteria(view.criteria) && (
        <div className="mt-4 max-lg:hidden print:hidden">
          <Switches view={view} summary={summary} onHidden={onHidden} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={paths.search()}>Remove All Filters</ButtonLink>
        <ButtonLink href={paths.searchAll()}>Show All Products</ButtonLink>
      </div>
    </div>
  );
}

import type { Paged } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { clampPage, pageCount, searchPager, SEARCH_PAGE_SIZE } from '#domain/paging/pager.ts';
import { useNavigate } from 'react-router';
import { AD_SLOTS, AdSlot } from '../../ads/ad-slot.tsx';
import type { MatchedCard, SearchFigures } from '../../queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Leftovers } from './leftovers.tsx';
import { RelaxationList } from './relaxation-list.tsx';
import { ResultsBanner } from './results-banner.tsx';
import { ResultCard } from './result-card.tsx';
import { EmptyCard, EmptyCatalogueCard } from './search-states.tsx';
import { SortBar } from './sort-bar.tsx';

/** More results than this call for a tip (specification section 2). */
const TIP_ABOVE = 10;

/** What a search found: banner, notes, sorts, cards, pager. */
export function Results({
  view,
  results,
  summary,
  onSummary,
  onHidden,
}: {
  view: SearchView;
  results: Paged<MatchedCard>;
  summary: SearchFigures;
  onSummary: () => void;
  onHidden: () => void;
}) {
  const navigate = useNavigate();
  const asked = hasCriteria(view.criteria);
  if (results.total === 0) {
    if (!asked) return <EmptyCatalogueCard />;
    return (
      <EmptyCard
        organic={view.criteria.flags.includes('isOrganic')}
        leftovers={<Leftovers view={view} summary={summary} onHidden={onHidden} />}
      >
        {summary.relaxations.length > 0 && (
          <div className="mt-4">
            <p className="mb-2 text-sm font-semibold">For perfect matches:</p>
            <RelaxationList relaxations={summary.relaxations} view={view} />
          </div>
        )}
      </EmptyCard>
    );
  }
  const pages = pageCount(results.total, SEARCH_PAGE_SIZE);
  const page = clampPage(view.page, pages);
  return (
    <>
      <ResultsBanner view={view} summary={summary} onSummary={onSummary}>
        <Leftovers view={view} summary={summary} onHidden={onHidden} />
      </ResultsBanner>
      {asked && summary.perfect === 0 && summary.relaxations.length > 0 && (
        <div className="label mt-4 p-4">
          <p className="mb-2 font-semibold">Nothing meets every wish. For perfect matches:</p>
          <RelaxationList relaxations={summary.relaxations} view={view} limit={4} />
        </div>
      )}
      <Notes total={results.total} />
      <SortBar view={view} total={results.total} page={page} />
      {results.items.length === 0 ? (
        <p className="label mt-4 max-w-xl p-4">
          There is no page {view.page}:{' '}
          <a href={paths.search({ ...view, page: 1 })}>back to the first page</a>.
        </p>
      ) : (
        <ul className={`cards ${asked ? 'cards-of-results' : '[--parts:6]'} mt-4 md:grid-cols-2`}>
          {results.items.map((product) => (
            <li key={product.id}>
              <ResultCard product={product} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="mt-8">
          <Pagination
            label="Result pages"
            page={page}
            pages={pages}
            items={searchPager(page, pages)}
            hrefOf={(target) => paths.search({ ...view, page: target })}
            onPage={(target) =>
              void navigate(paths.search({ ...view, page: target }), { preventScrollReset: true })
            }
          />
        </div>
      )}
      <AdSlot id={AD_SLOTS.searchSponsored} kind="inline" className="mt-8" />
      <p className="mt-6 text-xs text-soft">
        As an Amazon Associate we earn from qualifying purchases.
      </p>
    </>
  );
}

function Notes({ total }: { total: number }) {
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-xs text-soft">
      <p className="flex items-center gap-3">
        <span className="font-semibold">Ingredient colors:</span>
        <span className="rounded-sm bg-leaf-wash px-1.5 py-0.5 text-leaf">normal</span>
        <span className="inline-flex items-center gap-1 rounded-sm bg-clay-wash px-1.5 py-0.5 font-semibold text-clay">
          <Icon name="warning" className="size-3" />
          allergen
        </span>
      </p>
      <p>Buying through our retailer links supports this site, at no extra cost to you.</p>
      {total > TIP_ABOVE && (
        <p>
          <strong>Tip:</strong> many results? Add a filter, or tick up to 3 products to compare.
        </p>
      )}
    </div>
  );
}

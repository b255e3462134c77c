import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { Paged } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { hasFilters } from '#domain/matching/filters.ts';
import { clampPage, pageCount, searchPager, SEARCH_PAGE_SIZE } from '#domain/paging/pager.ts';
import { AD_SLOTS, AdSlot } from '../../ads/ad-slot.tsx';
import type { MatchedCard, SearchFigures } from '../../queries.ts';
import { useConfig } from '../../site-context.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ColorGuide } from './color-guide.tsx';
import { ResultGroups } from './result-groups.tsx';
import { EmptyCatalogueCard } from './search-states.tsx';

const asksForTable = (): boolean => new URLSearchParams(location.search).get('view') === 'table';

// A page has one of the two: the browser waits for that one before React takes the page over, so that no tick is lost, and
// fetches the other when it is asked for. The server has both.
const CardsView =
  import.meta.env.SSR || !asksForTable()
    ? (await import('./cards-view.tsx')).CardsView
    : lazy(async () => ({ default: (await import('./cards-view.tsx')).CardsView }));
const TableView =
  import.meta.env.SSR || asksForTable()
    ? (await import('./table-view.tsx')).TableView
    : lazy(async () => ({ default: (await import('./table-view.tsx')).TableView }));
const Toolbar = import.meta.env.SSR
  ? (await import('./toolbar.tsx')).Toolbar
  : lazy(async () => ({ default: (await import('./toolbar.tsx')).Toolbar }));
const ListEnd = import.meta.env.SSR
  ? (await import('./list-end.tsx')).ListEnd
  : lazy(async () => ({ default: (await import('./list-end.tsx')).ListEnd }));
const NothingFound = import.meta.env.SSR
  ? (await import('./nothing-found.tsx')).NothingFound
  : lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));

/** What a search found: toolbar, results under their headings, pager, what is left out, notes. */
export function Results({
  view,
  results,
  summary,
  onHidden,
}: {
  view: SearchView;
  results: Paged<MatchedCard>;
  summary: SearchFigures;
  onHidden: () => void;
}) {
  const navigate = useNavigate();
  const { amazonAssociateTag } = useConfig();
  const asked = hasCriteria(view.criteria);
  if (results.total === 0) {
    if (!asked && !hasFilters(view.filters)) return <EmptyCatalogueCard />;
    return (
      <Suspense>
        <NothingFound view={view} summary={summary} onHidden={onHidden} />
      </Suspense>
    );
  }
  const pages = pageCount(results.total, SEARCH_PAGE_SIZE);
  const page = clampPage(view.page, pages);
  return (
    <>
      <Suspense>
        <Toolbar
          view={view}
          summary={summary}
          page={page}
          total={results.total}
          onHidden={onHidden}
        />
      </Suspense>
      {results.items.length === 0 ? (
        <p className="label mt-4 max-w-xl p-4">
          There is no page {view.page}:{' '}
          <a href={paths.search({ ...view, page: 1 })}>back to the first page</a>.
        </p>
      ) : (
        <Suspense>
          <ResultGroups
            items={results.items}
            summary={summary}
            notes={view.layout === 'table' ? null : <ColorGuide />}
            draw={(items, label) =>
              view.layout === 'table' ? (
                <TableView items={items} view={view} label={label} />
              ) : (
                <CardsView items={items} />
              )
            }
          />
        </Suspense>
      )}
      {pages > 1 && (
        <div className="mt-6">
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
      <Suspense>
        <ListEnd view={view} summary={summary} total={results.total} onHidden={onHidden} />
      </Suspense>
      <AdSlot id={AD_SLOTS.searchSponsored} kind="inline" className="mt-8" />
      {amazonAssociateTag !== null && amazonAssociateTag !== '' && (
        <p className="mt-6 text-xs text-soft">
          As an Amazon Associate we earn from qualifying purchases.
        </p>
      )}
    </>
  );
}

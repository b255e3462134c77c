import { useNavigate } from 'react-router';
import type { Paged } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import type { ParsedSearchView } from '#contract/search-url.ts';
import { clampPage, pageCount, searchPager, SEARCH_PAGE_SIZE } from '#domain/paging/pager.ts';
import { AD_SLOTS, AdSlot } from '../../ads/ad-slot.tsx';
import { formatCount } from '../../product-card/amount.ts';
import type { MatchedCard, SearchFigures } from '../../queries.ts';
import { useConfig } from '../../site-context.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ColorGuide } from './notes/color-guide.tsx';
import { hasUnknownWords, lazy } from './lazy-parts.ts';
import { ListEnd } from './notes/list-end.tsx';
import { ResultGroups } from './listing/result-groups.tsx';
import { SORT_NOTES } from './toolbar/sort-notes.ts';
import { Toolbar } from './toolbar/toolbar.tsx';

/** The results of a search: toolbar, results under their headings, pager, what is left out, notes. */
export function Results({
  view,
  results,
  summary,
  onHidden,
}: {
  view: ParsedSearchView;
  results: Paged<MatchedCard>;
  summary: SearchFigures;
  onHidden: () => void;
}) {
  const navigate = useNavigate();
  const { amazonAssociateTag } = useConfig();
  const unknownWords = hasUnknownWords(view, summary) && (
    <lazy.UnknownWords.Part view={view} summary={summary} />
  );
  if (results.total === 0)
    return (
      <>
        {unknownWords}
        <lazy.NothingFound.Part view={view} summary={summary} onHidden={onHidden} />
      </>
    );
  const pages = pageCount(results.total, SEARCH_PAGE_SIZE);
  // The page after the last stands for all that there are not.
  const page = clampPage(view.page, pages + 1);
  // Every order lists unconfirmed products last.
  const unconfirmedFrom = pageCount(results.total - summary.unconfirmed + 1, SEARCH_PAGE_SIZE);
  return (
    <>
      {unknownWords}
      <Toolbar view={view} summary={summary} page={page} onHidden={onHidden} />
      {results.items.length === 0 ? (
        <p className="label mt-4 max-w-xl p-4">
          There is no page {view.page}:{' '}
          <a href={paths.search({ ...view, page: 1 })}>back to the first page</a>.
        </p>
      ) : (
        <ResultGroups
          items={results.items}
          summary={summary}
          notes={
            <>
              {/* The styles expect it right after the heading (toolbar.css). */}
              {view.layout !== 'table' && <ColorGuide />}
              {view.sort === 'protein' && <p className="text-xs text-soft">{SORT_NOTES.protein}</p>}
            </>
          }
          draw={(items, label) =>
            view.layout === 'table' ? (
              <lazy.TableView.Part items={items} view={view} label={label} />
            ) : (
              <lazy.CardsView.Part items={items} />
            )
          }
        />
      )}
      {view.unconfirmed && page < unconfirmedFrom && (
        <p className="mt-3 border-t-2 border-ink font-bold">
          <a href={paths.search({ ...view, page: unconfirmedFrom })} className="tap">
            Not confirmed ({formatCount(summary.unconfirmed)}), from page {unconfirmedFrom}
          </a>
        </p>
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
      <ListEnd view={view} summary={summary} onHidden={onHidden} />
      <AdSlot id={AD_SLOTS.searchSponsored} kind="inline" className="mt-8" />
      {Boolean(amazonAssociateTag) && (
        <p className="mt-6 text-xs text-soft">
          As an Amazon Associate we earn from qualifying purchases.
        </p>
      )}
    </>
  );
}

import type { SearchView } from '#contract/search-url.ts';
import type { SortMode } from '#domain/matching/criteria.ts';
import { SEARCH_PAGE_SIZE } from '#domain/paging/pager.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { ViewButton } from './view-button.tsx';

const SORTS: readonly (readonly [mode: SortMode, label: string])[] = [
  ['diversity', 'Best Mix'],
  ['match', 'Match Score'],
  ['protein', 'Protein Content'],
];

/** Which results are shown, and the three orders (specification section 2). */
export function SortBar({ view, total, page }: { view: SearchView; total: number; page: number }) {
  const from = (page - 1) * SEARCH_PAGE_SIZE + 1;
  const to = Math.min(total, page * SEARCH_PAGE_SIZE);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t-[10px] border-ink pt-3">
      <p className="sm:mr-auto">
        <strong>
          {formatCount(from)}-{formatCount(to)}
        </strong>{' '}
        of {countOf(total, 'result')}
      </p>
      <div role="group" aria-label="Sort by" className="flex flex-wrap pl-0.5 max-sm:w-full">
        {SORTS.map(([mode, label]) => (
          <ViewButton
            key={mode}
            view={{ ...view, sort: mode, page: 1 }}
            pressed={view.sort === mode}
            className={`-ml-0.5 inline-flex min-h-11 grow items-center justify-center border-2 border-ink px-3 text-sm font-semibold first:ml-0 ${view.sort === mode ? 'bg-ink text-paper' : 'bg-sheet hover:bg-well'}`}
          >
            {label}
          </ViewButton>
        ))}
      </div>
      {view.sort === 'diversity' && (
        <p className="w-full text-xs text-soft sm:text-right">
          Best Mix shows perfect matches with an active Amazon link first, then mixes brands. The
          other two orders ignore links.
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { hasCriteria } from '#contract/criteria.ts';
import type { SearchView } from '#contract/search-url.ts';
import { hasFilters } from '#domain/matching/filters.ts';
import { countOf } from '../../product-card/amount.ts';
import type { SearchFigures } from '../../queries.ts';
import { CopyLink } from './copy-link.tsx';

/** "Search Complete" where something was searched, what was found, the summary and the link to this view. */
export function ResultsBanner({
  view,
  summary,
  onSummary,
  children,
}: {
  view: SearchView;
  summary: SearchFigures | null;
  onSummary: () => void;
  /** The line of wishes, below 1024 px. */
  children: ReactNode;
}) {
  const asked = hasCriteria(view.criteria);
  const searched = asked || hasFilters(view.filters);
  return (
    <div className="banner">
      <h1 className="headline text-lg lg:text-xl">
        {searched ? 'Search results' : 'All protein products'}
      </h1>
      <div className="flex min-w-0 items-baseline gap-2 text-sm">
        {searched && summary !== null && summary.total > 0 && (
          <h2 className="eyebrow max-lg:sr-only">Search Complete</h2>
        )}
        {/* It stays while a search runs: a status that comes with its words is not read out. */}
        <p role="status" className="whitespace-nowrap">
          {asked && summary !== null && (
            <>
              <strong>{countOf(summary.perfect, 'perfect match', 'perfect matches')}</strong>,{' '}
            </>
          )}
          {summary !== null && countOf(summary.total, 'product')}
        </p>
      </div>
      {summary !== null && summary.total > 0 && (
        <div className="needs-script ml-auto flex max-lg:hidden">
          <button type="button" className="tool" onClick={onSummary}>
            Summary
          </button>
          <CopyLink />
        </div>
      )}
      <div className="wishes-row">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { hasCriteria } from '#contract/criteria.ts';
import type { SearchView } from '#contract/search-url.ts';
import { countOf } from '../../product-card/amount.ts';
import type { SearchFigures } from '../../queries.ts';
import { CopyLink } from './toolbar/copy-link.tsx';
import { isSearch } from './search-data.ts';
import { hasWaysOut, WAYS_OUT } from './notes/ways-out.ts';

/** "Search Complete" if anything was searched, the counts, the summary, and the link to this view. */
export function ResultsBanner({
  view,
  found,
  onSummary,
  children,
}: {
  view: SearchView;
  /** Null while a search runs, or if it failed. */
  found: { summary: SearchFigures; flavors: number | null } | null;
  onSummary: () => void;
  /** The line of wishes, shown below 1024 px. */
  children: ReactNode;
}) {
  const asked = hasCriteria(view.criteria);
  const searched = isSearch(view);
  const listed = found !== null && found.summary.total > 0;
  return (
    <div className="banner">
      <h1 className="headline text-lg lg:text-xl">
        {searched ? 'Search results' : 'All protein products'}
      </h1>
      <div className="flex min-w-0 items-baseline gap-2 text-sm">
        {searched && listed && <h2 className="eyebrow max-lg:sr-only">Search Complete</h2>}
        {/* Stays mounted while a search runs, because a status that appears together with its text is not
            announced. */}
        <p role="status">{found !== null && <Counts asked={asked} {...found} />}</p>
        {listed && hasWaysOut(found.summary) && (
          <a href={`#${WAYS_OUT}`} className="whitespace-nowrap">
            What to drop
          </a>
        )}
      </div>
      {listed && (
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

/** "11 perfect matches, 43 products"; for the whole catalogue "1,607 products in 4,534 flavors". */
function Counts({
  asked,
  summary: { perfect, total },
  flavors,
}: {
  asked: boolean;
  summary: SearchFigures;
  flavors: number | null;
}) {
  return (
    <>
      {asked && (
        <>
          <strong>{countOf(perfect, 'perfect match', 'perfect matches')}</strong>,{' '}
        </>
      )}
      {countOf(total, 'product')}
      {flavors !== null && ` in ${countOf(flavors, 'flavor')}`}
    </>
  );
}

import { hasCriteria } from '#contract/criteria.ts';
import type { SearchView } from '#contract/search-url.ts';
import { hasFilters } from '#domain/matching/filters.ts';
import { writeClipboard } from '../../comparison/share-link.ts';
import { countOf } from '../../product-card/amount.ts';
import type { SearchFigures } from '../../queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';

/** "Search Complete" where something was searched, what was found, the summary and the link to this view. */
export function ResultsBanner({
  view,
  summary,
  onSummary,
}: {
  view: SearchView;
  summary: SearchFigures | null;
  onSummary: () => void;
}) {
  const asked = hasCriteria(view.criteria);
  const searched = asked || hasFilters(view.filters);
  return (
    <div className="banner">
      <h1 className="headline text-lg lg:text-xl">
        {searched ? 'Search results' : 'All protein products'}
      </h1>
      {summary !== null && (
        <div className="flex min-w-0 items-baseline gap-2 text-sm">
          {searched && summary.total > 0 && (
            <h2 className="eyebrow max-sm:sr-only">Search Complete</h2>
          )}
          <p role="status" className="whitespace-nowrap">
            {asked && (
              <>
                <strong>{countOf(summary.perfect, 'perfect match', 'perfect matches')}</strong>,{' '}
              </>
            )}
            {countOf(summary.total, 'product')}
          </p>
        </div>
      )}
      {summary !== null && summary.total > 0 && (
        <div className="needs-script ml-auto flex max-sm:hidden">
          <button type="button" className="tool" onClick={onSummary}>
            Summary
          </button>
          <button type="button" className="tool -ml-px" onClick={() => void copyAddress()}>
            <Icon name="link" />
            Copy link
          </button>
        </div>
      )}
    </div>
  );
}

/** The address says all: filters, order, page. */
async function copyAddress(): Promise<void> {
  const copied = await writeClipboard(window.location.href);
  toast(
    copied
      ? { title: 'Copied', description: 'The link shows exactly this view.' }
      : { title: 'Not copied', description: 'Copy the address from the address bar.' },
  );
}

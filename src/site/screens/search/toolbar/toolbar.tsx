import { hasCriteria } from '#contract/criteria.ts';
import type { SearchView } from '#contract/search-url.ts';
import type { SortMode } from '#domain/matching/criteria.ts';
import { SEARCH_PAGE_SIZE } from '#domain/paging/pager.ts';
import { formatCount } from '../../../product-card/amount.ts';
import type { SearchFigures } from '../../../queries.ts';
import { hiddenText, unconfirmedText } from '../../../wishes/left-out-text.ts';
import { hiddenAddress } from './hidden-address.ts';
import { LayoutSwitch } from './layout-switch.tsx';
import { MoreSorts } from './more-sorts.tsx';
import { SORT_NOTES } from './sort-notes.ts';
import { ViewButton } from './view-button.tsx';

const SORTS: readonly (readonly [mode: SortMode, label: string])[] = [
  ['diversity', 'Best Mix'],
  ['match', 'Match Score'],
  ['protein', 'Protein Content'],
];

/** One line above the results: what else was found, the orders, the two layouts. */
export function Toolbar({
  view,
  summary,
  page,
  onHidden,
}: {
  view: SearchView;
  summary: SearchFigures;
  /** The current page, from 1. */
  page: number;
  onHidden: () => void;
}) {
  const { total } = summary;
  const from = (page - 1) * SEARCH_PAGE_SIZE + 1;
  const to = Math.min(total, page * SEARCH_PAGE_SIZE);
  return (
    <div className="toolbar print:hidden">
      {hasCriteria(view.criteria) && <Switches view={view} summary={summary} onHidden={onHidden} />}
      <p className="text-xs whitespace-nowrap max-lg:sr-only">
        {from > to ? 0 : `${formatCount(from)}-${formatCount(to)}`} of {formatCount(total)}
      </p>
      <div role="group" aria-label="Sort by" className="sorts flex lg:ml-auto max-lg:grow">
        {SORTS.map(([mode, label]) => (
          <ViewButton
            key={mode}
            view={{ ...view, sort: mode, page: 1 }}
            pressed={view.sort === mode}
            title={SORT_NOTES[mode]}
            className={`tool -ml-px grow first:ml-0 ${view.sort === mode ? 'tool-on' : ''}`}
          >
            {label}
          </ViewButton>
        ))}
        <MoreSorts view={view} />
      </div>
      <LayoutSwitch view={view} className="max-lg:hidden" />
    </div>
  );
}

/** On desktops: what else was found, or may match. */
export function Switches({
  view,
  summary,
  onHidden,
}: {
  view: SearchView;
  summary: SearchFigures;
  onHidden: () => void;
}) {
  const near = Math.max(
    0,
    summary.total - summary.perfect - (view.unconfirmed ? summary.unconfirmed : 0),
  );
  const hidden = hiddenText(summary.hidden);
  return (
    <div className="flex max-lg:hidden">
      <ViewButton
        view={{ ...view, showAll: !view.showAll, page: 1 }}
        checked={view.showAll}
        className={`tool ${view.showAll ? 'tool-on' : ''}`}
      >
        <span className="sr-only">Include near matches: </span>
        {view.showAll ? `${formatCount(near)} near` : 'Near'}
      </ViewButton>
      {summary.unconfirmed > 0 && (
        <ViewButton
          view={{ ...view, unconfirmed: !view.unconfirmed, page: 1 }}
          checked={view.unconfirmed}
          className={`tool -ml-px ${view.unconfirmed ? 'tool-on' : ''}`}
        >
          <span className="sr-only">
            {unconfirmedText(summary.unconfirmed, view.criteria, summary.understood)}. List{' '}
          </span>
          {formatCount(summary.unconfirmed)} unconfirmed
        </ViewButton>
      )}
      {summary.hidden.count > 0 && (
        <a
          href={hiddenAddress(view)}
          className="tool -ml-px text-clay no-underline hover:underline"
          title={hidden}
          aria-label={hidden}
          onClick={(event) => {
            event.preventDefault();
            onHidden();
          }}
        >
          {formatCount(summary.hidden.count)} hidden
        </a>
      )}
    </div>
  );
}

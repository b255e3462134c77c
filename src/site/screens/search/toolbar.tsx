import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import type { SortMode } from '#domain/matching/criteria.ts';
import { chosenColumns, COLUMNS } from '../../columns/columns.ts';
import { formatCount } from '../../product-card/amount.ts';
import type { SearchFigures } from '../../queries.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { hiddenText, unconfirmedText } from './describe.ts';
import { hiddenAddress } from './hidden-address.ts';
import { LayoutSwitch } from './layout-switch.tsx';
import { ViewButton } from './view-button.tsx';

const SORTS: readonly (readonly [mode: SortMode, label: string])[] = [
  ['diversity', 'Best Mix'],
  ['match', 'Match Score'],
  ['protein', 'Protein Content'],
];

/** One line over the results: what else was found, the orders, the two ways to draw them. */
export function Toolbar({
  view,
  summary,
  onHidden,
}: {
  view: SearchView;
  summary: SearchFigures;
  onHidden: () => void;
}) {
  return (
    <div className="toolbar">
      {hasCriteria(view.criteria) && <Switches view={view} summary={summary} onHidden={onHidden} />}
      <div role="group" aria-label="Sort by" className="ml-auto flex max-lg:ml-0 max-lg:grow">
        {SORTS.map(([mode, label]) => (
          <ViewButton
            key={mode}
            view={{ ...view, sort: mode, page: 1 }}
            pressed={view.sort === mode}
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

function Switches({
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
            {unconfirmedText(summary.unconfirmed, view.criteria)}. List{' '}
          </span>
          {formatCount(summary.unconfirmed)} unconfirmed
        </ViewButton>
      )}
      {summary.hidden.count > 0 && (
        <a
          href={hiddenAddress(view)}
          className="tool -ml-px text-clay no-underline hover:underline"
          title={hiddenText(summary.hidden)}
          onClick={(event) => {
            event.preventDefault();
            onHidden();
          }}
        >
          {formatCount(summary.hidden.count)} hidden
          <span className="sr-only">
            {hiddenText(summary.hidden).replace(/^[\d,]+ hidden/, '')}
          </span>
        </a>
      )}
    </div>
  );
}

/** The orders of the table's columns, for both layouts, and the columns themselves. */
function MoreSorts({ view }: { view: SearchView }) {
  const others = COLUMNS.filter(({ sort }) => sort !== null && sort !== 'protein');
  const current = others.find(({ sort }) => sort === view.sort);
  const shown = chosenColumns(view.columns);
  return (
    <details data-menu="" className="group/menu relative">
      <summary className={`tool -ml-px ${current === undefined ? '' : 'tool-on'}`}>
        <span className="max-sm:sr-only">{current?.short ?? 'More'}</span>
        <Icon name="down" className="size-3" />
      </summary>
      <div className="menu">
        <p className="eyebrow px-3 py-1">Sort by</p>
        {others.map(({ id, label, sort, better }) => (
          <AppLink
            key={id}
            to={paths.search({ ...view, sort: sort ?? 'match', page: 1 })}
            aria-current={sort === view.sort ? 'true' : undefined}
            className="menu-item"
          >
            {label}, {better === 'less' ? 'least' : 'most'} first
          </AppLink>
        ))}
        {view.layout === 'table' && (
          <>
            <p className="eyebrow border-t border-rule px-3 pt-2 pb-1">Columns</p>
            {COLUMNS.map((column) => {
              const on = shown.includes(column);
              const columns = COLUMNS.filter((each) =>
                each === column ? !on : shown.includes(each),
              ).map(({ id }) => id);
              return (
                <AppLink
                  key={column.id}
                  to={paths.search({ ...view, columns })}
                  className="menu-item"
                >
                  <Icon name={on ? 'met' : 'plus'} className="size-3" />
                  <span className="sr-only">{on ? 'Hide' : 'Show'} </span>
                  {column.label}
                </AppLink>
              );
            })}
          </>
        )}
      </div>
    </details>
  );
}

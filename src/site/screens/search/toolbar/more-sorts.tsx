import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { chosenColumns, COLUMNS, sortsFirst } from '../../../columns/columns.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SORT_NOTES } from './sort-notes.ts';

/** The orders of the table's columns, for both layouts, and the choice of columns. */
export function MoreSorts({ view }: { view: SearchView }) {
  const others = COLUMNS.filter(({ sort }) => sort !== 'protein');
  const current = others.find(({ sort }) => sort === view.sort);
  const byName = view.sort === 'name';
  const orders = [
    ...others.map((each) => [each.sort, `${each.label}, ${sortsFirst(each)} first`] as const),
    ['name', 'Name, A to Z'] as const,
  ];
  const table = view.layout === 'table';
  return (
    <details data-menu="" className="relative">
      <summary className={`tool -ml-px ${current === undefined && !byName ? '' : 'tool-on'}`}>
        <span className="max-sm:sr-only">{current?.short ?? (byName ? 'Name' : 'More')}</span>
        <Icon name="down" className="size-3" />
      </summary>
      <div className={`menu ${table ? 'md:max-lg:right-18 md:grid md:grid-cols-2' : ''}`}>
        {/* Covers the column heads, so that none of them is half hidden by an entry. */}
        {table && (
          <p className="col-span-2 px-3 py-1 text-xs text-soft max-md:hidden">
            A column’s head sorts too.
          </p>
        )}
        <div>
          <p className="eyebrow px-3 py-1">Sort by</p>
          {orders.map(([sort, label]) => (
            <AppLink
              key={label}
              to={paths.search({ ...view, sort, page: 1 })}
              aria-current={sort === view.sort ? 'true' : undefined}
              className="menu-item"
            >
              {label}
            </AppLink>
          ))}
          <p className="max-w-60 border-t border-rule px-3 py-1 text-xs text-soft">
            Best Mix: {SORT_NOTES.diversity}
          </p>
        </div>
        {table && <Columns view={view} />}
      </div>
    </details>
  );
}

/** The columns, each with the address that shows or hides it. */
function Columns({ view }: { view: SearchView }) {
  const shown = chosenColumns(view.columns);
  return (
    <div className="max-md:border-t max-md:border-rule max-md:pt-1 md:border-l md:border-rule">
      <p className="eyebrow px-3 py-1">Columns</p>
      {COLUMNS.map((column) => {
        const on = shown.includes(column);
        const columns = COLUMNS.filter((each) => (each === column ? !on : shown.includes(each)));
        return (
          <AppLink
            key={column.id}
            to={paths.search({ ...view, columns: columns.map(({ id }) => id) })}
            className="menu-item"
          >
            <Icon name={on ? 'met' : 'plus'} className="size-3" />
            <span className="sr-only">{on ? 'Hide' : 'Show'} </span>
            {column.label}
          </AppLink>
        );
      })}
    </div>
  );
}

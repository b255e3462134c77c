import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { chosenColumns, COLUMNS, firstOf } from '../../columns/columns.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The orders of the table's columns, for both layouts, and the columns themselves. */
export function MoreSorts({ view }: { view: SearchView }) {
  const others = COLUMNS.filter(({ sort }) => sort !== 'protein');
  const current = others.find(({ sort }) => sort === view.sort);
  const byName = view.sort === 'name';
  const shown = chosenColumns(view.columns);
  return (
    <details data-menu="" className="group/menu relative">
      <summary className={`tool -ml-px ${current === undefined && !byName ? '' : 'tool-on'}`}>
        <span className="max-sm:sr-only">{current?.short ?? (byName ? 'Name' : 'More')}</span>
        <Icon name="down" className="size-3" />
      </summary>
      <div className="menu">
        <p className="eyebrow px-3 py-1">Sort by</p>
        {others.map(({ id, label, sort, better }) => (
          <AppLink
            key={id}
            to={paths.search({ ...view, sort, page: 1 })}
            aria-current={sort === view.sort ? 'true' : undefined}
            className="menu-item"
          >
            {label}, {firstOf({ id, better })} first
          </AppLink>
        ))}
        <AppLink
          to={paths.search({ ...view, sort: 'name', page: 1 })}
          aria-current={view.sort === 'name' ? 'true' : undefined}
          className="menu-item"
        >
          Name, A to Z
        </AppLink>
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

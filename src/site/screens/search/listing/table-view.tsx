import type { KeyboardEvent } from 'react';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { chosenColumns, sortsFirst } from '../../../columns/columns.ts';
import { CompareCheckbox } from '../../../comparison/compare-checkbox.tsx';
import { OwnCost } from '../../../own-price/own-cost.tsx';
import type { MatchedCard } from '../../../queries.ts';
import { ResultTable } from '../../../result-table/result-table.tsx';
import { AppLink } from '../../../ui/app-link.tsx';

/** Returns the next or previous row of the page, across the tables of all groups. */
function neighbor(row: Element, step: 1 | -1): Element | undefined {
  const rows = [...document.querySelectorAll('.result-table tbody tr')];
  return rows[rows.indexOf(row) + step];
}

/** Arrow keys move from row to row, Enter opens the focused product, C adds it to the comparison. */
function onKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  // A dialog opened from a row is inside the row.
  if (!(target instanceof Element) || target.closest('dialog') || hasModifier) return;
  const row = target.closest('tr');
  if (row === null) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const next = neighbor(row, event.key === 'ArrowDown' ? 1 : -1);
    next?.querySelector<HTMLElement>('th a')?.focus();
  } else if (event.key.toLowerCase() === 'c') {
    row.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  }
}

/** Results as a table: rows of 44 px, two lines on phones. */
export function TableView({
  items,
  view,
  label,
}: {
  items: readonly MatchedCard[];
  view: SearchView;
  label: string;
}) {
  const columns = chosenColumns(view.columns);
  return (
    <ResultTable
      items={items}
      columns={columns}
      label={label}
      onKeyDown={onKeys}
      head={(asked) => (
        <>
          <Head view={view} label="Product" sort="name" first="A to Z" order="ascending" />
          {asked && (
            <Head view={view} label="Wishes" sort="match" first="best first" order="descending" />
          )}
          {columns.map((column) => (
            <Head
              key={column.id}
              view={view}
              label={column.short}
              title={`${column.label}, ${column.basis}`}
              sort={column.sort}
              first={`${sortsFirst(column)} first`}
              order={column.better === 'more' ? 'descending' : 'ascending'}
            />
          ))}
        </>
      )}
      row={(product) => ({
        price: (
          <>
            <OwnCost product={product} ask="Add" />
            <span className="cell-unit sm:hidden"> for 25 g of protein</span>
          </>
        ),
        compare: <CompareCheckbox product={product} bare />,
      })}
    />
  );
}

function Head({
  view,
  label,
  title,
  sort,
  first,
  order,
}: {
  view: SearchView;
  label: string;
  title?: string;
  sort: SearchView['sort'];
  /** What the order begins with, in words. */
  first: string;
  order: 'ascending' | 'descending';
}) {
  const on = view.sort === sort;
  return (
    <th scope="col" title={title} aria-sort={on ? order : undefined}>
      <AppLink
        to={paths.search({ ...view, sort, page: 1 })}
        className={`head-link ${on ? 'underline decoration-2' : ''}`}
      >
        {label}
        <span className="sr-only">, {first}</span>
      </AppLink>
    </th>
  );
}

import type { KeyboardEvent } from 'react';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { chosenColumns, type Column } from '../../columns/columns.ts';
import { CompareCheckbox } from '../../comparison/compare-checkbox.tsx';
import { OwnCost } from '../../own-price/own-cost.tsx';
import { listAmount } from '../../product-card/amount.ts';
import type { MatchedCard } from '../../queries.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { wishesMet } from '../../verdict/verdict.ts';
import { WishMarks } from '../../verdict/wish-marks.tsx';

/** The row above or below another of the page, over the tables of its headings. */
function neighbour(row: Element, step: 1 | -1): Element | undefined {
  const rows = [...document.querySelectorAll('.result-table tbody tr')];
  return rows[rows.indexOf(row) + step];
}

/** Arrows move from row to row, Enter opens what is focused, C puts it into the comparison (design.md, "Instrument"). */
function onKeys(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target instanceof Element ? event.target.closest('tr') : null;
  if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const next = neighbour(row, event.key === 'ArrowDown' ? 1 : -1);
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
  const asked = (items[0]?.criteria.length ?? 0) > 0;
  return (
    <table className="result-table" onKeyDown={onKeys}>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col" className="text-left">
            Product
          </th>
          {asked && <Head view={view} label="Wishes" sort="match" best="best" />}
          {columns.map((column) => (
            <Head
              key={column.id}
              view={view}
              label={column.short}
              title={`${column.label}, ${column.basis}`}
              sort={column.sort}
              best={column.better === 'less' ? 'least' : 'most'}
            />
          ))}
          <th scope="col">
            <span className="sr-only">Compare</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((product) => (
          <Row key={product.id} product={product} columns={columns} asked={asked} />
        ))}
      </tbody>
    </table>
  );
}

function Head({
  view,
  label,
  title,
  sort,
  best,
}: {
  view: SearchView;
  label: string;
  title?: string;
  sort: SearchView['sort'] | null;
  best: string;
}) {
  const on = sort !== null && view.sort === sort;
  return (
    <th
      scope="col"
      title={title}
      aria-sort={on ? (best === 'least' ? 'ascending' : 'descending') : undefined}
    >
      {sort === null ? (
        label
      ) : (
        <AppLink
          to={paths.search({ ...view, sort, page: 1 })}
          className={`head-link ${on ? 'underline decoration-2' : ''}`}
        >
          {label}
          <span className="sr-only">, {best} first</span>
        </AppLink>
      )}
    </th>
  );
}

function Row({
  product,
  columns,
  asked,
}: {
  product: MatchedCard;
  columns: readonly Column[];
  asked: boolean;
}) {
  const flavors = product.variants?.length ?? 1;
  return (
    <tr>
      <th scope="row" className="cell-name">
        <a href={paths.product(product.id)} className="block truncate no-underline hover:underline">
          {product.name}
        </a>
        <span className="block truncate text-xs font-normal text-soft">
          {product.brand.name}
          {flavors > 1 ? `, ${flavors} flavors` : product.flavor !== null && `, ${product.flavor}`}
        </span>
      </th>
      {asked && (
        <td className="cell-wishes">
          <span className="sr-only">{wishesMet(product)}: </span>
          <WishMarks criteria={product.criteria} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={`cell-${column.id}`}>
          {column.id === 'price' ? (
            <OwnCost product={product} />
          ) : (
            <Figure column={column} product={product} />
          )}
        </td>
      ))}
      <td className="cell-compare">
        <CompareCheckbox product={product} bare />
      </td>
    </tr>
  );
}

function Figure({ column, product }: { column: Column; product: MatchedCard }) {
  const value = column.value(product);
  if (value === null)
    return (
      <span title={`${column.label}: not stated`}>
        <Icon name="unknown" className="inline size-3 text-amber" />
        <span className="sr-only">{column.label} not stated</span>
      </span>
    );
  const unit = column.id === 'serving' ? (product.servingSize?.unit ?? column.unit) : column.unit;
  return (
    <>
      {listAmount(value)}
      <span className="cell-unit"> {unit}</span>
    </>
  );
}

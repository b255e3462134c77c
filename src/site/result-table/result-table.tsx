import type { ComponentProps, KeyboardEventHandler, ReactNode } from 'react';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';
import type { Column } from '../columns/columns.ts';
import type { MatchedCard } from '../queries.ts';
import { ResultRow } from './result-row.tsx';

/** Products as rows of a table. The argument of `head` says whether there are wishes to mark. */
export function ResultTable({
  items,
  columns,
  label,
  head,
  row,
  marked = true,
  onKeyDown,
}: {
  items: readonly MatchedCard[];
  columns: readonly Column[];
  /** The table's caption, for screen readers. */
  label: string;
  /** Renders the heads of the columns except the last one. */
  head: (asked: boolean) => ReactNode;
  row: (
    product: MatchedCard,
  ) => Pick<ComponentProps<typeof ResultRow>, 'compare' | 'detail' | 'price'>;
  /** False if every row meets every wish, as the page says. */
  marked?: boolean | undefined;
  onKeyDown?: KeyboardEventHandler;
}) {
  const asked = marked && (items[0]?.criteria.length ?? 0) > 0;
  return (
    <>
      <table className="result-table" onKeyDown={onKeyDown}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {head(asked)}
            <th scope="col">
              <span className="sr-only">Compare</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((product) => (
            <ResultRow
              key={product.id}
              product={product}
              columns={columns}
              asked={asked}
              {...row(product)}
            />
          ))}
        </tbody>
      </table>
      {items.some(({ servingSize }) => isAssumedServing(servingSize)) && (
        <p className="mt-2 text-xs text-soft">≈ of an assumed serving: the label states none.</p>
      )}
    </>
  );
}

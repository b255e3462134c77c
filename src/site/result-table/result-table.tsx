import type { ComponentProps, KeyboardEventHandler, ReactNode } from 'react';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';
import type { Column } from '../columns/columns.ts';
import type { MatchedCard } from '../queries.ts';
import { ResultRow } from './result-row.tsx';

/** Products as rows under one head; `asked` in `head` and rows: whether there are wishes to mark. */
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
  /** Its caption, for screen readers. */
  label: string;
  /** The heads of the columns, but for the last one. */
  head: (asked: boolean) => ReactNode;
  row: (
    product: MatchedCard,
  ) => Pick<ComponentProps<typeof ResultRow>, 'compare' | 'detail' | 'price'>;
  /** False where every row meets every wish, as its page says. */
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

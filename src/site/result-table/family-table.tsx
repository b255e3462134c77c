import type { ComponentProps } from 'react';
import { paths } from '#contract/paths.ts';
import { DEFAULT_COLUMNS } from '../columns/columns.ts';
import type { MatchedCard } from '../queries.ts';
import { Button } from '../ui/button.tsx';
import { ResultTable } from './result-table.tsx';

/** Only the browser stores a shopper's own price, so pages without React have no price column. */
const SHOWN = DEFAULT_COLUMNS.filter(({ id }) => id !== 'price');

/**
 * Families as rows of the result table on a page without React. The checkboxes belong to a form that opens the
 * comparison; its button appears with the first tick.
 */
export function FamilyTable({
  items,
  label,
  detail,
  marked,
}: Pick<ComponentProps<typeof ResultTable>, 'marked'> & {
  items: readonly MatchedCard[];
  label: string;
  /** The first words under a product's name; the brand if not given. */
  detail?: (product: MatchedCard) => string;
}) {
  return (
    <form method="get" action={paths.compare()} className="family-table">
      <ResultTable
        items={items}
        marked={marked}
        columns={SHOWN}
        label={label}
        head={(asked) => (
          <>
            <th scope="col">Product</th>
            {asked && <th scope="col">Wishes</th>}
            {SHOWN.map((column) => (
              <th key={column.id} scope="col" title={`${column.label}, ${column.basis}`}>
                {column.short}
              </th>
            ))}
          </>
        )}
        row={(product) => ({
          ...(detail === undefined ? {} : { detail: detail(product) }),
          compare: (
            <label className="tap">
              <input type="checkbox" name="ids" value={product.id} className="size-5 accent-ink" />
              <span className="sr-only">Compare {product.name}</span>
            </label>
          ),
        })}
      />
      <p className="family-compare">
        <Button type="submit" variant="primary">
          Compare those ticked
        </Button>
      </p>
    </form>
  );
}

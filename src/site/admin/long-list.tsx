import { type ReactNode, useState } from 'react';
import { countOf, formatCount } from '../product-card/amount.ts';
import { Button } from '../ui/button.tsx';

const STEP = 10;

/** Returns the first rows of a list, and a button that shows the next ones ("10 more words"); null if all are shown. */
export function useFirstRows<Item>(items: readonly Item[], one: string, many = `${one}s`) {
  const [shown, setShown] = useState(STEP);
  const left = items.length - shown;
  const more =
    left > 0 ? (
      <Button className="mt-2" onClick={() => setShown(shown + STEP)}>
        {countOf(Math.min(STEP, left), `more ${one}`, `more ${many}`)}
      </Button>
    ) : null;
  return { rows: items.slice(0, shown), more };
}

/** A list that shows its first rows, and more on demand. */
export function LongList<Item>(props: {
  /** What the button counts, in the singular: "word". */
  noun: string;
  items: readonly Item[];
  /** How many there are, if `items` may be only the first of them. */
  total?: number;
  /** One row, with its key. */
  row: (item: Item) => ReactNode;
}) {
  const { items, noun, total = 0 } = props;
  const { rows, more } = useFirstRows(items, noun);
  return (
    <>
      <ol>{rows.map(props.row)}</ol>
      {more}
      {more === null && total > items.length && (
        <p className="mt-2 text-sm text-soft">
          The first {items.length} of {formatCount(total)}; decide some for more.
        </p>
      )}
    </>
  );
}

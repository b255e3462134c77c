import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';

const STEP = 10;

/** The first rows of what may be long, and a button for the next ones ("10 more words"), null where there are none. */
export function useFirstRows<Item>(items: readonly Item[], noun: string) {
  const [shown, setShown] = useState(STEP);
  const left = items.length - shown;
  const more =
    left > 0 ? (
      <Button className="mt-2" onClick={() => setShown(shown + STEP)}>
        {Math.min(STEP, left)} more {noun}
      </Button>
    ) : null;
  return { rows: items.slice(0, shown), more };
}

/** A list of which the first rows are shown. */
export function LongList<Item>(props: {
  /** Of the button: "10 more words". */
  noun: string;
  items: readonly Item[];
  /** One row, with its key. */
  row: (item: Item) => ReactNode;
}) {
  const { rows, more } = useFirstRows(props.items, props.noun);
  return (
    <>
      <ol>{rows.map(props.row)}</ol>
      {more}
    </>
  );
}

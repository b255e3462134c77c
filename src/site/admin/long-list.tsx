import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';

const STEP = 10;

/** The first rows of a list that may be long, and a button for the next ones. */
export function LongList<Item>(props: {
  /** Of the button: "10 more words". */
  noun: string;
  items: readonly Item[];
  /** One row, with its key. */
  row: (item: Item) => ReactNode;
}) {
  const { noun, items, row } = props;
  const [shown, setShown] = useState(STEP);
  const left = items.length - shown;
  return (
    <>
      <ol>{items.slice(0, shown).map(row)}</ol>
      {left > 0 && (
        <Button className="mt-2" onClick={() => setShown(shown + STEP)}>
          {Math.min(STEP, left)} more {noun}
        </Button>
      )}
    </>
  );
}

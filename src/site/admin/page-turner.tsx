import { formatCount } from '../product-card/amount.ts';
import { Button } from '../ui/button.tsx';

interface Place {
  readonly offset: number;
  readonly size: number;
  readonly total: number;
}

/** "21-40 of 5,180": which rows of a long list are shown; `empty` if there are none. */
export function PlaceInList({ id, place, empty }: { id: string; place: Place; empty: string }) {
  const { offset, size, total } = place;
  return (
    <p id={id} role="status" className="mt-4 text-sm font-semibold">
      {total === 0
        ? empty
        : `${offset + 1}-${Math.min(offset + size, total)} of ${formatCount(total)}`}
    </p>
  );
}

/** Buttons below a long list for its other pages. They bring the list's beginning, the `PlaceInList`, back into sight. */
export function PageTurner(props: {
  list: string;
  place: Place;
  onTurn: (offset: number) => void;
}) {
  const { list, place, onTurn } = props;
  const { offset, size, total } = place;
  const turn = (to: number) => {
    document.getElementById(list)?.scrollIntoView();
    onTurn(to);
  };
  return (
    <div className="mt-3 flex flex-wrap gap-3" hidden={total <= size}>
      <Button disabled={offset === 0} onClick={() => turn(Math.max(0, offset - size))}>
        Previous
      </Button>
      <Button disabled={offset + size >= total} onClick={() => turn(offset + size)}>
        Next
      </Button>
    </div>
  );
}

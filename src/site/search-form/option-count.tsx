import { formatCount } from '../product-card/amount.ts';

/** How many perfect matches an option of the form would leave, in small beside it; nothing while that is not known. */
export function OptionCount({ count }: { count: number | null }) {
  if (count === null) return null;
  return (
    <span className="text-xs text-soft">
      {formatCount(count)}
      <span className="sr-only"> {count === 1 ? 'perfect match' : 'perfect matches'}</span>
    </span>
  );
}

import { formatCount } from '../product-card/amount.ts';

/** The number of perfect matches with an option of the form, in small print. Renders nothing while it is unknown. */
export function OptionCount({ count }: { count: number | null }) {
  if (count === null) return null;
  return (
    <span className="text-xs text-soft">
      {formatCount(count)}
      <span className="sr-only"> {count === 1 ? 'perfect match' : 'perfect matches'}</span>
    </span>
  );
}

import { formatCount } from '../product-card/amount.ts';

/** A label with a large number. */
export function StatTile({ name, value }: { name: string; value: number | null }) {
  return (
    <div className="label row-span-2 grid grid-rows-subgrid gap-y-0">
      <dt className="border-b-4 border-ink pb-1 text-sm font-semibold">{name}</dt>
      <dd className="figure mt-2 text-2xl sm:text-3xl">
        {value === null ? <span aria-label="loading">–</span> : formatCount(value)}
      </dd>
    </div>
  );
}

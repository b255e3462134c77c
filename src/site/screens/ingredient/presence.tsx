import { formatCount } from '../../product-card/amount.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StateMark } from '../../ui/state-mark.tsx';

interface PresenceCounts {
  readonly without: number;
  readonly hidden: number;
  readonly unconfirmed: number;
}

const WIDTH = 1000;

/** The whole catalogue in one bar: contains or may contain it, confirmed without, does not say. */
export function Presence({
  presence: { without, hidden, unconfirmed },
  named,
  withIt,
  withoutIt,
}: {
  presence: PresenceCounts;
  /** Products whose ingredient list names it. */
  named: number;
  withIt: string;
  withoutIt: string;
}) {
  const all = without + hidden + unconfirmed;
  const width = (count: number) => (all === 0 ? 0 : (WIDTH * count) / all);
  return (
    <section className="label p-4" aria-labelledby="presence-heading">
      <h2 id="presence-heading" className="eyebrow">
        In our {formatCount(all)} products
      </h2>
      <div className="rule-thick mt-1" />
      <svg
        viewBox={`0 0 ${WIDTH} 40`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="my-3 block h-10 w-full"
      >
        <rect className="fill-clay" width={width(hidden)} height="40" />
        <rect className="fill-leaf" x={width(hidden)} width={width(without)} height="40" />
        <rect
          className="fill-rule"
          x={width(hidden) + width(without)}
          width={width(unconfirmed)}
          height="40"
        />
      </svg>
      <dl>
        <div className="label-row">
          <dt>
            <StateMark status="unmet">Contain it, or may contain it</StateMark>
            <span className="block text-sm text-soft">
              {formatCount(named)} name it in their ingredient list
            </span>
          </dt>
          <dd className="figure text-2xl">{formatCount(hidden)}</dd>
        </div>
        <div className="label-row">
          <dt>
            <StateMark status="met">Confirmed without</StateMark>
            <span className="block text-sm text-soft">
              by a complete ingredient list, no warning of traces
            </span>
          </dt>
          <dd className="figure text-2xl">{formatCount(without)}</dd>
        </div>
        <div className="label-row">
          <dt>
            <StateMark status="unknown">Do not say</StateMark>
            <span className="block text-sm text-soft">no ingredient list, or not all of it</span>
          </dt>
          <dd className="figure text-2xl">{formatCount(unconfirmed)}</dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={withoutIt} variant="primary">
          Products without it
        </ButtonLink>
        <ButtonLink href={withIt}>Products with it</ButtonLink>
      </div>
    </section>
  );
}

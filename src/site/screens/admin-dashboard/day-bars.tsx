import { formatCount } from '../../product-card/amount.ts';

const HEIGHT = 56;
const BAR = 9;
const STEP = 11;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayOf = (text: string) => day.format(new Date(`${text}T00:00:00Z`));

export interface DayCount {
  /** UTC, such as 2026-11-22. */
  readonly day: string;
  readonly count: number;
}

/** One bar per day, with a description in words. */
function Bars({
  name,
  days,
  className,
}: {
  name: string;
  days: readonly DayCount[];
  className: string;
}) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const bar = ({ count }: DayCount, index: number) => {
    const height = Math.round((count / most) * HEIGHT);
    return `M${index * STEP} ${HEIGHT}v${-height}h${BAR}v${height}z`;
  };
  const counted = days.filter(({ count }) => count > 0);
  const words = counted.map((each) => `${dayOf(each.day)}: ${each.count}`).join(', ') || 'none';
  return (
    <svg
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 2}`}
      className={className}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${name} by day. ${words}`}
    >
      <path d={days.map(bar).join('')} className="fill-citron" />
      <rect y={HEIGHT} width={days.length * STEP} height={2} className="fill-ink" />
    </svg>
  );
}

/** The same bars within a row of a table. */
export function SmallDayBars(props: { name: string; days: readonly DayCount[] }) {
  return <Bars {...props} className="h-6 w-32" />;
}

/** Daily counts as bars, with their sum and maximum. */
export function DayBars({ name, days }: { name: string; days: readonly DayCount[] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...days.map(({ count }) => count));
  return (
    <figure className="label min-w-0">
      <figcaption className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 text-sm font-semibold break-words">{name}</span>
        <span className="figure text-xl">{formatCount(total)}</span>
      </figcaption>
      <div className="rule-mid mt-1 mb-2" />
      <Bars name={name} days={days} className="w-full" />
      <p className="flex justify-between text-xs text-soft">
        <span>{dayOf(days[0]?.day ?? '')}</span>
        <span>most a day: {formatCount(most)}</span>
        <span>{dayOf(days.at(-1)?.day ?? '')}</span>
      </p>
    </figure>
  );
}

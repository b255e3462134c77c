import type { Insights } from '#contract/insights.ts';

const HEIGHT = 56;
const BAR = 9;
const STEP = 11;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayOf = (text: string) => day.format(new Date(`${text}T00:00:00Z`));

const KINDS = [
  ['pageViews', 'Page views'],
  ['searches', 'Searches'],
  ['comparisons', 'Added to comparisons'],
  ['calculations', 'Calculations'],
  ['clicks', 'Retailer clicks'],
] as const;

function Bars(props: {
  name: string;
  days: readonly { readonly day: string; readonly count: number }[];
}) {
  const { name, days } = props;
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const counted = days.filter(({ count }) => count > 0);
  const words = counted.map((each) => `${dayOf(each.day)}: ${each.count}`).join(', ') || 'none';
  return (
    <figure className="label min-w-0">
      <figcaption className="flex items-baseline justify-between gap-2">
        <span className="text-sm font-semibold">{name}</span>
        <span className="figure text-xl tabular-nums">{total.toLocaleString('en-US')}</span>
      </figcaption>
      <div className="rule-mid mt-1 mb-2" />
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 2}`}
        className="w-full"
        role="img"
        aria-label={`${name} by day. ${words}`}
      >
        {days.map(({ day: at, count }, index) => {
          const height = Math.round((count / most) * HEIGHT);
          return (
            <rect
              key={at}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className="fill-citron"
            />
          );
        })}
        <rect y={HEIGHT} width={days.length * STEP} height={2} className="fill-ink" />
      </svg>
      <p className="flex justify-between text-xs text-soft">
        <span>{dayOf(first)}</span>
        <span>most a day: {most === 1 && total === 0 ? 0 : most.toLocaleString('en-US')}</span>
        <span>{dayOf(last)}</span>
      </p>
    </figure>
  );
}

/** What happened on the site day by day, drawn; nobody can be identified. */
export function ActivityCharts({ activity }: { activity: Insights['activity'] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {KINDS.map(([key, name]) => (
        <Bars
          key={key}
          name={name}
          days={activity.map((each) => ({ day: each.day, count: each[key] }))}
        />
      ))}
    </div>
  );
}

import type { Insights } from '#contract/insights.ts';
import { DayBars } from './day-bars.tsx';

const KINDS = [
  ['pageViews', 'Page views'],
  ['searches', 'Searches'],
  ['comparisons', 'Added to comparisons'],
  ['calculations', 'Calculations'],
  ['clicks', 'Retailer clicks'],
] as const;

/** Charts of what happened on the site day by day. Nobody can be identified. */
export function ActivityCharts({ activity }: { activity: Insights['activity'] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {KINDS.map(([key, name]) => (
        <DayBars
          key={key}
          name={name}
          days={activity.map((each) => ({ day: each.day, count: each[key] }))}
        />
      ))}
    </div>
  );
}

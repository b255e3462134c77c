import type { Insights } from '#contract/insights.ts';
import { ROUTES } from '#contract/paths.ts';
import { countEventsByDay } from '#database/content/events.ts';
import type { Site } from '../../site.ts';
import { lastDays } from './last-days.ts';

type Activity = Insights['activity'][number];
const COUNTED: Readonly<Record<string, keyof Omit<Activity, 'day'>>> = {
  page_view: 'pageViews',
  add_to_comparison: 'comparisons',
  protein_calculation: 'calculations',
  affiliate_click: 'clicks',
};

/** The activity on each of the last 30 days (UTC), today last. Days without events are zero: they were counted. */
export async function readActivity({
  database,
  now,
}: Pick<Site, 'database' | 'now'>): Promise<Activity[]> {
  const days = lastDays(now());
  const activity = new Map(
    days.map((day) => [
      day,
      { day, pageViews: 0, searches: 0, comparisons: 0, calculations: 0, clicks: 0 },
    ]),
  );
  const counted = await countEventsByDay(database, {
    names: Object.keys(COUNTED),
    since: Date.parse(`${days[0]}T00:00:00Z`),
    searchPath: ROUTES.search,
  });
  for (const { day, name, isSearch, count } of counted) {
    const entry = activity.get(day);
    const key = COUNTED[name];
    if (entry === undefined || key === undefined) continue;
    entry[key] += count;
    if (isSearch && key === 'pageViews') entry.searches += count;
  }
  return [...activity.values()];
}

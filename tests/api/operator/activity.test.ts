import { expect, it } from 'vitest';
import { insertEvents } from '#database/content/events.ts';
import { readActivity } from '#services/operator/overview/read-activity.ts';
import { describeOnBothEngines } from '../../support/databases.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 86_400_000;

describeOnBothEngines('what happened day by day', (open) => {
  it('is counted by kind and UTC day, searches among the page views, nothing older than 30 days', async () => {
    const database = await open();
    const event = (name: string, path: string | null = null) => ({
      name,
      path,
      label: null,
      value: null,
    });
    await insertEvents(
      database,
      [
        event('page_view', '/search'),
        event('page_view', '/'),
        event('affiliate_click'),
        event('search_without_result'),
      ],
      NOW,
    );
    await insertEvents(database, [event('protein_calculation')], NOW - DAY_MS);
    await insertEvents(database, [event('add_to_comparison')], NOW - 40 * DAY_MS);
    const activity = await readActivity({ database, now: () => NOW });
    const nothing = { pageViews: 0, searches: 0, comparisons: 0, calculations: 0, clicks: 0 };
    expect(activity).toHaveLength(30);
    expect(activity.slice(-2)).toEqual([
      { ...nothing, day: '2026-11-21', calculations: 1 },
      { ...nothing, day: '2026-11-22', pageViews: 2, searches: 1, clicks: 1 },
    ]);
    expect(activity.slice(0, -2)).toEqual(
      activity.slice(0, -2).map(({ day }) => ({ ...nothing, day })),
    );
  });
});

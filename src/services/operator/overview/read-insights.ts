import type { Insights } from '#contract/insights.ts';
import { sumEventValues } from '#database/content/events.ts';
import { countStalePrices } from '#database/retailers/links.ts';
import { countQuarantinedRecords } from '#database/records/quarantine.ts';
import { FRUITLESS_SEARCH } from '../../search/fruitless-searches.ts';
import type { Site } from '../../site.ts';
import { countInbox } from './count-inbox.ts';
import { DAYS, sinceDays } from './last-days.ts';
import { readActivity } from './read-activity.ts';
import { readRetailerClicks } from './read-retailer-clicks.ts';
import { DAY_MS } from '#domain/durations.ts';

const SHOWN = 20;

/** What the dashboard shows: first-party events of the last 30 days and the catalogue's health. */
export async function readInsights(site: Site, associateTag: string | null): Promise<Insights> {
  const { database } = site;
  const now = site.now();
  const since = sinceDays(now);
  const { catalogue, claimConflicts, points } = site.catalogue.current();
  return {
    days: DAYS,
    activity: await readActivity(site),
    inbox: await countInbox(site, { since, associateTag }),
    ...(await readRetailerClicks(site)),
    fruitlessSearches: [
      ...(await sumEventValues(database, { name: FRUITLESS_SEARCH, since, limit: SHOWN })),
    ],
    catalogue: {
      products: catalogue.size,
      withoutIngredients: points.columns.withoutIngredients,
      withoutMarketplaceLink: points.columns.withoutMarketplaceLink,
      stalePrices: await countStalePrices(database, now - DAY_MS),
      claimConflicts: claimConflicts.length,
      quarantined: (await countQuarantinedRecords(database)).open,
    },
  };
}

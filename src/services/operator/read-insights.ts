import type { Insights } from '#contract/insights.ts';
import { sumEventValues } from '#database/events.ts';
import type { Database } from '#database/open-database.ts';
import { MAIN_MARKETPLACE } from '#domain/retailers/visible-links.ts';
import { FRUITLESS_SEARCH } from '../search/fruitless-searches.ts';
import type { Site } from '../site.ts';
import { readRetailerClicks } from './read-retailer-clicks.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const SHOWN = 20;

async function countProductsWithout(
  { kysely }: Database,
  what: 'ingredients' | 'marketplace link',
): Promise<number> {
  const shown = kysely.selectFrom('products').where('duplicate_of', 'is', null);
  const without =
    what === 'ingredients'
      ? shown.where('ingredients_key', '=', '')
      : shown.where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('links')
                .select('links.id')
                .whereRef('links.product_id', '=', 'products.id')
                .where('links.retailer', '=', MAIN_MARKETPLACE)
                .where('links.is_active', '=', 1),
            ),
          ),
        );
  const row = await without
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function countStalePrices({ kysely }: Database, now: number): Promise<number> {
  const row = await kysely
    .selectFrom('links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_active', '=', 1)
    .where('current_price', 'is not', null)
    .where('price_checked_at', '<', new Date(now - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function countQuarantined({ kysely }: Database): Promise<number> {
  const row = await kysely
    .selectFrom('quarantine')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('decision', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What the dashboard shows of the last 30 days' first-party events and of the catalogue's health. */
export async function readInsights(site: Site): Promise<Insights> {
  const { database } = site;
  const now = site.now();
  const since = now - DAYS * DAY_MS;
  const { catalogue, claimConflicts } = site.catalogue.current();
  return {
    days: DAYS,
    affiliateClicks: [...(await readRetailerClicks(site))],
    fruitlessSearches: [
      ...(await sumEventValues(database, { name: FRUITLESS_SEARCH, since, limit: SHOWN })),
    ],
    catalogue: {
      products: catalogue.size,
      withoutIngredients: await countProductsWithout(database, 'ingredients'),
      withoutMarketplaceLink: await countProductsWithout(database, 'marketplace link'),
      stalePrices: await countStalePrices(database, now),
      claimConflicts: claimConflicts.length,
      quarantined: await countQuarantined(database),
    },
  };
}

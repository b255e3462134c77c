import type { RetailerClicks } from '#contract/insights.ts';
import { countEventValues } from '#database/events.ts';
import type { Site } from '../site.ts';

const DAY_MS = 86_400_000;
/** Different pairs of link and product looked at. */
const LOOKED_AT = 500;
const SHOWN = 50;
/** What the site's pages send: "brand | retailer". */
const LABEL = /^(.*) \| ([^|]+)$/s;

/** A product's number as an event may bring it; anybody can send events. */
function productIdOf(value: number | null): number {
  return value !== null && Number.isSafeInteger(value) ? value : 0;
}

/**
 * Retailer links that shoppers followed in the last 30 and 7 days, by product and retailer, most first. Products
 * are named as they are called now; clicks that name no product of the catalogue stand under their brand.
 */
export async function readRetailerClicks(site: Site): Promise<readonly RetailerClicks[]> {
  const now = site.now();
  const counted = await countEventValues(site.database, {
    name: 'affiliate_click',
    since: now - 30 * DAY_MS,
    recent: now - 7 * DAY_MS,
    limit: LOOKED_AT,
  });
  const { products } = site.catalogue.current();
  // All in one question; the single ones below are answered from what it left in memory.
  await products.take(counted.map(({ value }) => productIdOf(value)));
  const rows = new Map<string, RetailerClicks>();
  for (const { label, value, recent, all } of counted) {
    const [, brand = label, retailer = ''] = LABEL.exec(label) ?? [];
    const [shelved] = await products.take([productIdOf(value)]);
    const productId = shelved?.product.id ?? null;
    const name = shelved?.product.name ?? brand;
    const key = JSON.stringify([productId, name, retailer]);
    const row = rows.get(key);
    rows.set(key, {
      productId,
      name,
      retailer,
      last7Days: (row?.last7Days ?? 0) + recent,
      last30Days: (row?.last30Days ?? 0) + all,
    });
  }
  return [...rows.values()].toSorted((a, b) => b.last30Days - a.last30Days).slice(0, SHOWN);
}

import type { Insights, RetailerClicks } from '#contract/insights.ts';
import { countEventValuesByDay } from '#database/content/events.ts';
import type { Product } from '#domain/product/product.ts';
import type { Site } from '../../site.ts';
import { lastDays } from './last-days.ts';

/** The most combinations of link, product and day that are read. */
const LOOKED_AT = 20_000;
const MAX_PRODUCTS = 500;
const SHOWN = 50;
const RETAILERS_SHOWN = 6;
/** The label that the site's pages send: "brand | retailer". */
const LABEL = /^(.*) \| ([^|]+)$/s;

/** The product id of an event. The value is untrusted, because anybody can send events. */
function productIdOf(value: number | null): number {
  return value !== null && Number.isSafeInteger(value) ? value : 0;
}

function partsOf(label: string): { readonly brand: string; readonly retailer: string } {
  const [, brand = label, retailer = ''] = LABEL.exec(label) ?? [];
  return { brand, retailer };
}

/** Of the given ids, the products that are currently shown. */
async function readShown(
  site: Site,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<Product, 'id' | 'name'>>> {
  const { products } = site.catalogue.current();
  // One query fills the cache that the single look-ups below read.
  await products.take(ids);
  const shown = new Map<number, Pick<Product, 'id' | 'name'>>();
  for (const id of ids) {
    const [stored] = await products.take([id]);
    if (stored !== undefined) shown.set(id, stored.product);
  }
  return shown;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/**
 * The retailer links that shoppers followed on each of the last 30 days (UTC), by retailer and by product and retailer,
 * most frequent first. Products have their current names; clicks without a product of the catalogue are listed by
 * brand.
 */
export async function readRetailerClicks(
  site: Site,
): Promise<Pick<Insights, 'affiliateClicks' | 'clicksByRetailer'>> {
  const days = lastDays(site.now());
  const placeOf = new Map(days.map((day, place) => [day, place]));
  const counted = await countEventValuesByDay(site.database, {
    name: 'affiliate_click',
    since: Date.parse(`${days[0]}T00:00:00Z`),
    limit: LOOKED_AT,
  });
  const ids = new Set(counted.map(({ value }) => productIdOf(value)));
  const shownFor = await readShown(site, [...ids].slice(0, MAX_PRODUCTS));
  const rows = new Map<string, Omit<RetailerClicks, 'days'> & { days: number[] }>();
  const retailers = new Map<string, number[]>();
  const none = () => days.map(() => 0);
  for (const { label, value, day, count } of counted) {
    const { brand, retailer } = partsOf(label);
    const place = placeOf.get(day);
    if (place === undefined) continue;
    const product = shownFor.get(productIdOf(value));
    const productId = product?.id ?? null;
    const name = product?.name ?? brand;
    const key = JSON.stringify([productId, name, retailer]);
    const row = rows.get(key) ?? { productId, name, retailer, days: none() };
    row.days[place] = (row.days[place] ?? 0) + count;
    rows.set(key, row);
    const all = retailers.get(retailer) ?? none();
    all[place] = (all[place] ?? 0) + count;
    retailers.set(retailer, all);
  }
  return {
    affiliateClicks: [...rows.values()]
      .toSorted((a, b) => sum(b.days) - sum(a.days))
      .slice(0, SHOWN),
    clicksByRetailer: Array.from(retailers, ([retailer, counts]) => ({ retailer, days: counts }))
      .filter(({ retailer }) => retailer !== '')
      .toSorted((a, b) => sum(b.days) - sum(a.days))
      .slice(0, RETAILERS_SHOWN),
  };
}

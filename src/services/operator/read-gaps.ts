import type { CatalogueGaps } from '#contract/catalogue-gaps.ts';
import { countEventPaths } from '#database/events.ts';
import type { Product } from '#domain/product/product.ts';
import type { Site } from '../site.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;
const LOOKED_AT = 500;
const SHOWN = 50;
const PRODUCT_PATH = /^\/protein\/(\d{1,9})$/;

/** What nobody says about a product, in words. */
function missingOf(product: Product): string[] {
  return [
    product.ingredientsStatement === null ? 'ingredient text' : '',
    product.proteinPerServing === null ? 'protein' : '',
    product.calories === null ? 'calories' : '',
    product.sugar === null ? 'sugar' : '',
    product.servings === null ? 'servings' : '',
    product.servingSize?.basis === 'standard' ? 'serving size' : '',
  ].filter((word) => word !== '');
}

async function readViewedGaps(site: Site, since: number): Promise<CatalogueGaps['gaps']> {
  const counted = await countEventPaths(site.database, {
    name: 'page_view',
    prefix: '/protein/',
    since,
    limit: LOOKED_AT,
  });
  const views = new Map<number, number>();
  for (const { path, count } of counted) {
    const id = Number(PRODUCT_PATH.exec(path)?.[1] ?? Number.NaN);
    if (Number.isSafeInteger(id)) views.set(id, count);
  }
  const products = await site.catalogue.current().products.take([...views.keys()]);
  return products
    .map(({ product }) => ({
      id: product.id,
      name: product.name,
      views: views.get(product.id) ?? 0,
      missing: missingOf(product),
    }))
    .filter(({ missing }) => missing.length > 0)
    .slice(0, SHOWN);
}

async function readStalePrices(site: Site, now: number): Promise<CatalogueGaps['stalePrices']> {
  const rows = await site.database.kysely
    .selectFrom('links')
    .innerJoin('products', 'products.id', 'links.product_id')
    .select(['products.id', 'products.name', 'links.current_price', 'links.price_checked_at'])
    .where('links.is_active', '=', 1)
    .where('links.current_price', 'is not', null)
    .where('links.price_checked_at', '<', new Date(now - DAY_MS).toISOString())
    .orderBy('links.price_checked_at')
    .orderBy('products.id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    price: row.current_price ?? 0,
    checkedAt: row.price_checked_at ?? '',
  }));
}

/**
 * Where the catalogue wants work: what is missing on the products shoppers look at most, claims
 * that ingredients or figures deny, and prices read more than 24 hours ago.
 */
export async function readCatalogueGaps(site: Site): Promise<CatalogueGaps> {
  const now = site.now();
  return {
    gaps: await readViewedGaps(site, now - DAYS * DAY_MS),
    conflicts: site.catalogue.current().claimConflicts.slice(0, SHOWN),
    stalePrices: await readStalePrices(site, now),
  };
}

import type { CatalogueGaps } from '#contract/catalogue-gaps.ts';
import { MIN_COLLECTION_PRODUCTS } from '#contract/collections.ts';
import { countEventPaths } from '#database/content/events.ts';
import { readStalePrices } from '#database/retailers/links.ts';
import type { Product } from '#domain/product/product.ts';
import { listCollections } from '../../collections/list-collections.ts';
import type { Site } from '../../site.ts';
import { sinceDays } from './last-days.ts';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';
import { DAY_MS } from '#domain/durations.ts';

const LOOKED_AT = 500;
const SHOWN = 50;
const PRODUCT_PATH = /^\/protein\/(\d{1,9})$/;

/** The facts about a product that no source states, as text. */
function missingOf(product: Product): string[] {
  return [
    product.ingredientsStatement === null ? 'ingredient text' : '',
    product.proteinPerServing === null ? 'protein' : '',
    product.calories === null ? 'calories' : '',
    product.sugar === null ? 'sugar' : '',
    product.servings === null ? 'servings' : '',
    isAssumedServing(product.servingSize) ? 'serving size' : '',
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

/**
 * Finds where the catalogue needs work: missing facts of the products that shoppers view most, claims that ingredients
 * or figures contradict, collections with too few products, and prices older than 24 hours.
 */
export async function readCatalogueGaps(site: Site): Promise<CatalogueGaps> {
  const now = site.now();
  return {
    gaps: await readViewedGaps(site, sinceDays(now)),
    conflicts: site.catalogue.current().claimConflicts.slice(0, SHOWN),
    thinCollections: (await listCollections(site))
      .filter(({ count }) => count < MIN_COLLECTION_PRODUCTS)
      .map(({ slug, title, count }) => ({ slug, title, count })),
    stalePrices: await readStalePrices(site.database, { before: now - DAY_MS, limit: SHOWN }),
  };
}

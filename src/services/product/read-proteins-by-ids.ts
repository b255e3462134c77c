import type { Criteria } from '#domain/matching/criteria.ts';
import { readBarcode } from '#domain/product/record/read-barcode.ts';
import { matchIds, type MatchedStoredProduct } from '../search/search-proteins.ts';
import type { StoredProduct } from '../snapshot/product-store.ts';
import type { Site } from '../site.ts';
import { understandSearch } from '../understand-search.ts';

/** Returns products in the requested order. Unknown ids are left out. */
export function readProteinsByIds(
  site: Site,
  ids: readonly number[],
): Promise<readonly StoredProduct[]> {
  return site.catalogue.current().products.take(ids);
}

/**
 * Returns the product with a barcode in any notation (`readBarcode`). Null if there is none. A valid but unknown
 * barcode is counted for the operator.
 */
export async function readProteinByGtin(
  site: Site,
  written: string,
): Promise<StoredProduct | null> {
  const snapshot = site.catalogue.current();
  const barcode = readBarcode(written);
  if (!barcode.ok) return null;
  const id = snapshot.gtins.get(barcode.gtin);
  if (id === undefined) {
    site.fruitlessSearches.noteBarcode(barcode.gtin);
    return null;
  }
  return (await snapshot.products.take([id]))[0] ?? null;
}

/** Returns products by id, each with its match against the criteria. */
export async function matchProteinsByIds(
  site: Site,
  ids: readonly number[],
  criteria: Criteria,
): Promise<readonly MatchedStoredProduct[]> {
  const understood = await understandSearch(site.vocabulary, criteria);
  return matchIds(site.catalogue.current(), ids, understood);
}

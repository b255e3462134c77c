import type { ShelvedProduct } from './product-shelf.ts';
import type { CatalogueSnapshot } from '../search/load-catalogue.ts';
import type { Site } from '../site.ts';

export interface ProteinPage {
  readonly items: readonly ShelvedProduct[];
  readonly total: number;
}

/** A part of the whole catalogue, by name. Without a limit: all from the offset on. */
export async function listProteins(
  site: Site,
  page: { readonly limit?: number | undefined; readonly offset?: number | undefined },
): Promise<ProteinPage> {
  const { catalogue, products } = site.catalogue.current();
  const limit = page.limit ?? Math.max(1, catalogue.size);
  const { ids, total } = catalogue.find('', { limit, offset: page.offset ?? 0 });
  return { items: await products.take(ids), total };
}

/** Products that a long answer holds at a time: as much as that is in memory for each client that reads slowly. */
export const CHUNK = 20;

/** The whole catalogue of one version by name, a few at a time, so that memory stays constant. */
export async function* streamProteins(
  snapshot: CatalogueSnapshot,
): AsyncGenerator<readonly ShelvedProduct[]> {
  const { ids } = snapshot.catalogue.find('', {
    limit: Math.max(1, snapshot.catalogue.size),
    offset: 0,
  });
  for (let start = 0; start < ids.length; start += CHUNK) {
    yield await snapshot.products.take(ids.slice(start, start + CHUNK));
  }
}

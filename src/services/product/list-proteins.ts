import { CHUNK, type StoredProduct } from '../snapshot/product-store.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';
import type { Site } from '../site.ts';

export interface ProteinPage {
  readonly items: readonly StoredProduct[];
  readonly total: number;
}

/** One page of the whole catalogue, by name. */
export async function listProteins(
  site: Site,
  page: { readonly limit: number; readonly offset?: number | undefined },
): Promise<ProteinPage> {
  const { catalogue, products } = site.catalogue.current();
  const { ids, total } = catalogue.list({ limit: page.limit, offset: page.offset ?? 0 });
  return { items: await products.take(ids), total };
}

/** Ids read at a time while streaming the catalogue. */
const STRIDE = 1_000;

/** Streams the catalogue of one version by name, from an offset on, in small chunks, so that memory stays constant. */
export async function* streamProteins(
  { catalogue, products }: CatalogueSnapshot,
  offset = 0,
): AsyncGenerator<readonly StoredProduct[]> {
  for (let at = offset; at < catalogue.size; at += STRIDE) {
    const { ids } = catalogue.list({ limit: STRIDE, offset: at });
    for (let start = 0; start < ids.length; start += CHUNK) {
      yield await products.takeUncached(ids.slice(start, start + CHUNK));
    }
  }
}

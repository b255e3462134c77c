import type { CatalogueSnapshot } from '#services/snapshot/load-catalogue.ts';
import { streamProteins } from '#services/product/list-proteins.ts';
import { productsJson, streamList } from './answers/matched-json.ts';

/** Yields the catalogue from an offset on as pieces of one JSON list. */
export function catalogueJson(
  snapshot: CatalogueSnapshot,
  offset = 0,
  fields: Parameters<typeof productsJson>[1] = null,
): AsyncGenerator<Buffer> {
  return streamList(streamProteins(snapshot, offset), (items) => productsJson(items, fields));
}

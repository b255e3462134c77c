import type { Catalogue } from './catalogue.ts';
import type { IndexFacts } from '#domain/matching/match-facts.ts';
import { scanCatalogue } from './scan-catalogue.ts';

/** Builds the index over all products at once. `version` is the `catalogue_version` they were read at. */
export function buildCatalogue(products: Iterable<IndexFacts>, version: number): Catalogue {
  return scanCatalogue(products, version);
}

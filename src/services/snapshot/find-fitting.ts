import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { understandSearch } from '../understand-search.ts';
import type { CollectionText } from './collection.ts';

/** The products that fit a collection's wishes. */
export interface FittingProducts {
  readonly criteria: UnderstoodCriteria;
  /** The number of families that fit. */
  readonly count: number;
  /** The ids of all products that fit, ascending. */
  readonly members: Int32Array;
}

/** Finds the products that fit each collection, by slug. Works in steps so that requests are answered in between. */
export async function findFitting(
  collections: readonly CollectionText[],
  vocabulary: Vocabulary,
  catalogue: Catalogue,
): Promise<ReadonlyMap<string, FittingProducts>> {
  const fitting = new Map<string, FittingProducts>();
  for (const { slug, view } of collections) {
    fitting.set(slug, await fittingOne(view, vocabulary, catalogue));
  }
  return fitting;
}

async function fittingOne(
  view: CollectionText['view'],
  vocabulary: Vocabulary,
  catalogue: Catalogue,
): Promise<FittingProducts> {
  const criteria = await understandSearch(vocabulary, view.criteria);
  const query = {
    criteria,
    filters: view.filters,
    showAll: false,
    unconfirmed: false,
    sort: 'match',
    offset: 0,
  } as const;
  const all = catalogue.search({ ...query, limit: Math.max(1, catalogue.size) });
  return {
    criteria,
    count: catalogue.search({ ...query, families: true, limit: 1 }).total,
    members: Int32Array.from(all.ids).sort(),
  };
}

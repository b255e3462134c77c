import type { CollectionListing } from '#contract/api.ts';
import { MIN_COLLECTION_PRODUCTS } from '#contract/collections.ts';

/** A collection to link to. */
export type LinkedCollection = Pick<CollectionListing, 'slug' | 'title'>;

/**
 * Returns the largest collection of each group, up to a limit. Those with fewer than `MIN_COLLECTION_PRODUCTS` products do not
 * count.
 */
export function pickCollections(
  collections: readonly CollectionListing[],
  most: number,
): readonly LinkedCollection[] {
  const groups = Map.groupBy(
    collections.filter(({ count }) => count >= MIN_COLLECTION_PRODUCTS),
    ({ group }) => group,
  );
  return [...groups.values()]
    .flatMap((members) => members.toSorted((a, b) => b.count - a.count).slice(0, 1))
    .slice(0, most)
    .map(({ slug, title }) => ({ slug, title }));
}

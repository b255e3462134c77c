import type { CollectionListing } from '#contract/api.ts';
import { COLLECTION_LEAST } from '#contract/collections.ts';
import { paths } from '#contract/paths.ts';

/** Collections of each group that are linked. */
const OF_EACH = 1;

/** One collection of each group: that which most products fit. */
export function pickCollections(
  collections: readonly CollectionListing[],
): readonly Pick<CollectionListing, 'slug' | 'title'>[] {
  const groups = Map.groupBy(
    collections.filter(({ count }) => count >= COLLECTION_LEAST),
    ({ group }) => group,
  );
  return [...groups.values()].flatMap((members) =>
    members
      .toSorted((a, b) => b.count - a.count)
      .slice(0, OF_EACH)
      .map(({ slug, title }) => ({ slug, title })),
  );
}

/** What many people wish, each a link to its answer. */
export function CollectionsSection({
  collections,
}: {
  collections: readonly Pick<CollectionListing, 'slug' | 'title'>[];
}) {
  if (collections.length === 0) return null;
  return (
    <section id="collections" aria-labelledby="collections-heading" className="page pb-4">
      <h2 id="collections-heading" className="sr-only">
        What many people wish
      </h2>
      <ul className="flex flex-wrap gap-x-5 border-y border-rule py-1 text-sm">
        {collections.map(({ slug, title }) => (
          <li key={slug}>
            <a href={paths.collection(slug)} className="tap-small">
              {title}
            </a>
          </li>
        ))}
        <li>
          <a href={paths.collections()} className="tap-small font-semibold">
            All collections
          </a>
        </li>
      </ul>
    </section>
  );
}

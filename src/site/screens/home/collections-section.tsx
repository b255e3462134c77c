import type { CollectionListing } from '#contract/api.ts';
import { COLLECTION_LEAST } from '#contract/collections.ts';
import { paths } from '#contract/paths.ts';

/** Collections of each group that are linked. */
const OF_EACH = 2;

/** Two collections of each group, those that most products fit, and the way to all. */
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
    <section id="collections" aria-labelledby="collections-heading" className="page pb-6">
      <div className="section-head">
        <h2 id="collections-heading" className="headline text-xl">
          What many people wish
        </h2>
        <a href={paths.collections()} className="tap">
          All collections
        </a>
      </div>
      <ul className="flex flex-wrap gap-x-6 pt-2">
        {collections.map(({ slug, title }) => (
          <li key={slug}>
            <a href={paths.collection(slug)} className="tap-small text-sm">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

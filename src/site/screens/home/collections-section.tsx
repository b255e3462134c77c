import type { CollectionListing } from '#contract/api.ts';
import { COLLECTION_LEAST } from '#contract/collections.ts';
import { paths } from '#contract/paths.ts';

/** Collections that are linked. */
const LINKED = 3;

type Linked = Pick<CollectionListing, 'slug' | 'title'>;

/** Of each group in turn the collection that most products fit, as many as are linked. */
export function pickCollections(collections: readonly CollectionListing[]): readonly Linked[] {
  const groups = Map.groupBy(
    collections.filter(({ count }) => count >= COLLECTION_LEAST),
    ({ group }) => group,
  );
  return [...groups.values()]
    .flatMap((members) => members.toSorted((a, b) => b.count - a.count).slice(0, 1))
    .slice(0, LINKED)
    .map(({ slug, title }) => ({ slug, title }));
}

/** What many people wish, each a link to its answer, in two lines under the brands. */
export function CollectionsSection({ collections }: { collections: readonly Linked[] }) {
  if (collections.length === 0) return null;
  return (
    <section id="collections" aria-label="Often wished" className="pt-1 text-sm">
      {collections.map(({ slug, title }) => (
        <span key={slug}>
          <a href={paths.collection(slug)} className="tap-small">
            {title}
          </a>
          {' · '}
        </span>
      ))}
      <a href={paths.collections()} className="tap-small font-semibold">
        All collections
      </a>
    </section>
  );
}

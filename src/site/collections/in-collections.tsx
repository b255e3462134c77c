import type { CollectionListing } from '#contract/api.ts';
import { CollectionList } from './collection-list.tsx';

/** The collections of a product or ingredient. Renders nothing if there are none. */
export function InCollections({
  collections,
  heading = 'Collections it belongs to',
}: {
  collections: readonly Pick<CollectionListing, 'slug' | 'title' | 'count'>[];
  heading?: string;
}) {
  if (collections.length === 0) return null;
  return (
    <section id="collections" aria-labelledby="in-collections" className="mt-10 print:hidden">
      <h2 id="in-collections" className="headline rule-below pb-2 text-xl">
        {heading}
      </h2>
      <div className="in-collections">
        <CollectionList collections={collections} />
      </div>
    </section>
  );
}

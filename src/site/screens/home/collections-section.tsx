import { paths } from '#contract/paths.ts';
import type { LinkedCollection } from '../../collections/pick-collections.ts';

/** Popular searches as links to their collections, in two lines under the brands. */
export function CollectionsSection({ collections }: { collections: readonly LinkedCollection[] }) {
  if (collections.length === 0) return null;
  return (
    <section
      id="collections"
      aria-label="Popular searches"
      className="flex flex-wrap gap-x-4 text-sm"
    >
      {collections.map(({ slug, title }) => (
        <a key={slug} href={paths.collection(slug)} className="tap-small max-sm:not-first:hidden">
          {title}
        </a>
      ))}
      <a href={paths.collections()} className="tap-small font-semibold">
        All collections
      </a>
    </section>
  );
}

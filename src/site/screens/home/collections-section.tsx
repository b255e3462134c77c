import { paths } from '#contract/paths.ts';
import type { LinkedCollection } from '../../collections/pick-collections.ts';

/** What many people wish, each a link to its answer, in two lines under the brands. */
export function CollectionsSection({ collections }: { collections: readonly LinkedCollection[] }) {
  if (collections.length === 0) return null;
  return (
    <section id="collections" aria-label="Popular searches" className="text-sm">
      {collections.map(({ slug, title }) => (
        <span key={slug} className="max-sm:not-first:hidden">
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

import type { CollectionListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { formatCount, unbroken } from '../product-card/amount.ts';

/** Collections as rows: title and number of matching products. */
export function CollectionList({
  collections,
}: {
  collections: readonly Pick<CollectionListing, 'slug' | 'title' | 'count'>[];
}) {
  return (
    <ul>
      {collections.map(({ slug, title, count }) => (
        <li key={slug} className="count-row break-inside-avoid">
          <a href={paths.collection(slug)}>{unbroken(title)}</a>
          <span>
            {formatCount(count)}
            <span className="sr-only">{count === 1 ? ' product fits' : ' products fit'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { CollectionListing } from '#contract/api.ts';
import { MIN_COLLECTION_PRODUCTS } from '#contract/collections.ts';
import { paths } from '#contract/paths.ts';
import { CollectionList } from '../../collections/collection-list.tsx';
import { formatCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { linkList } from '../../prose/item-list.ts';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Collections', href: paths.collections() },
];

export async function loader(args: LoaderFunctionArgs): Promise<readonly CollectionListing[]> {
  return loaderTools(args).api.collections();
}

export const handle: ScreenHandle<readonly CollectionListing[] | null> = {
  hydrate: false,
  meta: ({ data, config }) => ({
    title: 'Collections: protein products by what people look for',
    description: `${data?.length ?? 0} searches that many people type, from vegan without soy to bars without sugar alcohols, each answered from the labels as they are today.`,
    canonical: paths.collections(),
    jsonLd: [
      breadcrumbList(TRAIL, config.publicUrl),
      linkList(
        'Collections of protein supplements',
        (data ?? [])
          .filter(({ count }) => count >= MIN_COLLECTION_PRODUCTS)
          .map(({ title, slug }) => ({ name: title, path: paths.collection(slug) })),
        config.publicUrl,
      ),
    ],
  }),
};

/** Every collection under its group's heading, with its current number of products. */
export function Component() {
  const collections = useLoaderData<typeof loader>();
  const groups = [...Map.groupBy(collections, ({ group }) => group)];
  return (
    <div className="page">
      <CompactHeading trail={TRAIL} title="Collections">
        <p className="mt-1 max-w-2xl text-soft">
          {formatCount(collections.length)} searches that many people make, each answered from
          today’s labels. The number is how many products meet every part of it, with all flavors
          counted as one.
        </p>
      </CompactHeading>
      <div className="columns-1 gap-x-10 border-t-4 border-ink pt-3 sm:columns-2 lg:columns-3">
        {groups.map(([group, members], place) => (
          <section
            key={group}
            aria-labelledby={`group-${place}`}
            className="mb-5 break-inside-avoid"
          >
            <h2 id={`group-${place}`} className="headline border-b-2 border-ink pb-1 text-lg">
              {group}
            </h2>
            <CollectionList collections={members} />
          </section>
        ))}
      </div>
    </div>
  );
}

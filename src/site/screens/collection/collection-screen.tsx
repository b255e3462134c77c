import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { MIN_COLLECTION_PRODUCTS } from '#contract/collections.ts';
import { hasCriteria, readCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import type { Match } from '#domain/matching/criteria.ts';
import { CollectionList } from '../../collections/collection-list.tsx';
import { countOf } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { itemList } from '../../prose/item-list.ts';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { toMatchedCard } from '../../queries.ts';
import { FamilyTable } from '../../result-table/family-table.tsx';
import { loaderTools, notFound, type ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChangeWish } from './change-wish.tsx';
import { LeftOut } from './left-out.tsx';
import { RuledSection } from '../../prose/ruled-section.tsx';

/** Numbers of matching and of near matching families shown, and of those searched for near matches that miss a wish. */
const SHOWN = 12;
const NEARLY = 4;
const LOOKED_THROUGH = 24;
/** Number of other collections of the same group that are linked. */
const RELATED = 6;

const trailOf = (title: string, slug: string) => [
  { label: 'Home', href: paths.home() },
  { label: 'Collections', href: paths.collections() },
  { label: title, href: paths.collection(slug) },
];

/** Returns whether a product misses a wish, rather than only lacking a name or its protein figure. */
function missesWish({ criteria }: Pick<Match, 'criteria'>): boolean {
  return criteria.some(({ status }) => status !== 'met');
}

/**
 * Returns the collection's text, its current products, and what is left out and why. Throws 404 if there is no such
 * collection.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, params } = loaderTools(args);
  const collection = await api.collection(params['slug'] ?? '');
  if (collection === null) throw notFound();
  const { filters } = collection;
  const criteria = readCriteria(collection.criteria);
  const options = { filters, families: true, sort: 'match', unconfirmed: false } as const;
  const { count } = collection;
  const [found, summary, near, all] = await Promise.all([
    api.search(criteria, { ...options, showAll: false, limit: SHOWN, offset: 0 }),
    api.summary(criteria, { ...options, showAll: true, limit: 1, offset: 0 }),
    api.search(criteria, { ...options, showAll: true, limit: LOOKED_THROUGH, offset: count }),
    api.collections(),
  ]);
  return {
    collection,
    criteria,
    found: found.items.map(toMatchedCard),
    // Without criteria, only filters, there are no near matches: everything listed matches.
    near: hasCriteria(criteria)
      ? near.items.filter(missesWish).slice(0, NEARLY).map(toMatchedCard)
      : [],
    nearTotal: hasCriteria(criteria) ? near.total - count : 0,
    summary: {
      hidden: summary.hidden,
      unconfirmed: summary.unconfirmed,
      unstated: summary.unstated.filter((each) => each.count > 0),
      near: summary.near,
      facets: summary.facets,
    },
    related: all
      .filter(({ group, slug }) => group === collection.group && slug !== collection.slug)
      .slice(0, RELATED),
  };
}

export type CollectionData = Awaited<ReturnType<typeof loader>>;

export const handle: ScreenHandle<CollectionData> = {
  hydrate: false,
  meta: ({ data: { collection, found }, config }) => ({
    title: collection.title,
    description: `${collection.summary} ${countOf(collection.count, 'product')} today.`,
    canonical: paths.collection(collection.slug),
    noindex: collection.count < MIN_COLLECTION_PRODUCTS,
    image: `/share/collection/${encodeURIComponent(collection.slug)}.png`,
    jsonLd: [
      breadcrumbList(trailOf(collection.title, collection.slug), config.publicUrl),
      itemList(
        { name: collection.title, total: collection.count, offset: 0, products: found },
        config.publicUrl,
      ),
    ],
  }),
};

/** A search that many people make: its current result, how it is judged, what is left out, and links that change it. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { collection, criteria, found, near, nearTotal, related } = data;
  const { title, slug, count, text, filters } = collection;
  const search = paths.search({ criteria, filters, showAll: true });
  return (
    <div className="page">
      <CompactHeading trail={trailOf(title, slug)} title={title}>
        <p className="mt-1 text-soft">
          {count === 0
            ? 'No product of the catalogue is known to fit yet.'
            : `${countOf(count, 'product fits', 'products fit')} every wish, flavors counted as one.`}
        </p>
      </CompactHeading>
      <div className="work-columns">
        <div className="min-w-0">
          {found.length > 0 && (
            <FamilyTable items={found} marked={false} label={`${title}: products that fit`} />
          )}
          <p className="mt-3">
            <ButtonLink href={search} variant="primary">
              {count > found.length ? `See all ${countOf(count, 'product')}` : 'Open in the search'}
            </ButtonLink>
          </p>
          {near.length > 0 && (
            <RuledSection id="near" heading="What nearly fits" className="mt-6">
              <FamilyTable items={near} label="Products that nearly fit" />
              {nearTotal > near.length && (
                <p className="mt-2 text-sm">
                  <a href={search} className="tap-small">
                    {countOf(nearTotal, 'near match', 'near matches')} follow the products that fit
                  </a>
                </p>
              )}
            </RuledSection>
          )}
        </div>
        <aside className="grid gap-6">
          <RuledSection id="meaning" heading="How this is judged">
            {text.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-sm">
                {paragraph}
              </p>
            ))}
          </RuledSection>
          <LeftOut data={data} />
          <ChangeWish data={data} />
          {related.length > 0 && (
            <RuledSection id="related" heading={`More: ${collection.group.toLowerCase()}`}>
              <CollectionList collections={related} />
            </RuledSection>
          )}
        </aside>
      </div>
    </div>
  );
}

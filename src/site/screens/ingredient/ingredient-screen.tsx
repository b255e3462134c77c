import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { asciiSlug, paths } from '#contract/paths.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { InCollections } from '../../collections/in-collections.tsx';
import { IngredientLinks } from '../../ingredients/ingredient-links.tsx';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { type MatchedCard, toMatchedCard } from '../../queries.ts';
import { FamilyTable } from '../../result-table/family-table.tsx';
import { loaderTools, notFound, type ScreenHandle } from '../../screen.ts';
import { WhereFound } from './where-found.tsx';
import { IngredientFacts } from './ingredient-facts.tsx';
import { IngredientNames } from './ingredient-names.tsx';
import { Presence } from './presence.tsx';
import { RuledSection } from '../../prose/ruled-section.tsx';

/** Number of products shown with the ingredient, and without it. */
const SAMPLES = 6;
/** Number of a family's members listed before the link to all of them. */
const MEMBERS_SHOWN = 60;
/** Number of types and of brands that are listed. */
const NAMED = 6;
/** Number of collections linked. */
const COLLECTIONS = 8;

const trailOf = (name: string, canonical: string) => [
  { label: 'Home', href: paths.home() },
  { label: 'Ingredient Database', href: paths.ingredients() },
  { label: name, href: paths.ingredient(canonical) },
];

/**
 * Returns the ingredient that the address names with all that is known of it, and products with and without it. Throws
 * 404 if there is none. A name in another spelling ("Whey Protein") leads to its address.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, params } = loaderTools(args);
  const { slug = '' } = params;
  const entry = await api.ingredient(slug);
  if (entry === null) {
    const spelled = asciiSlug(slug);
    const meant = spelled === slug ? null : await api.ingredient(spelled);
    throw meant === null ? notFound() : redirect(paths.ingredient(meant.canonical), 301);
  }

  const word = entry.canonical;
  const options = { unconfirmed: false, families: true, sort: 'match', offset: 0 } as const;
  // Near matches of a single wish meet it too: they are records without a name or a protein figure.
  const listed = { ...options, limit: SAMPLES, showAll: true };
  const withIt = { ...NO_CRITERIA, mustHaveIngredients: [word] };
  const withoutIt = { ...NO_CRITERIA, avoidIngredients: [word] };
  const [all, brands, having, counted, lacking, avoided, collections] = await Promise.all([
    api.ingredients(),
    api.brands(),
    api.search(withIt, listed),
    api.summary(withIt, listed),
    api.search(withoutIt, listed),
    api.summary(withoutIt, listed),
    api.collections({ ingredient: word }),
  ]);
  const nameOf = new Map(all.map(({ canonical, name }) => [canonical, name]));
  const brandOf = new Map(brands.map((brand) => [String(brand.id), brand]));
  const members =
    entry.kind === 'family'
      ? all.filter(({ family, kind }) => kind === 'ingredient' && family.includes(word))
      : [];
  const most = (group: string) =>
    (counted.facets[group] ?? [])
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, NAMED);
  return {
    entry,
    families: entry.family.map((canonical) => ({
      canonical,
      name: nameOf.get(canonical) ?? canonical,
    })),
    membersCount: members.length,
    members: members
      .toSorted((a, b) => b.familiesCount - a.familiesCount)
      .slice(0, MEMBERS_SHOWN)
      .map(({ canonical, name, familiesCount }) => ({ canonical, name, familiesCount })),
    presence: {
      named: entry.familiesCount,
      without: avoided.total,
      hidden: avoided.hidden.count,
      unconfirmed: avoided.unconfirmed,
    },
    types: most('proteinTypes'),
    brands: most('brandIds').flatMap(({ value, count }) => {
      const brand = brandOf.get(value);
      return brand === undefined ? [] : { id: brand.id, name: brand.name, count };
    }),
    having: having.items.map(toMatchedCard),
    lacking: lacking.items.map(toMatchedCard),
    collections: collections.slice(0, COLLECTIONS),
  };
}

export const handle: ScreenHandle<Awaited<ReturnType<typeof loader>>> = {
  hydrate: false,
  meta: ({ data: { entry, presence }, config }) => ({
    title: `${entry.name}: protein with and without it`,
    description: `${entry.name}. ${entry.description} ${countOf(presence.named, 'protein product names', 'protein products name')} it, ${countOf(presence.without, 'is', 'are')} confirmed without.`,
    canonical: paths.ingredient(entry.canonical),
    // A page about an ingredient on no label of the catalogue says no more than a dictionary.
    noindex: entry.productsCount === 0,
    jsonLd: [
      breadcrumbList(trailOf(entry.name, entry.canonical), config.publicUrl),
      {
        '@context': 'https://schema.org',
        '@type': 'DefinedTerm',
        name: entry.name,
        description: entry.description,
        url: `${config.publicUrl}${paths.ingredient(entry.canonical)}`,
        inDefinedTermSet: `${config.publicUrl}${paths.ingredients()}`,
      },
    ],
  }),
};

/**
 * One ingredient or family: what it is, which products contain it, which do not, and alternatives (product.md section
 * 5).
 */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { entry, members, membersCount, presence, having, lacking } = data;
  const word = entry.canonical;
  return (
    <div className="page">
      <CompactHeading trail={trailOf(entry.name, word)} title={entry.name}>
        <p className="mt-1 max-w-2xl text-soft">{entry.description}</p>
      </CompactHeading>
      <div className="work-columns">
        <div className="min-w-0">
          <Presence presence={presence} word={word} />
          {members.length > 0 && (
            <RuledSection id="members-heading" heading="In this family" className="mt-6">
              <IngredientLinks listings={members} />
              {membersCount > members.length && (
                <p className="mt-3">
                  <a href={`${paths.ingredients()}?family=${encodeURIComponent(word)}`}>
                    All {formatCount(membersCount)} in this family
                  </a>
                </p>
              )}
            </RuledSection>
          )}
          <Samples
            id="with"
            heading={`With ${word}`}
            products={having}
            none="No product of our catalogue names it."
            href={paths.search({
              criteria: { ...NO_CRITERIA, mustHaveIngredients: [word] },
              showAll: true,
            })}
          />
          <Samples
            id="without"
            heading={`Without ${word}`}
            products={lacking}
            none="No product without it has a complete ingredient list yet."
            href={paths.search({
              criteria: { ...NO_CRITERIA, avoidIngredients: [word] },
              showAll: true,
            })}
          />
          <InCollections collections={data.collections} heading="Collections that mention it" />
        </div>
        <aside className="grid gap-6">
          <IngredientFacts entry={entry} families={data.families} />
          <WhereFound types={data.types} brands={data.brands} word={word} />
          <IngredientNames entry={entry} />
          {entry.instead.length > 0 && (
            <RuledSection id="instead" heading="Used instead">
              <p className="mt-1 text-xs text-soft">
                Others that labels use as {entry.role}, with their number of products.
              </p>
              <IngredientLinks listings={entry.instead} />
            </RuledSection>
          )}
        </aside>
      </div>
    </div>
  );
}

function Samples({
  id,
  heading,
  products,
  none,
  href,
}: {
  id: string;
  heading: string;
  products: readonly MatchedCard[];
  none: string;
  href: string;
}) {
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-4 border-ink pb-1">
        <h2 id={`${id}-heading`} className="headline text-lg">
          {heading}
        </h2>
        {products.length > 0 && (
          <a href={href} className="tap-small text-sm">
            See them all<span className="sr-only">, {heading}</span>
          </a>
        )}
      </div>
      {products.length === 0 ? (
        <p className="mt-2">{none}</p>
      ) : (
        // All meet the only wish, so marks would be the same in every row.
        <FamilyTable
          items={products.map((product) => ({ ...product, criteria: [] }))}
          label={heading}
        />
      )}
    </section>
  );
}

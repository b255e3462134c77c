import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { toCardProduct } from '../../product-card/card-product.ts';
import { ProductCard } from '../../product-card/product-card.tsx';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { PageHeading } from '../../prose/page-heading.tsx';
import { loaderTools, notFound, type ScreenHandle } from '../../screen.ts';
import { IngredientChips } from '../../ingredients/ingredient-chips.tsx';
import { ingredientOfSlug } from '../../ingredients/ingredient-view.ts';
import { IngredientFacts } from './ingredient-facts.tsx';
import { Presence } from './presence.tsx';

/** Sample products shown with the ingredient, and without it. */
const SAMPLES = 3;
/** Members of a family that are listed before the link to all of them. */
const MEMBERS_SHOWN = 60;

const trailOf = (name: string, canonical: string) => [
  { label: 'Home', href: paths.home() },
  { label: 'Ingredient Database', href: paths.ingredients() },
  { label: name, href: paths.ingredient(canonical) },
];

/** The ingredient of the address with its families, its members, and products with and without it; 404 where there is none. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, params } = loaderTools(args);
  const all = await api.ingredients();
  const entry = ingredientOfSlug(all, params['slug'] ?? '');
  if (entry === null) throw notFound();

  const word = entry.canonical;
  const options = { unconfirmed: false, sort: 'diversity', limit: SAMPLES, offset: 0 } as const;
  const perfect = { ...options, showAll: false };
  const [having, lacking, avoided] = await Promise.all([
    api.search({ ...NO_CRITERIA, mustHaveIngredients: [word] }, perfect),
    api.search({ ...NO_CRITERIA, avoidIngredients: [word] }, perfect),
    // Near matches of this one wish are confirmed without it too: records that lack a name or a protein figure.
    api.summary({ ...NO_CRITERIA, avoidIngredients: [word] }, { ...options, showAll: true }),
  ]);
  const nameOf = new Map(all.map(({ canonical, name }) => [canonical, name]));
  const members =
    entry.kind === 'family'
      ? all.filter(({ family, kind }) => kind === 'ingredient' && family.includes(word))
      : [];
  return {
    entry,
    families: entry.family.map((canonical) => ({
      canonical,
      name: nameOf.get(canonical) ?? canonical,
    })),
    membersCount: members.length,
    members: members
      .toSorted((a, b) => b.productsCount - a.productsCount)
      .slice(0, MEMBERS_SHOWN)
      .map(({ canonical, name, productsCount }) => ({ canonical, name, productsCount })),
    presence: {
      without: avoided.total,
      hidden: avoided.hidden.count,
      unconfirmed: avoided.unconfirmed,
    },
    having: having.items.map(toCardProduct),
    lacking: lacking.items.map(toCardProduct),
  };
}

export const handle: ScreenHandle<Awaited<ReturnType<typeof loader>>> = {
  hydrate: false,
  meta: ({ data: { entry, presence }, config }) => ({
    title: `${entry.name}: products with and without`,
    description: `${entry.description} ${countOf(entry.productsCount, 'protein product')} in our catalogue have it, ${formatCount(presence.without)} are confirmed without.`,
    canonical: paths.ingredient(entry.canonical),
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

/** One ingredient or family: what it is, who has it, who has not (product.md section 5). */
export function Component() {
  const { entry, families, members, membersCount, presence, having, lacking } =
    useLoaderData<typeof loader>();
  const word = entry.canonical;
  const withIt = paths.search({
    criteria: { ...NO_CRITERIA, mustHaveIngredients: [word] },
    showAll: true,
  });
  const withoutIt = paths.search({
    criteria: { ...NO_CRITERIA, avoidIngredients: [word] },
    showAll: true,
  });
  return (
    <div className="page">
      <PageHeading trail={trailOf(entry.name, word)} title={entry.name} lead={entry.description} />
      <div className="grid items-start gap-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Presence
          presence={presence}
          named={entry.productsCount}
          withIt={withIt}
          withoutIt={withoutIt}
        />
        <IngredientFacts entry={entry} families={families} />
      </div>
      {members.length > 0 && (
        <section aria-labelledby="members-heading" className="mt-10">
          <h2 id="members-heading" className="headline border-b-4 border-ink pb-2 text-xl">
            In this family
          </h2>
          <IngredientChips listings={members} />
          {membersCount > members.length && (
            <p className="mt-3">
              <a href={`${paths.ingredients()}?family=${encodeURIComponent(word)}`}>
                All {formatCount(membersCount)} in this family
              </a>
            </p>
          )}
        </section>
      )}
      <Samples
        id="with"
        heading={`With ${word}`}
        products={having}
        none="No product of our catalogue names it."
        href={withIt}
      />
      <Samples
        id="without"
        heading={`Without ${word}`}
        products={lacking}
        none="Of no product do we have a complete ingredient list without it."
        href={withoutIt}
      />
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
  products: readonly ReturnType<typeof toCardProduct>[];
  none: string;
  href: string;
}) {
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-4 border-ink pb-2">
        <h2 id={`${id}-heading`} className="headline text-xl">
          {heading}
        </h2>
        {products.length > 0 && (
          <a href={href} className="tap-small">
            See them all<span className="sr-only">, {heading}</span>
          </a>
        )}
      </div>
      {products.length === 0 ? (
        <p className="mt-4">{none}</p>
      ) : (
        <ul className="cards mt-4 sm:grid-cols-2 md:grid-cols-3">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

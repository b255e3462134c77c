import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { PageHeading } from '../../prose/page-heading.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { brandsByLetter } from './brands-by-letter.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Brand Directory', href: paths.brands() },
];

/** Every brand with its number of products, by name. */
export async function loader(args: LoaderFunctionArgs) {
  return loaderTools(args).api.brands();
}

export const handle: ScreenHandle<Awaited<ReturnType<typeof loader>> | null> = {
  hydrate: false,
  meta: ({ config, data }) => ({
    title: 'Brand Directory',
    description: `All ${formatCount(data?.length ?? 0)} protein brands of the catalogue, from A to Z, with the number of products of each.`,
    canonical: paths.brands(),
    jsonLd: [
      breadcrumbList(TRAIL, config.publicUrl),
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: 'Protein brands',
        itemListElement: (data ?? []).map((brand, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: brand.name,
          url: `${config.publicUrl}${paths.brand(brand)}`,
        })),
      },
    ],
  }),
};

/** Brand Directory (product.md section 5): every brand from A to Z with its number of products. */
export function Component() {
  const brands = useLoaderData<typeof loader>();
  const groups = brandsByLetter(brands);
  return (
    <div className="page">
      <PageHeading
        trail={TRAIL}
        title="Brand Directory"
        lead={`${countOf(brands.length, 'brand')}. Beside each stands how many of its products are in the catalogue, flavors counted one by one.`}
      />
      {brands.length === 0 ? (
        <p>The catalogue has no brands yet.</p>
      ) : (
        <>
          <nav aria-label="Letters" className="mb-8">
            <ul className="flex flex-wrap pl-px">
              {groups.map(({ letter, id }) => (
                <li key={letter}>
                  <a
                    href={`#${id}`}
                    className="-ml-px inline-grid size-11 place-items-center border border-rule bg-sheet font-bold no-underline hover:bg-well"
                  >
                    {letter}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="columns-1 gap-x-10 sm:columns-2 lg:columns-3">
            {groups.map(({ letter, id, brands: members }) => (
              <section key={letter} id={id} aria-labelledby={`${id}-heading`} className="mb-8">
                <h2
                  id={`${id}-heading`}
                  className="headline break-after-avoid border-b-4 border-ink pb-1 text-2xl"
                >
                  {letter}
                </h2>
                <ul>
                  {members.map((brand) => (
                    <li
                      key={brand.id}
                      className="flex break-inside-avoid items-baseline justify-between gap-4 border-b border-rule"
                    >
                      <a
                        href={paths.brand(brand)}
                        className="flex min-h-11 min-w-0 flex-1 items-center no-underline wrap-anywhere hover:underline"
                      >
                        {brand.name}
                      </a>
                      <span className="text-sm text-soft">
                        {formatCount(brand.productsCount)}
                        <span className="sr-only">
                          {brand.productsCount === 1 ? ' product' : ' products'}
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

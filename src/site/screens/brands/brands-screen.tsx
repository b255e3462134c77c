import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { searchPager } from '#domain/paging/pager.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { PageHeading } from '../../prose/page-heading.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Button } from '../../ui/button.tsx';
import {
  type Directory,
  directoryHref,
  directoryOf,
  readDirectoryView,
} from './brand-directory.ts';
import type { LetterGroup } from './brands-by-letter.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Brand Directory', href: paths.brands() },
];

/** The part of the directory that the address asks for, each brand with its number of products. */
export async function loader(args: LoaderFunctionArgs): Promise<Directory> {
  const { api, url } = loaderTools(args);
  return directoryOf(await api.brands(), readDirectoryView(url.searchParams));
}

export const handle: ScreenHandle<Directory | null> = {
  hydrate: false,
  meta: ({ config, data, url }) => ({
    title: 'Brand Directory',
    description: `All ${formatCount(data?.total ?? 0)} protein brands of the catalogue, from A to Z, with the number of products of each.`,
    canonical:
      data?.kind === 'part' && data.view.query === '' ? directoryHref(data.view) : paths.brands(),
    noindex: url.searchParams.has('q'),
    jsonLd: [
      breadcrumbList(TRAIL, config.publicUrl),
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: 'Protein brands',
        itemListElement: (data?.groups ?? [])
          .flatMap(({ brands }) => brands)
          .map((brand, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: brand.name,
            url: `${config.publicUrl}${paths.brand(brand)}`,
          })),
      },
    ],
  }),
};

/** Brand Directory (product.md section 5): every brand from A to Z with its number of products; a long one in parts. */
export function Component() {
  const directory = useLoaderData<typeof loader>();
  const { total, kind, groups } = directory;
  return (
    <div className="page">
      <PageHeading
        trail={TRAIL}
        title="Brand Directory"
        lead={`${countOf(total, 'brand')}. Beside each stands how many of its products are in the catalogue, flavors counted one by one.`}
      />
      {total === 0 ? (
        <p>The catalogue has no brands yet.</p>
      ) : (
        <>
          {kind !== 'whole' && <FindBrand query={directory.view.query} />}
          <Letters directory={directory} />
          {kind === 'part' && <p className="mb-4">{countOf(directory.found, 'brand')} found.</p>}
          <div className="columns-1 gap-x-10 sm:columns-2 lg:columns-3">
            {groups.map((group) => (
              <BrandGroup key={group.id} group={group} />
            ))}
          </div>
          {directory.pages > 1 && (
            <Pagination
              label="Brands"
              page={directory.view.page}
              pages={directory.pages}
              items={searchPager(directory.view.page, directory.pages)}
              hrefOf={(page) => directoryHref({ ...directory.view, page })}
            />
          )}
        </>
      )}
    </div>
  );
}

function FindBrand({ query }: { query: string }) {
  return (
    <form action={paths.brands()} method="get" role="search" className="mb-6 flex max-w-xl gap-2">
      <input
        type="search"
        name="q"
        aria-label="Find a brand"
        placeholder="Find a brand"
        defaultValue={query}
        maxLength={200}
        className="input min-w-0 flex-1"
      />
      <Button type="submit">Find</Button>
    </form>
  );
}

/** Links to the letters: on the page where all stand on it, otherwise to their own pages. */
function Letters({ directory: { letters, kind, view } }: { directory: Directory }) {
  return (
    <nav aria-label="Letters" className="mb-8">
      <ul className="flex flex-wrap pl-px">
        {letters.map(({ letter, id }) => (
          <li key={letter}>
            <a
              href={kind === 'whole' ? `#${id}` : directoryHref({ letter: id, query: '', page: 1 })}
              aria-current={kind === 'part' && view.letter === id ? 'page' : undefined}
              className="-ml-px inline-grid size-11 place-items-center border border-rule bg-sheet font-bold no-underline hover:bg-well aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BrandGroup({ group: { letter, id, brands } }: { group: LetterGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mb-8">
      <h2
        id={`${id}-heading`}
        className="headline break-after-avoid border-b-4 border-ink pb-1 text-2xl"
      >
        {letter}
      </h2>
      <ul>
        {brands.map((brand) => (
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
  );
}

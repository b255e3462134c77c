import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { searchPager } from '#domain/paging/pager.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { linkList } from '../../prose/item-list.ts';
import { LetterBar } from '../../prose/letter-bar.tsx';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
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

/** Returns the part of the directory that the address requests, each brand with its number of products. */
export async function loader(args: LoaderFunctionArgs): Promise<Directory> {
  const { api, url } = loaderTools(args);
  return directoryOf(await api.brands(), readDirectoryView(url.searchParams));
}

/** Returns ", A, page 2": what distinguishes this part of the directory in the page's title. */
function partOf({ letters, view }: Directory): string {
  const letter = letters.find(({ id }) => id === view.letter)?.letter;
  const page = view.page > 1 ? `, page ${view.page}` : '';
  return `${letter === undefined ? '' : `, ${letter}`}${page}`;
}

export const handle: ScreenHandle<Directory | null> = {
  hydrate: false,
  meta: ({ config, data, url }) => {
    const part = data === null ? '' : partOf(data);
    return {
      title: `Brand Directory${part}`,
      description: `All ${formatCount(data?.total ?? 0)} protein brands of the catalogue from A to Z${part}, with the number of products of each.`,
      canonical: data === null ? paths.brands() : directoryHref({ ...data.view, query: '' }),
      noindex: url.searchParams.has('q'),
      jsonLd: [
        breadcrumbList(TRAIL, config.publicUrl),
        linkList(
          `Protein brands${part}`,
          (data?.groups ?? [])
            .flatMap(({ brands }) => brands)
            .map((brand) => ({ name: brand.name, path: paths.brand(brand) })),
          config.publicUrl,
        ),
      ],
    };
  },
};

/** Brand Directory (product.md section 5): fifty brands per page, with a search by name and a sticky alphabet. */
export function Component() {
  const { total, groups, letters, view, found, close, pages } = useLoaderData<typeof loader>();
  const idOf = (name: string) => letters.find(({ letter }) => letter === name)?.id ?? '';
  return (
    <div className="page">
      <CompactHeading trail={TRAIL} title="Brand Directory">
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p className="text-soft">
            {countOf(total, 'brand')}, each with its number of products, flavors counted as one.
          </p>
          <form
            action={paths.brands()}
            method="get"
            role="search"
            className="flex gap-2 max-sm:w-full"
          >
            <input
              type="search"
              name="q"
              aria-label="Find a brand"
              placeholder="Find a brand"
              defaultValue={view.query}
              maxLength={200}
              className="input min-w-0 flex-1"
              data-search-box=""
            />
            <Button type="submit">Find</Button>
          </form>
        </div>
      </CompactHeading>
      {total === 0 ? (
        <p>The catalogue has no brands yet.</p>
      ) : (
        <>
          <LetterBar
            letters={letters.map(({ letter }) => letter)}
            current={letters.find(({ id }) => id === view.letter)?.letter ?? null}
            hrefOf={(letter) => directoryHref({ letter: idOf(letter), query: '', page: 1 })}
          />
          {(view.query !== '' || view.letter !== '') && (
            <p className="mt-3">
              {countOf(close ? 0 : found, 'brand')} found
              {view.query !== '' && ` for “${view.query}”`}
              {close && found > 0 && `; ${found} ${found === 1 ? 'is' : 'are'} spelled like it`}.{' '}
              <a href={paths.brands()} className="tap-small">
                Show all
              </a>
              {found === 0 && (
                <a
                  href={paths.search({ filters: { text: view.query } })}
                  className="tap-small ml-3"
                >
                  Find it in product names
                </a>
              )}
            </p>
          )}
          <div className="mt-3 columns-1 gap-x-10 sm:columns-2 lg:columns-3">
            {groups.map((group) => (
              <BrandGroup key={group.id} group={group} />
            ))}
          </div>
          {pages > 1 && (
            <div className="mt-4">
              <Pagination
                label="Brands"
                page={view.page}
                pages={pages}
                items={searchPager(view.page, pages)}
                hrefOf={(page) => directoryHref({ ...view, page })}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}

function BrandGroup({ group: { letter, id, brands } }: { group: LetterGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mb-8">
      <h2
        id={`${id}-heading`}
        className="headline flex min-h-9 items-center break-after-avoid border-b-2 border-ink text-lg"
      >
        {letter}
      </h2>
      <ul>
        {brands.map((brand) => (
          <li key={brand.id} className="count-row break-inside-avoid">
            <a href={paths.brand(brand)}>{brand.name}</a>
            <span>
              {formatCount(brand.familiesCount)}
              <span className="sr-only">
                {brand.familiesCount === 1 ? ' product' : ' products'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

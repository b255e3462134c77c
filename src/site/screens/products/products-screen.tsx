import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { clampPage, pageCount, pageOffset, searchPager } from '#domain/paging/pager.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { itemList } from '../../prose/item-list.ts';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { Pagination } from '../../ui/pagination.tsx';

/** Families per page. */
const LISTED = 150;
/** Up to this number of pages, each page links all others, so that every product is three clicks from the home page. */
const ALL_LINKED = 150;

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'All Products', href: paths.allProducts() },
];

/** Returns a page of all families, sorted by name. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, url } = loaderTools(args);
  const asked = Number(url.searchParams.get('page') ?? '1');
  const wished = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const pageOf = (page: number) =>
    api.families({ limit: LISTED, offset: pageOffset(page, LISTED) });
  const first = await pageOf(wished);
  const pages = pageCount(first.total, LISTED);
  const page = clampPage(wished, pages);
  const { items, total } = page === wished ? first : await pageOf(page);
  return { page, pages, total, items };
}

export const handle: ScreenHandle<Awaited<ReturnType<typeof loader>>> = {
  hydrate: false,
  meta: ({ data: { page, total, items }, config }) => {
    const part = page === 1 ? '' : `, page ${page}`;
    return {
      title: `All products from A to Z${part}`,
      description: `All ${formatCount(total)} protein powders, bars and drinks of the catalogue by name${part}, flavors counted as one.`,
      canonical: paths.allProducts(page),
      jsonLd: [
        breadcrumbList(TRAIL, config.publicUrl),
        itemList(
          {
            name: `All products${part}`,
            total,
            offset: pageOffset(page, LISTED),
            products: items,
          },
          config.publicUrl,
        ),
      ],
    };
  },
};

/** Every product by name, as plain links. */
export function Component() {
  const { page, pages, total, items } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <CompactHeading trail={TRAIL} title="All products from A to Z">
        <p className="mt-1 text-soft">
          {countOf(total, 'product')}, flavors counted as one. To compare them,{' '}
          <a href={paths.searchAll()}>use the search</a>.
        </p>
      </CompactHeading>
      {pages > ALL_LINKED && (
        <Pagination
          label="Products"
          page={page}
          pages={pages}
          items={searchPager(page, pages)}
          hrefOf={paths.allProducts}
        />
      )}
      {pages > 1 && pages <= ALL_LINKED && (
        <nav aria-label="Pages" className="mb-4">
          <ul className="flex flex-wrap pl-px">
            {Array.from({ length: pages }, (_, at) => at + 1).map((each) => (
              <li key={each}>
                <a
                  href={paths.allProducts(each)}
                  aria-current={each === page ? 'page' : undefined}
                  className="-ml-px grid h-9 min-w-9 place-items-center border border-rule bg-sheet px-1 font-semibold no-underline hover:bg-well aria-[current]:bg-ink aria-[current]:text-paper pointer-coarse:h-11 pointer-coarse:min-w-11"
                >
                  <span className="sr-only">Page </span>
                  {each}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className="gap-x-10 border-t-4 border-ink sm:columns-2 lg:columns-3">
        {items.map(({ id, name, brand, flavors }) => (
          <li key={id} className="break-inside-avoid border-b border-rule py-1.5 text-sm">
            <a
              href={paths.product(id)}
              className="tap-small no-underline wrap-anywhere hover:underline"
            >
              {name}
            </a>
            <span className="block text-xs text-soft">
              {brand}
              {flavors > 1 && `, ${flavors} flavors`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

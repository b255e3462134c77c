import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { brandIdOfSlug, paths } from '#contract/paths.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import {
  BROWSE_PAGE_SIZE,
  browsePager,
  clampPage,
  pageCount,
  pageOffset,
} from '#domain/paging/pager.ts';
import { countOf } from '../../product-card/amount.ts';
import { BrandMark } from '../../product-card/brand-mark.tsx';
import { ProductCard } from '../../product-card/product-card.tsx';
import { itemList } from '../../prose/item-list.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { PageHeading } from '../../prose/page-heading.tsx';
import { loaderTools, notFound, type ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';

const trailOf = (brand: { id: number; name: string }) => [
  { label: 'Home', href: paths.home() },
  { label: 'Brand Directory', href: paths.brands() },
  { label: brand.name, href: paths.brand(brand) },
];

/** Products of one brand, a page at a time. An old or mistyped name behind the id leads to the right address. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, url, params } = loaderTools(args);
  const id = brandIdOfSlug(params['slug'] ?? '');
  const brands = await api.brands();
  const brand = brands.find((each) => each.id === id);
  if (brand === undefined) throw notFound();
  const address = paths.brand(brand);
  if (url.pathname !== address) throw redirect(`${address}${url.search}`, 301);

  const asked = Number(url.searchParams.get('page') ?? '1');
  const pages = pageCount(brand.productsCount, BROWSE_PAGE_SIZE);
  const page = clampPage(asked, pages);
  const found = await api.search(
    { ...NO_CRITERIA, brandIds: [brand.id] },
    {
      showAll: false,
      unconfirmed: false,
      sort: 'protein',
      limit: BROWSE_PAGE_SIZE,
      offset: pageOffset(page, BROWSE_PAGE_SIZE),
    },
  );
  return { brand, page, pages, products: found.items, total: found.total };
}

export const handle: ScreenHandle<Awaited<ReturnType<typeof loader>>> = {
  hydrate: false,
  meta: ({ data: { brand, total, page, products }, config }) => ({
    title: page === 1 ? brand.name : `${brand.name}, page ${page}`,
    description: `${countOf(total, 'protein product')} by ${brand.name}: protein, calories, ingredients and dietary facts from public label records.`,
    canonical: page === 1 ? paths.brand(brand) : `${paths.brand(brand)}?page=${page}`,
    jsonLd: [
      breadcrumbList(trailOf(brand), config.publicUrl),
      itemList(
        {
          name: `Products by ${brand.name}`,
          total,
          offset: pageOffset(page, BROWSE_PAGE_SIZE),
          products,
        },
        config.publicUrl,
      ),
    ],
  }),
};

/** One brand and its products. */
export function Component() {
  const { brand, page, pages, products, total } = useLoaderData<typeof loader>();
  const hrefOf = (target: number) =>
    target === 1 ? paths.brand(brand) : `${paths.brand(brand)}?page=${target}`;
  return (
    <div className="page">
      <PageHeading trail={trailOf(brand)} title={brand.name}>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <BrandMark brand={brand} className="size-8" />
          <p className="min-w-0 flex-1 basis-60 text-lg text-soft">
            {countOf(total, 'product')} in our catalogue
            {pages > 1 && `, page ${page} of ${pages}`}, most protein per serving first.
          </p>
          <ButtonLink
            href={paths.search({
              criteria: { ...NO_CRITERIA, brandIds: [brand.id] },
              showAll: true,
            })}
          >
            Search within this brand
          </ButtonLink>
        </div>
      </PageHeading>
      <h2 className="sr-only">Products</h2>
      <ul className="cards sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-8">
          <Pagination
            label={`Products by ${brand.name}`}
            page={page}
            pages={pages}
            items={browsePager(page, pages)}
            hrefOf={hrefOf}
          />
        </div>
      )}
    </div>
  );
}

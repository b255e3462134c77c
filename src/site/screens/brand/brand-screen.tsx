import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { brandIdOfSlug, paths } from '#contract/paths.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { BROWSE_PAGE_SIZE, browsePager } from '#domain/paging/browse-pager.ts';
import { clampPage, pageCount, pageOffset } from '#domain/paging/pager.ts';
import { countOf } from '../../product-card/amount.ts';
import { BrandMark } from '../../product-card/brand-mark.tsx';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { itemList } from '../../prose/item-list.ts';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { toMatchedCard } from '../../queries.ts';
import { FamilyTable } from '../../result-table/family-table.tsx';
import { loaderTools, notFound, type ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { BrandLabResults } from './brand-lab-results.tsx';
import { Makeup } from './makeup.tsx';

const trailOf = (brand: { id: number; name: string }) => [
  { label: 'Home', href: paths.home() },
  { label: 'Brand Directory', href: paths.brands() },
  { label: brand.name, href: paths.brand(brand) },
];

/**
 * Returns a page of the brand's families, best known first, and the brand's makeup. An outdated or mistyped name after
 * the id redirects to the right address.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, url, params } = loaderTools(args);
  const id = brandIdOfSlug(params['slug'] ?? '');
  const brand = (await api.brands()).find((each) => each.id === id);
  if (brand === undefined) throw notFound();
  const address = paths.brand(brand);
  if (url.pathname !== address) throw redirect(`${address}${url.search}`, 301);

  const makeup = await api.brand(brand.id);
  if (makeup === null) throw notFound();
  const asked = Number(url.searchParams.get('page') ?? '1');
  const criteria = { ...NO_CRITERIA, brandIds: [brand.id] };
  const options = { showAll: true, unconfirmed: false, families: true, sort: 'match' } as const;
  const pageOf = (offset: number) =>
    api.search(criteria, { ...options, limit: BROWSE_PAGE_SIZE, offset });
  const wished = Math.max(1, Number.isSafeInteger(asked) ? asked : 1);
  const first = await pageOf(pageOffset(wished, BROWSE_PAGE_SIZE));
  const pages = pageCount(first.total, BROWSE_PAGE_SIZE);
  const page = clampPage(wished, pages);
  const found = page === wished ? first : await pageOf(pageOffset(page, BROWSE_PAGE_SIZE));
  return {
    brand,
    makeup,
    page,
    pages,
    total: found.total,
    // All are of the brand, so marks would be the same in every row.
    families: found.items.map((item) => ({ ...toMatchedCard(item), criteria: [] })),
  };
}

export const handle: ScreenHandle<Awaited<ReturnType<typeof loader>>> = {
  hydrate: false,
  meta: ({ data: { brand, makeup, page, families, total }, config }) => ({
    title: `${brand.name} ${/protein$/i.test(brand.name) ? 'products' : 'protein'}${page === 1 ? '' : `, page ${page}`}`,
    description: `${countOf(total, 'protein product')} by ${brand.name}${page === 1 ? '' : `, page ${page}`}: protein, calories, sweeteners and allergens from public label records; ${makeup.known.list} with the whole ingredient list read.`,
    canonical: page === 1 ? paths.brand(brand) : `${paths.brand(brand)}?page=${page}`,
    image: `/share/brand/${brand.id}.png`,
    jsonLd: [
      breadcrumbList(trailOf(brand), config.publicUrl),
      itemList(
        {
          name: `Products by ${brand.name}`,
          total,
          offset: pageOffset(page, BROWSE_PAGE_SIZE),
          products: families,
        },
        config.publicUrl,
      ),
    ],
  }),
};

/** One brand: its families as a table, what they are made of, and laboratory results. */
export function Component() {
  const { brand, makeup, page, pages, families, total } = useLoaderData<typeof loader>();
  const hrefOf = (target: number) =>
    target === 1 ? paths.brand(brand) : `${paths.brand(brand)}?page=${target}`;
  const search = paths.search({
    criteria: { ...NO_CRITERIA, brandIds: [brand.id] },
    showAll: true,
  });
  return (
    <div className="page">
      <CompactHeading
        trail={trailOf(brand)}
        title={brand.name}
        before={<BrandMark brand={brand} className="size-8" />}
      >
        <p className="mt-1 text-soft">
          {countOf(total, 'product')}
          {brand.productsCount > total && ` in ${countOf(brand.productsCount, 'flavor')}`}
          {pages > 1 && `, page ${page} of ${pages}`}
          {total > 1 && ', the most completely recorded first'}
        </p>
      </CompactHeading>
      <div className="work-columns">
        <div className="min-w-0">
          <h2 className="sr-only">Products</h2>
          <FamilyTable
            items={families}
            label={`Products by ${brand.name}`}
            detail={({ proteinType }) => proteinType ?? 'Type not stated'}
          />
          {pages > 1 && (
            <div className="mt-4">
              <Pagination
                label={`Products by ${brand.name}`}
                page={page}
                pages={pages}
                items={browsePager(page, pages)}
                hrefOf={hrefOf}
              />
            </div>
          )}
          <p className="mt-4">
            <ButtonLink href={search} variant="primary">
              Search within this brand
            </ButtonLink>
          </p>
        </div>
        <aside className="grid gap-6">
          <Makeup makeup={makeup} />
          <BrandLabResults results={makeup.labResults} />
        </aside>
      </div>
    </div>
  );
}

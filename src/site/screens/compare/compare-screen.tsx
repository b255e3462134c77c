import { useEffect, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import type { Api } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import { parseSearchUrl } from '#contract/search-url.ts';
import {
  type IngredientDifferences,
  ingredientDifferences,
} from '#domain/comparison/ingredient-differences.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { distinct } from '#domain/wording.ts';
import { recallSearch } from '../../comparison/last-search.ts';
import { FailureNote } from '../../failed-step/failure-note.tsx';
import { stayOnFailure } from '../../failed-step/stay-on-failure.ts';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { compareHref, type CompareView, parseCompareView } from './compare-address.ts';
import { CompareEmpty } from './compare-empty.tsx';
import { CompareFinder } from './compare-finder.tsx';
import { type FoundProduct, findProducts } from '../../comparison/find-products.ts';
import { CompareTable } from './compare-table.tsx';
import { CompareToolbar } from './compare-toolbar.tsx';
import { type ComparedProduct, toComparedProduct } from './compared-product.ts';
import { IngredientLists } from './ingredient-lists.tsx';
import { useRemovals } from './removals.ts';
import { NotUnderstoodNote } from '../../prose/not-understood.tsx';

interface CompareData {
  readonly products: readonly ComparedProduct[];
  /** Ids in the address that belong to no product. */
  readonly missing: readonly number[];
  readonly differences: IngredientDifferences;
  /** The matches for the text of the search box; null without a text. */
  readonly found: readonly FoundProduct[] | null;
}

/**
 * Returns the products that the address names, with their matches if it has criteria, the ids that do not exist, and
 * the matches of the search box.
 */
async function loadCompared(args: LoaderFunctionArgs): Promise<CompareData> {
  const { api, url } = loaderTools(args);
  const view = parseCompareView(url.searchParams);
  const [products, found] = await Promise.all([
    view.ids.length === 0
      ? []
      : hasCriteria(view.criteria)
        ? api.byIdsMatched(view.ids, view.criteria)
        : api.byIds(view.ids),
    view.find === '' ? null : findProducts(api, view.find),
  ]);
  const there = new Set(products.map(({ id }) => id));
  const missing = view.ids.filter((id) => !there.has(id));
  const ids = missing.length === 0 ? view.ids : await idsNow(api, view.ids);
  if (ids.join() !== view.ids.join()) throw redirect(compareHref({ ...view, ids }));
  return {
    products: products.map(toComparedProduct),
    missing,
    differences: ingredientDifferences(products),
    found,
  };
}

export const loader = stayOnFailure(loadCompared);

/** Returns what a view loads: neither another basis nor hidden rows ask the server again. */
const loadedBy = ({ searchParams }: URL): string => {
  const { ids, criteria, find } = parseCompareView(searchParams);
  return JSON.stringify([ids, criteria, find]);
};

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  loadedBy(currentUrl) !== loadedBy(nextUrl);

/** Returns the current ids of the products without duplicates, because a record may have been merged into another. */
async function idsNow(api: Api, ids: readonly number[]): Promise<readonly number[]> {
  const products = await Promise.all(ids.map((id) => api.protein(id)));
  return distinct(ids.map((id, place) => products[place]?.id ?? id));
}

export const handle: ScreenHandle<CompareData | null> = {
  meta({ data }) {
    const names = data?.products.map(({ name }) => name) ?? [];
    const title = names.length < 2 ? 'Compare Products' : `Compare ${names.join(' vs ')}`;
    // The rest is for crawlers, which read the server's page. The browser does not load it.
    if (!import.meta.env.SSR) return { title };
    const ids = data?.products.map(({ id }) => id) ?? [];
    return {
      title,
      description:
        'Protein supplements side by side: nutrition facts, product details, dietary info and purchase options, with the best value of each row.',
      canonical: paths.compare(),
      ...(ids.length === 0 ? {} : { image: `/share/compare.png?ids=${ids.join(',')}` }),
      noindex: names.length > 0,
    };
  },
};

/**
 * Adds the wishes of the session's last search to the address, once. If the shopper removes them, they stay out until
 * the page is reloaded.
 */
function useSessionWishes(view: CompareView): void {
  const navigate = useNavigate();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || view.ids.length === 0) return;
    asked.current = true;
    const last = hasCriteria(view.criteria) ? null : recallSearch();
    const criteria = last === null ? NO_CRITERIA : parseSearchUrl(last).criteria;
    if (!hasCriteria(criteria)) return;
    void navigate(compareHref({ ...view, criteria }), { replace: true, preventScrollReset: true });
  }, [navigate, view]);
}

/** Up to four products side by side (specification section 2, "Compare page"). */
export function Component() {
  const data = useLoaderData<CompareData>();
  const query = new URLSearchParams(useLocation().search);
  const view = parseCompareView(query);
  const { products, missing } = data;
  useSessionWishes(view);
  useRemovals(view.ids);
  return (
    <div className="page pb-2">
      <div className="items-start gap-x-8 md:grid md:grid-cols-[2fr_1fr]">
        <div className="flex flex-wrap items-center justify-between gap-x-3 pt-1 md:pt-6">
          <h1 className="headline py-3 text-xl sm:text-2xl">Compare Products</h1>
          <a href={paths.home()} className="tap text-xs sm:text-sm print:hidden">
            Return to Main Menu
          </a>
        </div>
        <div className="md:pt-3">
          <CompareFinder view={view} found={data.found} />
        </div>
      </div>
      <FailureNote />
      <NotUnderstoodNote view={view} />
      {missing.length > 0 && (
        <p role="status" className="mt-4 border-l-4 border-amber bg-amber-wash px-4 py-3">
          {`There is no product ${missing.join(' or ')} in the catalogue now: left out.`}
        </p>
      )}
      {products.length === 0 ? (
        <CompareEmpty />
      ) : (
        <>
          <CompareToolbar view={view} products={products} />
          <CompareTable view={view} products={products} />
          {products.length > 1 && (
            <IngredientLists products={products} differences={data.differences} />
          )}
        </>
      )}
    </div>
  );
}

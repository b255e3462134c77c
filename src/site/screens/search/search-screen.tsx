import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router';
import { ApiError, type Paged, type SearchOptions } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import { buildSearchQuery, parseSearchUrl, type SearchView } from '#contract/search-url.ts';
import { pageOffset, SEARCH_PAGE_SIZE } from '#domain/paging/pager.ts';
import { AD_SLOTS, AdSlot } from '../../ads/ad-slot.tsx';
import { type MatchedCard, queries, searchKey } from '../../queries.ts';
import { useApi } from '../../site-context.tsx';
import { itemList } from '../../prose/item-list.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { loaderTools, type ScreenHandle, withStatus } from '../../screen.ts';
import { ensureFormData } from '../../search-form/form-data.ts';
import { SearchForm } from '../../search-form/search-form.tsx';
import { useSearchDraft } from '../../search-form/use-search-draft.ts';
import { AppliedFilters } from './applied-filters-row.tsx';
import { appliedFilters } from './applied-filters.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { HiddenList } from './hidden-list.tsx';
import { Results } from './results.tsx';
import { FailureCard, LoadingResults } from './search-states.tsx';
import { useCompletionFlow } from './use-completion-flow.ts';
import { useScrollToResults } from './use-scroll-to-results.ts';

// Popups and drawer come when they are called for, or half a second after the results.
const Popups = lazy(async () => ({ default: (await import('./popups.tsx')).Popups }));
const HiddenDrawer = lazy(async () => ({
  default: (await import('./hidden-drawer.tsx')).HiddenDrawer,
}));

interface SearchData {
  readonly failed: boolean;
}

/** What the API is asked for a view. */
function optionsOf({ showAll, unconfirmed, sort, page }: SearchView): SearchOptions {
  return {
    showAll,
    unconfirmed,
    sort,
    limit: SEARCH_PAGE_SIZE,
    offset: pageOffset(page, SEARCH_PAGE_SIZE),
  };
}

/** The figures about a search do not depend on its page. */
function summaryOptions(view: SearchView): SearchOptions {
  return { ...optionsOf(view), offset: 0 };
}

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Proteins', href: paths.search() },
];

export const handle: ScreenHandle<SearchData | null> = {
  meta: ({ url, queries: client, config }) => {
    const view = parseSearchUrl(url.search);
    const plain = !hasCriteria(view.criteria) && view.page === 1;
    const found = client.getQueryData<Paged<MatchedCard>>(
      searchKey(view.criteria, optionsOf(view)),
    );
    return {
      title: hasCriteria(view.criteria) ? 'Search results' : 'All protein products',
      description:
        'Protein products that fit your wishes, each with a receipt that explains its match.',
      canonical: plain ? paths.search() : undefined,
      noindex: !plain,
      jsonLd:
        // For crawlers, which read the server's page: browsers need not load the code.
        import.meta.env.SSR && plain && found !== undefined
          ? [
              breadcrumbList(TRAIL, config.publicUrl),
              itemList(
                { name: 'Protein products', total: found.total, offset: 0, products: found.items },
                config.publicUrl,
              ),
            ]
          : [],
    };
  },
};

/** Asks for the page of results, the figures, the brands and the form's counts. A search that fails is a state, not an error. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, queries: client, url } = loaderTools(args);
  const view = parseSearchUrl(url.search);
  try {
    await Promise.all([
      client.ensureQueryData(queries.search(api, view.criteria, optionsOf(view))),
      client.ensureQueryData(queries.summary(api, view.criteria, summaryOptions(view))),
      ensureFormData(args, view.criteria),
      url.searchParams.has('hidden')
        ? client.ensureQueryData(queries.hidden(api, view.criteria, hiddenOptions(view)))
        : null,
    ]);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
    const status = cause instanceof ApiError ? cause.status : 500;
    return withStatus<SearchData>({ failed: true }, status >= 500 ? status : 500);
  }
  return withStatus<SearchData>({ failed: false }, 200);
}

/** The drawer shows at most so many of the products that break a wish. */
const HIDDEN_LIMIT = 24;

function hiddenOptions(view: SearchView): SearchOptions {
  return { ...summaryOptions(view), limit: HIDDEN_LIMIT };
}

/** The page of results, the figures about the search and the names of brands, as far as they are known. */
function useSearchData(view: SearchView, failed: boolean) {
  const api = useApi();
  const { criteria } = view;
  const { data: results } = useQuery({
    ...queries.search(api, criteria, optionsOf(view)),
    enabled: !failed,
  });
  const { data: summary } = useQuery({
    ...queries.summary(api, criteria, summaryOptions(view)),
    enabled: !failed,
  });
  // In the page's data where some are chosen, otherwise of no use here.
  const { data: brands = [] } = useQuery({
    ...queries.brands(api),
    enabled: criteria.brandIds.length > 0,
  });
  return { results, summary, brands };
}

/** Search results (specification section 2). */
export function Component() {
  const { failed } = useLoaderData<SearchData>();
  const { search: query } = useLocation();
  const navigation = useNavigation();
  const api = useApi();
  const view = parseSearchUrl(query);
  const { criteria } = view;
  const { results, summary, brands } = useSearchData(view, failed);
  const draft = useSearchDraft(criteria);
  const filters = appliedFilters(criteria, brands);
  const [sheet, setSheet] = useState<'filters' | 'hidden' | null>(null);

  const pending = navigation.state === 'loading' && navigation.location.pathname === paths.search();
  const loaded = !failed && !pending && results !== undefined && summary !== undefined;
  const asked = hasCriteria(criteria) || view.showAll;
  const flow = useCompletionFlow(
    buildSearchQuery({ criteria, showAll: view.showAll, unconfirmed: view.unconfirmed }),
    loaded && asked ? summary.total : null,
  );
  const section = useRef<HTMLElement>(null);
  useScrollToResults(section, buildSearchQuery(view), loaded && asked);
  const hiddenQuery = queries.hidden(api, criteria, hiddenOptions(view));
  const showHidden = new URLSearchParams(query).has('hidden');

  return (
    <div className="page relative pt-8">
      <AdSlot
        id={AD_SLOTS.searchLeft}
        kind="sidebar"
        className="absolute top-8 right-full hidden w-[250px] pr-4 min-[112rem]:block"
      />
      <AdSlot
        id={AD_SLOTS.searchRight}
        kind="sidebar"
        className="absolute top-8 left-full hidden w-[250px] pl-4 min-[112rem]:block"
      />
      <h1 className="headline text-2xl sm:text-3xl">
        {hasCriteria(criteria) ? 'Search results' : 'All protein products'}
      </h1>
      <div className="phone-hidden label mt-6 p-4 sm:p-6">
        <SearchForm state={draft} />
      </div>
      <FilterSheet
        open={sheet === 'filters'}
        count={filters.length}
        onOpen={() => setSheet('filters')}
        onClose={() => setSheet(null)}
      >
        <SearchForm state={draft} searchBox={false} />
      </FilterSheet>
      {view.problems.length > 0 && (
        <ul className="mt-4 bg-amber-wash px-3 py-2 text-sm text-amber" role="status">
          {view.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <AppliedFilters view={view} filters={filters} />

      <section ref={section} id="results" aria-label="Results" aria-busy={pending} className="pt-6">
        {failed && !pending ? (
          <FailureCard />
        ) : pending || results === undefined || summary === undefined ? (
          <LoadingResults />
        ) : (
          <Results
            view={view}
            results={results}
            summary={summary}
            onSummary={flow.showSummary}
            onHidden={() => setSheet('hidden')}
          />
        )}
      </section>

      {summary !== undefined && showHidden && (
        <HiddenList hidden={summary.hidden} query={hiddenQuery} />
      )}
      <Suspense>
        {summary !== undefined && sheet === 'hidden' && (
          <HiddenDrawer
            hidden={summary.hidden}
            query={hiddenQuery}
            onClose={() => setSheet(null)}
          />
        )}
        {summary !== undefined && sheet === null && flow.popup !== null && (
          <Popups flow={flow} view={view} summary={summary} filters={filters} />
        )}
      </Suspense>
    </div>
  );
}

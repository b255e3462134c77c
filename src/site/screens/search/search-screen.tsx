import { lazy, Suspense, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router';
import { ApiError, type Paged, type SearchOptions } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import { buildSearchQuery, parseSearchUrl, type SearchView } from '#contract/search-url.ts';
import { pageOffset, SEARCH_PAGE_SIZE } from '#domain/paging/pager.ts';
import { AD_SLOTS, AdSlot } from '../../ads/ad-slot.tsx';
import { type MatchedCard, queries, type SearchFigures } from '../../queries.ts';
import { useApi } from '../../site-context.tsx';
import { itemList } from '../../prose/item-list.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { loaderTools, type ScreenHandle, withStatus } from '../../screen.ts';
import { type FormData, formDataForBrowser, loadFormData } from '../../search-form/form-data.ts';
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

/** Everything the page shows, or that it could not be had. */
type SearchData =
  | { readonly failed: true }
  | {
      readonly failed: false;
      readonly results: Paged<MatchedCard>;
      readonly summary: SearchFigures;
      readonly form: FormData;
      /** The products that break a wish, where the address asks for them. */
      readonly hidden: Paged<MatchedCard> | null;
    };

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

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Proteins', href: paths.search() },
];

export const handle: ScreenHandle<SearchData | null> = {
  meta: ({ url, data, config }) => {
    const view = parseSearchUrl(url.search);
    const plain = !hasCriteria(view.criteria) && view.page === 1;
    return {
      title: hasCriteria(view.criteria) ? 'Search results' : 'All protein products',
      description:
        'Protein products that fit your wishes, each with a receipt that explains its match.',
      canonical: plain ? paths.search() : undefined,
      noindex: !plain,
      jsonLd:
        // For crawlers, which read the server's page: browsers need not load the code.
        import.meta.env.SSR && plain && data?.failed === false
          ? [
              breadcrumbList(TRAIL, config.publicUrl),
              itemList(
                {
                  name: 'Protein products',
                  total: data.results.total,
                  offset: 0,
                  products: data.results.items,
                },
                config.publicUrl,
              ),
            ]
          : [],
    };
  },
  browserData: (data) =>
    data?.failed === false ? { ...data, form: formDataForBrowser(data.form) } : data,
};

/**
 * Asks for the page of results, the figures and the form's counts: one summary, where the list has the switches that the form
 * counts with. A search that fails is a state, not an error.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, queries: client, url } = loaderTools(args);
  const view = parseSearchUrl(url.search);
  try {
    const [results, { facets: _, ...summary }, form, hidden] = await Promise.all([
      client.fetchQuery(queries.search(api, view.criteria, optionsOf(view))),
      client.fetchQuery(queries.summary(api, view.criteria, view)),
      loadFormData(args, view.criteria),
      url.searchParams.has('hidden')
        ? client.fetchQuery(queries.hidden(api, view.criteria, hiddenOptions(view)))
        : null,
    ]);
    return withStatus<SearchData>({ failed: false, results, summary, form, hidden }, 200);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
    const status = cause instanceof ApiError ? cause.status : 500;
    return withStatus<SearchData>({ failed: true }, status >= 500 ? status : 500);
  }
}

/** The drawer shows at most so many of the products that break a wish. */
const HIDDEN_LIMIT = 24;

function hiddenOptions(view: SearchView): SearchOptions {
  return { ...optionsOf(view), offset: 0, limit: HIDDEN_LIMIT };
}

/** The view of the address, what was found for it (null: the search failed), and whether another is on its way. */
function useFound() {
  const data = useLoaderData<SearchData>();
  const { search: query } = useLocation();
  const navigation = useNavigation();
  const view = parseSearchUrl(query);
  const found = data.failed ? null : data;
  const pending = navigation.state === 'loading' && navigation.location.pathname === paths.search();
  const asked = hasCriteria(view.criteria) || view.showAll;
  return {
    view,
    found,
    /** What was found, once it is there and something was asked for. */
    shown: asked && !pending ? found : null,
    pending,
    showHidden: new URLSearchParams(query).has('hidden'),
    hiddenQuery: queries.hidden(useApi(), view.criteria, hiddenOptions(view)),
  };
}

type Found = Extract<SearchData, { failed: false }>;

/** Search results (specification section 2). */
export function Component() {
  const { view, found, shown, pending, showHidden, hiddenQuery } = useFound();
  const { criteria } = view;
  const form = found?.form ?? null;
  const draft = useSearchDraft(criteria);
  const filters = appliedFilters(criteria, form?.brands ?? []);
  const [sheet, setSheet] = useState<Sheet>(null);
  const flow = useCompletionFlow(
    buildSearchQuery({ criteria, showAll: view.showAll, unconfirmed: view.unconfirmed }),
    shown?.summary.total ?? null,
  );
  const section = useRef<HTMLElement>(null);
  useScrollToResults(section, buildSearchQuery(view), shown !== null);

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
        <SearchForm state={draft} form={form} />
      </div>
      <FilterSheet
        open={sheet === 'filters'}
        count={filters.length}
        onOpen={() => setSheet('filters')}
        onClose={() => setSheet(null)}
      >
        <SearchForm state={draft} form={form} searchBox={false} />
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
        {pending ? (
          <LoadingResults />
        ) : found === null ? (
          <FailureCard />
        ) : (
          <Results
            view={view}
            results={found.results}
            summary={found.summary}
            onSummary={flow.showSummary}
            onHidden={() => setSheet('hidden')}
          />
        )}
      </section>

      {found !== null && showHidden && (
        <HiddenList hidden={found.summary.hidden} query={hiddenQuery} known={found.hidden} />
      )}
      <Suspense>
        {found !== null && (
          <Layers
            {...{ found, view, flow, filters, sheet, hiddenQuery }}
            onClose={() => setSheet(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

type Sheet = 'filters' | 'hidden' | null;

/** What lies over the page: the hidden products, or the popup that is due. */
function Layers({
  found,
  view,
  flow,
  filters,
  sheet,
  hiddenQuery,
  onClose,
}: {
  found: Found;
  view: SearchView;
  flow: ReturnType<typeof useCompletionFlow>;
  filters: ReturnType<typeof appliedFilters>;
  sheet: Sheet;
  hiddenQuery: ReturnType<typeof queries.hidden>;
  onClose: () => void;
}) {
  const { summary } = found;
  if (sheet === 'hidden') {
    return <HiddenDrawer hidden={summary.hidden} query={hiddenQuery} onClose={onClose} />;
  }
  if (sheet !== null || flow.popup === null) return null;
  return <Popups flow={flow} view={view} summary={summary} filters={filters} />;
}

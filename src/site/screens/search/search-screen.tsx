import { lazy, Suspense, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { buildSearchQuery, parseSearchUrl } from '#contract/search-url.ts';
import { AD_SLOTS, AdSlot } from '../../ads/ad-slot.tsx';
import { itemList } from '../../prose/item-list.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import type { ScreenHandle } from '../../screen.ts';
import { FilterSheet } from '../../search-form/filter-sheet.tsx';
import { formDataForBrowser } from '../../search-form/form-data.ts';
import { appliedFilters } from '../../wishes/applied-filters.ts';
import { Layers, type Sheet } from './popups/layers.tsx';
import { LayoutSwitch } from './toolbar/layout-switch.tsx';
import { Results } from './results.tsx';
import { ResultsBanner } from './results-banner.tsx';
import { isSearch, type SearchData } from './search-data.ts';
import { FailureCard, LoadingResults } from './search-states.tsx';
import { useCompletionFlow } from './popups/use-completion-flow.ts';
import { useRememberedLayout } from '../../result-layout/use-remembered-layout.ts';
import { useLiveSearch } from './use-live-search.ts';
import { useScrollToResults } from './use-scroll-to-results.ts';
import { useSearchView } from './use-search-view.ts';
import { LazyWishes, loadWishes, WishesRail } from './wishes/wishes-rail.tsx';

export { loader } from './search-data.ts';
export { loadParts } from './lazy-parts.ts';

/** Shown in the page itself only in browsers without JavaScript. */
const HiddenList = import.meta.env.SSR
  ? (await import('./listing/hidden-list.tsx')).HiddenList
  : lazy(async () => ({ default: (await import('./listing/hidden-list.tsx')).HiddenList }));
const trail = () => [
  { label: 'Home', href: paths.home() },
  { label: 'Proteins', href: paths.search() },
];

export const handle: ScreenHandle<SearchData | null> = {
  meta: ({ url, data, config }) => {
    const view = parseSearchUrl(url.search);
    const title = isSearch(view) ? 'Search results' : 'All protein products';
    // The rest is for crawlers, which read the server's page. The browser does not load it.
    if (!import.meta.env.SSR) return { title };
    const plain = !isSearch(view) && view.page === 1;
    return {
      title,
      description:
        'Protein products that fit your wishes, each with a receipt that explains its match.',
      canonical: plain ? paths.search() : undefined,
      noindex: !plain,
      jsonLd:
        plain && data?.failed === false
          ? [
              breadcrumbList(trail(), config.publicUrl),
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
  browserData: import.meta.env.SSR
    ? (data) => (data?.failed === false ? { ...data, form: formDataForBrowser(data.form) } : data)
    : undefined,
};

/** Search results (specification section 2): the rail of wishes, with the results next to it. */
export function Component() {
  const { view, listed, failed, pendingView, found, shown, pending, hiddenQuery } = useSearchView();
  const { criteria } = view;
  const form = found?.form ?? null;
  const draft = useLiveSearch(view, pendingView);
  const filters = appliedFilters(criteria, view.filters, form?.brands);
  const words = filters.map(({ label }) => label).join(', ');
  const [sheet, setSheet] = useState<Sheet>(null);
  const searched = { ...view, layout: undefined };
  const flow = useCompletionFlow(
    buildSearchQuery({ ...searched, sort: 'diversity', columns: undefined, page: 1 }),
    shown?.summary.total ?? null,
  );
  const section = useRef<HTMLElement>(null);
  useScrollToResults(section, buildSearchQuery(searched), shown !== null);
  useRememberedLayout(view);
  const panel = { view, filters, state: draft, form };

  return (
    <div className="workbench">
      <a href="#results" className="to-results">
        Go to the results
      </a>
      <AdSlot id={AD_SLOTS.searchLeft} kind="sidebar" className="workbench-ad" />
      <WishesRail {...panel} searchBox />
      <div className="min-w-0 flex-1">
        <section
          ref={section}
          id="results"
          tabIndex={-1}
          aria-label="Results"
          aria-busy={pending !== null}
        >
          <ResultsBanner
            view={view}
            found={pending === 'search' ? null : found}
            onSummary={flow.showSummary}
          >
            <FilterSheet
              open={sheet === 'filters'}
              count={filters.length}
              words={words}
              onOpen={() => {
                void loadWishes();
                setSheet('filters');
              }}
              onClose={() => setSheet(null)}
            >
              <LazyWishes {...panel} searchBox={false} />
            </FilterSheet>
            <LayoutSwitch view={view} />
          </ResultsBanner>
          <p className="hidden print:block">{words}</p>
          {pending === 'search' ? (
            <LoadingResults />
          ) : (
            <>
              {failed && pending === null && <FailureCard view={view} listed={found !== null} />}
              {found !== null && (
                <Results
                  view={listed}
                  results={found.results}
                  summary={found.summary}
                  onHidden={() => setSheet('hidden')}
                />
              )}
            </>
          )}
        </section>
        {found?.hidden && (
          <Suspense>
            <HiddenList hidden={found.summary.hidden} query={hiddenQuery} known={found.hidden} />
          </Suspense>
        )}
      </div>
      <AdSlot id={AD_SLOTS.searchRight} kind="sidebar" className="workbench-ad" />
      {found !== null && (
        <Layers
          {...{ found, view, flow, filters, sheet, hiddenQuery }}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}
